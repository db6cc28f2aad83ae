import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { ActivationEmailSentScreenQuery } from '../../__generated__/ActivationEmailSentScreenQuery.graphql.ts'
import { SignInPageColumn } from '../../features/accounts/signIn/SignInPageColumn.tsx'
import { SignInPageActions, HomeButton } from '../../features/accounts/signIn/SignInPageActions.tsx'
import { useGuestWorkCount } from '../../features/accounts/registration/useGuestWorkCount.ts'
import { useGivenEmail } from '../../features/accounts/registration/useGivenEmail.ts'

export const query = graphql`
  query ActivationEmailSentScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...SignInPageColumn_query
  }
`

export function ActivationEmailSentScreen({ data }: { data: ActivationEmailSentScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const email = useGivenEmail()
  const kept = useGuestWorkCount()
  const strong = (text: ReactNode) => <strong key="email">{text}</strong>
  return (
    <SignInPageColumn
      query={data}
      title={formatMessage({ id: 'gate.activationSent.title' })}
      lead={
        <>
          <FormattedMessage id="gate.activationSent.text" values={{ email: email ?? 'none', strong }} />{' '}
          {kept !== null && <FormattedMessage id="gate.activationSent.kept" values={{ count: kept }} />}
        </>
      }
    >
      <SignInPageActions>
        <HomeButton />
      </SignInPageActions>
    </SignInPageColumn>
  )
}

export { ActivationEmailSentScreen as Screen }
