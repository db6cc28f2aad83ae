import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { AccountCreatedScreenQuery } from '../../__generated__/AccountCreatedScreenQuery.graphql.ts'
import { SignInPageColumn } from '../../features/accounts/signIn/SignInPageColumn.tsx'
import { SignInPageActions, HomeButton, SignInButton } from '../../features/accounts/signIn/SignInPageActions.tsx'

export const query = graphql`
  query AccountCreatedScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...SignInPageColumn_query
  }
`

export function AccountCreatedScreen({ data }: { data: AccountCreatedScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  return (
    <SignInPageColumn
      query={data}
      title={formatMessage({ id: 'gate.accountCreated.title' })}
      lead={formatMessage({ id: 'gate.accountCreated.text' })}
    >
      <SignInPageActions>
        <SignInButton />
        <HomeButton />
      </SignInPageActions>
    </SignInPageColumn>
  )
}

export { AccountCreatedScreen as Screen }
