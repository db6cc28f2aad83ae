import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { ResetPasswordDoneScreenQuery } from '../../__generated__/ResetPasswordDoneScreenQuery.graphql.ts'
import { SignInPageColumn } from '../../features/accounts/signIn/SignInPageColumn.tsx'
import { SignInPageActions, HomeButton, SignInButton } from '../../features/accounts/signIn/SignInPageActions.tsx'

export const query = graphql`
  query ResetPasswordDoneScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...SignInPageColumn_query
  }
`

export function ResetPasswordDoneScreen({ data }: { data: ResetPasswordDoneScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  return (
    <SignInPageColumn
      query={data}
      title={formatMessage({ id: 'gate.resetDone.title' })}
      lead={formatMessage({ id: 'gate.resetDone.text' })}
    >
      <SignInPageActions>
        <SignInButton />
        <HomeButton />
      </SignInPageActions>
    </SignInPageColumn>
  )
}

export { ResetPasswordDoneScreen as Screen }
