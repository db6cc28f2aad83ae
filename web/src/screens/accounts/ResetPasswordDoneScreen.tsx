import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { ResetPasswordDoneScreenQuery } from '../../__generated__/ResetPasswordDoneScreenQuery.graphql.ts'
import { GateColumn } from '../../features/accounts/signIn/GateColumn.tsx'
import { GateActions, HomeButton, SignInButton } from '../../features/accounts/signIn/GateActions.tsx'

export const query = graphql`
  query ResetPasswordDoneScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...GateColumn_query
  }
`

/** The new password holds. */
export function ResetPasswordDoneScreen({ data }: { data: ResetPasswordDoneScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  return (
    <GateColumn
      query={data}
      title={formatMessage({ id: 'gate.resetDone.title' })}
      lead={formatMessage({ id: 'gate.resetDone.text' })}
    >
      <GateActions>
        <SignInButton />
        <HomeButton />
      </GateActions>
    </GateColumn>
  )
}
