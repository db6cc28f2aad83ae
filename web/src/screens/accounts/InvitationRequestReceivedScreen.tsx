import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { InvitationRequestReceivedScreenQuery } from '../../__generated__/InvitationRequestReceivedScreenQuery.graphql.ts'
import { SignInPageColumn } from '../../features/accounts/signIn/SignInPageColumn.tsx'
import { SignInPageActions, HomeButton } from '../../features/accounts/signIn/SignInPageActions.tsx'
import { useGivenEmail } from '../../features/accounts/registration/useGivenEmail.ts'

export const query = graphql`
  query InvitationRequestReceivedScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...SignInPageColumn_query
  }
`

export function InvitationRequestReceivedScreen({ data }: { data: InvitationRequestReceivedScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const email = useGivenEmail()
  const strong = (text: ReactNode) => <strong key="email">{text}</strong>
  return (
    <SignInPageColumn
      query={data}
      title={formatMessage({ id: 'gate.invitationReceived.title' })}
      lead={<FormattedMessage id="gate.invitationReceived.text" values={{ email: email ?? 'none', strong }} />}
    >
      <SignInPageActions>
        <HomeButton />
      </SignInPageActions>
    </SignInPageColumn>
  )
}

export { InvitationRequestReceivedScreen as Screen }
