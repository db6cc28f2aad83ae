import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { ConfirmEmailScreenQuery } from '../../__generated__/ConfirmEmailScreenQuery.graphql.ts'
import { SignInPageColumn } from '../../features/accounts/signIn/SignInPageColumn.tsx'
import { SignInPageActions, HomeButton, SignInButton } from '../../features/accounts/signIn/SignInPageActions.tsx'
import { ResendActivation } from '../../features/accounts/registration/ResendActivation.tsx'
import { useActivation } from '../../features/accounts/registration/useActivation.ts'
import { useLinkToken } from '../../kit/session/useLinkToken.ts'

export const query = graphql`
  query ConfirmEmailScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...SignInPageColumn_query
  }
`

export function ConfirmEmailScreen({ data }: { data: ConfirmEmailScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const token = useLinkToken()
  const outcome = useActivation(token)
  return (
    <SignInPageColumn
      query={data}
      title={formatMessage({ id: `gate.activation.${outcome}.title` })}
      lead={formatMessage({ id: `gate.activation.${outcome}.text` })}
    >
      {outcome === 'confirmed' && (
        <SignInPageActions>
          <SignInButton />
          <HomeButton />
        </SignInPageActions>
      )}
      {outcome === 'failed' && (
        <SignInPageActions>
          {token !== '' && <ResendActivation oldToken={token} />}
          <HomeButton />
        </SignInPageActions>
      )}
    </SignInPageColumn>
  )
}

export { ConfirmEmailScreen as Screen }
