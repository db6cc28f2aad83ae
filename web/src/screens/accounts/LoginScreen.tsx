import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { LoginScreenQuery } from '../../__generated__/LoginScreenQuery.graphql.ts'
import { SignInPageColumn } from '../../features/accounts/signIn/SignInPageColumn.tsx'
import type { GoogleProof } from '../../features/accounts/signIn/GoogleButton.tsx'
import { LoginForm } from '../../features/accounts/signIn/LoginForm.tsx'
import { OtherWaysIn } from '../../features/accounts/signIn/OtherWaysIn.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'

export const query = graphql`
  query LoginScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...SignInPageColumn_query
    site {
      googleClientId
    }
  }
`

export function LoginScreen({ data }: { data: LoginScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const [google, setGoogle] = useState<GoogleProof | null>(null)
  const signUp = (
    <>
      <FormattedMessage id="welcome.noAccount" />{' '}
      <Link to={pathTo('RegisterForm')}>
        <FormattedMessage id="gate.signUp" />
      </Link>
    </>
  )
  return (
    <SignInPageColumn query={data} title={formatMessage({ id: 'gate.signIn' })} lead={signUp}>
      <LoginForm google={google} />
      <OtherWaysIn googleClientId={data.site.googleClientId ?? null} onUnlinked={setGoogle} />
    </SignInPageColumn>
  )
}

export { LoginScreen as Screen }
