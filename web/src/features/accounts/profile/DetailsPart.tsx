import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { DetailsPart_viewer$key } from '../../../__generated__/DetailsPart_viewer.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { AccountPart, AccountRow } from '../../../kit/forms/AccountPart.tsx'
import { ExportAccountButton } from './ExportAccountButton.tsx'

const ChangeNameDialog = lazyWithMessages(
  ['form', 'alerts'],
  async () => (await import('./ChangeNameDialog.tsx')).ChangeNameDialog,
)
const ChangePasswordDialog = lazyWithMessages(
  ['form', 'alerts'],
  async () => (await import('./ChangePasswordDialog.tsx')).ChangePasswordDialog,
)
const DeleteAccountDialog = lazyWithMessages(
  ['form', 'alerts'],
  async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
)

/** A guest only gets the data export. */
export function DetailsPart({ viewer: key }: { viewer: DetailsPart_viewer$key }) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState<'name' | 'password' | 'delete' | null>(null)
  const { firstName, lastName, fullName, isGuest, account } = useFragment(
    graphql`
      fragment DetailsPart_viewer on Viewer @throwOnFieldError {
        firstName
        lastName
        fullName
        isGuest
        account {
          signInMethods
        }
      }
    `,
    key,
  )
  const hasPassword = account.signInMethods.includes('PASSWORD')
  const close = () => setOpen(null)
  return (
    <AccountPart
      id="details"
      title={formatMessage({ id: 'account.details' })}
      text={formatMessage({ id: 'account.details.text' })}
    >
      {!isGuest && (
        <AccountRow label={fullName} hint={formatMessage({ id: 'account.name.title' })}>
          <Button onClick={() => setOpen('name')} aria-label={formatMessage({ id: 'account.name.change' })}>
            {formatMessage({ id: 'account.edit' })}
          </Button>
        </AccountRow>
      )}
      {hasPassword && (
        <AccountRow
          label={formatMessage({ id: 'account.password.title' })}
          hint={formatMessage({ id: 'account.password.text' })}
        >
          <Button onClick={() => setOpen('password')} aria-label={formatMessage({ id: 'account.password.change' })}>
            {formatMessage({ id: 'account.change' })}
          </Button>
        </AccountRow>
      )}
      <AccountRow label={formatMessage({ id: 'account.export' })} hint={formatMessage({ id: 'account.export.text' })}>
        <ExportAccountButton hasPassword={hasPassword} />
      </AccountRow>
      {!isGuest && (
        <AccountRow label={formatMessage({ id: 'account.delete' })} hint={formatMessage({ id: 'account.delete.hint' })}>
          <Button variant="danger" onClick={() => setOpen('delete')}>
            {formatMessage({ id: 'account.delete.open' })}
          </Button>
        </AccountRow>
      )}
      <Suspense>
        {open === 'name' && <ChangeNameDialog firstName={firstName} lastName={lastName} onClose={close} />}
        {open === 'password' && <ChangePasswordDialog onClose={close} />}
        {open === 'delete' && <DeleteAccountDialog hasPassword={hasPassword} onClose={close} />}
      </Suspense>
    </AccountPart>
  )
}
