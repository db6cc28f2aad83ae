import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { ResetPasswordFormScreenQuery } from '../../__generated__/ResetPasswordFormScreenQuery.graphql.ts'
import { SignInPageColumn } from '../../features/accounts/signIn/SignInPageColumn.tsx'
import { SignInPageActions, NewLinkButton } from '../../features/accounts/signIn/SignInPageActions.tsx'
import { NewPasswordForm } from '../../features/accounts/password/NewPasswordForm.tsx'
import { useLinkToken } from '../../kit/session/useLinkToken.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { Text } from '../../ui/text/Text.ts'

export const query = graphql`
  query ResetPasswordFormScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...SignInPageColumn_query
  }
`

export function ResetPasswordFormScreen({ data }: { data: ResetPasswordFormScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const token = useLinkToken()
  if (token === '') {
    return (
      <SignInPageColumn
        query={data}
        title={formatMessage({ id: 'gate.resetMissing.title' })}
        lead={formatMessage({ id: 'gate.resetMissing.text' })}
      >
        <SignInPageActions>
          <NewLinkButton />
        </SignInPageActions>
      </SignInPageColumn>
    )
  }
  return (
    <SignInPageColumn
      query={data}
      title={formatMessage({ id: 'gate.resetForm.title' })}
      lead={formatMessage({ id: 'gate.resetForm.lead' })}
    >
      <NewPasswordForm token={token} />
      <Text
        mt="5"
        color="fg.muted"
        css={{
          '& a': { textDecoration: 'underline', textUnderlineOffset: '0.1875rem' },
          '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.1875rem' },
        }}
      >
        <FormattedMessage id="gate.resetForm.expired" />{' '}
        <Link to={pathTo('ResetPasswordRequest')}>
          <FormattedMessage id="gate.newLink" />
        </Link>
      </Text>
    </SignInPageColumn>
  )
}

export { ResetPasswordFormScreen as Screen }
