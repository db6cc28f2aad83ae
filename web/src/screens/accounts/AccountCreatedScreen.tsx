import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { AccountCreatedScreenQuery } from '../../__generated__/AccountCreatedScreenQuery.graphql.ts'
import { GateColumn } from '../../features/accounts/signIn/GateColumn.tsx'
import { GateActions, HomeButton, SignInButton } from '../../features/accounts/signIn/GateActions.tsx'

export const query = graphql`
  query AccountCreatedScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...GateColumn_query
  }
`

/** An account is created and confirmed at once, as that of somebody invited is. */
export function AccountCreatedScreen({ data }: { data: AccountCreatedScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  return (
    <GateColumn
      query={data}
      title={formatMessage({ id: 'gate.accountCreated.title' })}
      lead={formatMessage({ id: 'gate.accountCreated.text' })}
    >
      <GateActions>
        <SignInButton />
        <HomeButton />
      </GateActions>
    </GateColumn>
  )
}

export { AccountCreatedScreen as Screen }
