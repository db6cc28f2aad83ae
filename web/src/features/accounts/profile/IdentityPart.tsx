import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { Link } from 'react-router-dom'
import type { IdentityPart_viewer$key } from '../../../__generated__/IdentityPart_viewer.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { AccountPart, AccountRow } from '../../../kit/forms/AccountPart.tsx'

export function IdentityPart({ viewer: key }: { viewer: IdentityPart_viewer$key }) {
  const { formatMessage, formatList } = useIntl()
  const { date } = useFormatters()
  const { email, isGuest, account } = useFragment(
    graphql`
      fragment IdentityPart_viewer on Viewer @throwOnFieldError {
        email
        isGuest
        account {
          signInMethods
          createdAt
        }
      }
    `,
    key,
  )
  const methods = account.signInMethods.map((method) => formatMessage({ id: `account.method.${method}` }))
  const since = date(new Date(account.createdAt))
  return (
    <AccountPart
      id="account"
      title={formatMessage({ id: 'account.account' })}
      text={formatMessage({ id: 'account.account.text' })}
    >
      {isGuest ? (
        <AccountRow label={formatMessage({ id: 'shell.guest' })} hint={formatMessage({ id: 'account.guestText' })}>
          <Button asChild>
            <Link to={pathTo('RegisterForm')}>{formatMessage({ id: 'account.guestRegister' })}</Link>
          </Button>
        </AccountRow>
      ) : (
        <AccountRow
          label={email}
          hint={formatMessage({ id: 'account.since' }, { methods: formatList(methods), since })}
        />
      )}
    </AccountPart>
  )
}
