import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { ResetPasswordSentScreenQuery } from '../../__generated__/ResetPasswordSentScreenQuery.graphql.ts'
import { SignInPageColumn } from '../../features/accounts/signIn/SignInPageColumn.tsx'
import { SignInPageActions, HomeButton } from '../../features/accounts/signIn/SignInPageActions.tsx'
import { useGivenEmail } from '../../features/accounts/registration/useGivenEmail.ts'

export const query = graphql`
  query ResetPasswordSentScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...SignInPageColumn_query
  }
`

/** Never reveals whether the address is known. */
export function ResetPasswordSentScreen({ data }: { data: ResetPasswordSentScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const email = useGivenEmail()
  const strong = (text: ReactNode) => <strong key="email">{text}</strong>
  return (
    <SignInPageColumn
      query={data}
      title={formatMessage({ id: 'gate.resetSent.title' })}
      lead={<FormattedMessage id="gate.resetSent.text" values={{ email: email ?? 'none', strong }} />}
    >
      <SignInPageActions>
        <HomeButton />
      </SignInPageActions>
    </SignInPageColumn>
  )
}

export { ResetPasswordSentScreen as Screen }
