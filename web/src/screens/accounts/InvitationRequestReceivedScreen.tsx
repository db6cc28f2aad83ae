import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { InvitationRequestReceivedScreenQuery } from '../../__generated__/InvitationRequestReceivedScreenQuery.graphql.ts'
import { GateColumn } from '../../features/accounts/signIn/GateColumn.tsx'
import { GateActions, HomeButton } from '../../features/accounts/signIn/GateActions.tsx'
import { useGivenEmail } from '../../features/accounts/registration/useGivenEmail.ts'

export const query = graphql`
  query InvitationRequestReceivedScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...GateColumn_query
  }
`

/** A request for an invitation has arrived. */
export function InvitationRequestReceivedScreen({ data }: { data: InvitationRequestReceivedScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const email = useGivenEmail()
  const strong = (text: ReactNode) => <strong key="email">{text}</strong>
  return (
    <GateColumn
      query={data}
      title={formatMessage({ id: 'gate.invitationReceived.title' })}
      lead={<FormattedMessage id="gate.invitationReceived.text" values={{ email: email ?? 'none', strong }} />}
    >
      <GateActions>
        <HomeButton />
      </GateActions>
    </GateColumn>
  )
}
