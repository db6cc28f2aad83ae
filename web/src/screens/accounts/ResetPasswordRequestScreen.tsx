import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { ResetPasswordRequestScreenQuery } from '../../__generated__/ResetPasswordRequestScreenQuery.graphql.ts'
import { SignInPageColumn } from '../../features/accounts/signIn/SignInPageColumn.tsx'
import { BackToSignIn } from '../../features/accounts/signIn/BackToSignIn.tsx'
import { ResetRequestForm } from '../../features/accounts/password/ResetRequestForm.tsx'

export const query = graphql`
  query ResetPasswordRequestScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...SignInPageColumn_query
  }
`

export function ResetPasswordRequestScreen({ data }: { data: ResetPasswordRequestScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  return (
    <SignInPageColumn
      query={data}
      title={formatMessage({ id: 'gate.reset.title' })}
      lead={formatMessage({ id: 'gate.reset.lead' })}
    >
      <ResetRequestForm />
      <BackToSignIn />
    </SignInPageColumn>
  )
}

export { ResetPasswordRequestScreen as Screen }
