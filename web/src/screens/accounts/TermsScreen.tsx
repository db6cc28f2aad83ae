import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import { TERMS } from '@palier/domain/accounts/terms'
import type { TermsScreenQuery } from '../../__generated__/TermsScreenQuery.graphql.ts'
import { LegalLinks } from '../../features/shell/legal/LegalLinks.tsx'
import { LegalText } from '../../features/shell/legal/LegalText.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'
import { TermsAcceptance } from '../../features/accounts/terms/TermsAcceptance.tsx'
import { TermsNotice } from '../../features/accounts/terms/TermsNotice.tsx'

export const query = graphql`
  query TermsScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    viewer {
      isGuest
      acceptedTermsVersion
      ...TermsAcceptance_viewer
    }
  }
`

const EARLIER_VERSION = 220_921

export function TermsScreen({ data: { viewer } }: { data: TermsScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const [parameters] = useSearchParams()
  if (parameters.get('version') === String(EARLIER_VERSION)) {
    const present = { to: pathTo('TermsAndConditions'), label: formatMessage({ id: 'terms.present' }) }
    return (
      <LegalText
        name="earlierTerms"
        version={EARLIER_VERSION}
        notice={<TermsNotice>{formatMessage({ id: 'terms.isEarlier' })}</TermsNotice>}
      >
        <LegalLinks here="TermsAndConditions" other={present} />
      </LegalText>
    )
  }

  const mustAccept = viewer != null && !viewer.isGuest && viewer.acceptedTermsVersion !== TERMS.version
  const isFirst = viewer != null && viewer.acceptedTermsVersion == null
  const earlier = {
    to: `${pathTo('TermsAndConditions')}?version=${EARLIER_VERSION}`,
    label: formatMessage({ id: 'terms.earlier' }, { version: String(EARLIER_VERSION) }),
  }
  return (
    <LegalText
      name="terms"
      version={TERMS.version}
      notice={
        parameters.has('v') && (
          <TermsNotice>{formatMessage({ id: isFirst ? 'terms.isFirst' : 'terms.isNew' })}</TermsNotice>
        )
      }
    >
      {mustAccept && <TermsAcceptance viewer={viewer} />}
      <LegalLinks here="TermsAndConditions" other={earlier} />
    </LegalText>
  )
}

export { TermsScreen as Screen }
