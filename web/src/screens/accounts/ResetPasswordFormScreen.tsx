import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { ResetPasswordFormScreenQuery } from '../../__generated__/ResetPasswordFormScreenQuery.graphql.ts'
import { GateColumn } from '../../features/accounts/signIn/GateColumn.tsx'
import { GateActions, NewLinkButton } from '../../features/accounts/signIn/GateActions.tsx'
import { NewPasswordForm } from '../../features/accounts/password/NewPasswordForm.tsx'
import { useLinkToken } from '../../kit/session/useLinkToken.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import styles from './ResetPasswordFormScreen.module.css'

export const query = graphql`
  query ResetPasswordFormScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...GateColumn_query
  }
`

/** Chooses a new password, with the token that the mail has brought. */
export function ResetPasswordFormScreen({ data }: { data: ResetPasswordFormScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const token = useLinkToken()
  if (token === '') {
    return (
      <GateColumn
        query={data}
        title={formatMessage({ id: 'gate.resetMissing.title' })}
        lead={formatMessage({ id: 'gate.resetMissing.text' })}
      >
        <GateActions>
          <NewLinkButton />
        </GateActions>
      </GateColumn>
    )
  }
  return (
    <GateColumn
      query={data}
      title={formatMessage({ id: 'gate.resetForm.title' })}
      lead={formatMessage({ id: 'gate.resetForm.lead' })}
    >
      <NewPasswordForm token={token} />
      <p className={styles['foot']}>
        <FormattedMessage id="gate.resetForm.expired" />{' '}
        <Link to={pathTo('ResetPasswordRequest')}>
          <FormattedMessage id="gate.newLink" />
        </Link>
      </p>
    </GateColumn>
  )
}
