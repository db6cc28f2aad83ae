import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { useExportAccount } from './useExportAccount.ts'

const ExportAccountDialog = lazyWithMessages(
  ['account', 'form', 'alerts'],
  async () => (await import('./ExportAccountDialog.tsx')).ExportAccountDialog,
)

/** Asks for the password first, if the account has one. */
export function ExportAccountButton({ hasPassword }: { hasPassword: boolean }) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const { exportAccount, isExporting } = useExportAccount()
  const [isAsking, setIsAsking] = useState(false)

  async function exportAtOnce() {
    const code = await exportAccount(null)
    if (code !== null) alert({ code })
  }
  return (
    <>
      <Button isBusy={isExporting} onClick={() => (hasPassword ? setIsAsking(true) : void exportAtOnce())}>
        {formatMessage({ id: 'account.export.do' })}
      </Button>
      <Suspense>{isAsking && <ExportAccountDialog onClose={() => setIsAsking(false)} />}</Suspense>
    </>
  )
}
