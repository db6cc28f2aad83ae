import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { MyAccountScreenQuery } from '../../__generated__/MyAccountScreenQuery.graphql.ts'
import { AccountRail } from '../../features/accounts/profile/AccountRail.tsx'
import { DetailsPart } from '../../features/accounts/profile/DetailsPart.tsx'
import { IdentityPart } from '../../features/accounts/profile/IdentityPart.tsx'
import { OfflinePagesRow } from '../../features/accounts/profile/OfflinePagesRow.tsx'
import { PushRow } from '../../features/accounts/profile/PushRow.tsx'
import { SettingsPart } from '../../features/accounts/profile/SettingsPart.tsx'
import { ApiTokensPart } from '../../features/accounts/apiTokens/ApiTokensPart.tsx'
import { BillingPart } from '../../features/billing/subscription/BillingPart.tsx'
import { PanelBoundary } from '../../kit/failure/PanelBoundary.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'
import { Flex } from '../../ui/layout/boxes.ts'
import { Link } from '../../ui/text/Link.ts'
import { RailScreen } from '../kernel/RailScreen.tsx'

export const query = graphql`
  query MyAccountScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...BillingPart_query
    site {
      ...PushRow_site
    }
    viewer {
      isGuest
      apiTokens {
        __typename
      }
      ...IdentityPart_viewer
      ...SettingsPart_viewer
      ...ApiTokensPart_viewer
      ...DetailsPart_viewer
    }
  }
`

export function MyAccountScreen({ data }: { data: MyAccountScreenQuery['response'] }) {
  const { viewer } = data
  const { formatMessage } = useIntl()
  return (
    <RailScreen
      title={formatMessage({ id: 'title.MyAccount' })}
      rail={<AccountRail isGuest={viewer?.isGuest ?? true} hasTokens={viewer?.apiTokens != null} />}
      gap="0"
    >
      <div>
        <PanelBoundary resetKey={viewer} title={formatMessage({ id: 'account.loadFailed' })}>
          {viewer && (
            <>
              <IdentityPart viewer={viewer} />
              <SettingsPart viewer={viewer}>
                {!viewer.isGuest && (
                  <>
                    <PushRow site={data.site} />
                    <OfflinePagesRow />
                  </>
                )}
              </SettingsPart>
              <BillingPart query={data} />
              <ApiTokensPart viewer={viewer} />
              <DetailsPart viewer={viewer} />
            </>
          )}
        </PanelBoundary>
        <Flex as="p" wrap="wrap" rowGap="2" columnGap="6" mt="4" textStyle="note" md={{ pl: '16.5rem' }}>
          <Link isAlone to={pathTo('PrivacyPolicy')}>
            {formatMessage({ id: 'footer.privacy' })}
          </Link>
          <Link isAlone to={pathTo('TermsAndConditions')}>
            {formatMessage({ id: 'footer.terms' })}
          </Link>
          <Link isAlone to={pathTo('CookiePolicy')}>
            {formatMessage({ id: 'title.CookiePolicy' })}
          </Link>
        </Flex>
      </div>
    </RailScreen>
  )
}

export { MyAccountScreen as Screen }
