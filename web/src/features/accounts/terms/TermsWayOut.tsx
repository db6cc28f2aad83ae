import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useExportAccount } from '../profile/useExportAccount.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import styles from './Terms.module.css'

const DeleteAccountDialog = lazyWithMessages(
  ['form', 'alerts'],
  async () => (await import('../profile/DeleteAccountDialog.tsx')).DeleteAccountDialog,
)

/** What is possible without accepting: exporting one's data and deleting the account. */
export function TermsWayOut({ hasPassword }: { hasPassword: boolean }) {
  const { formatMessage } = useIntl()
  const { exportAccount, isExporting } = useExportAccount()
  const [isClosing, setIsClosing] = useState(false)
  return (
    <section className={styles['leave']} aria-label={formatMessage({ id: 'account.details' })}>
      <p className={styles['wayOut']}>{formatMessage({ id: 'terms.wayOut' })}</p>
      <div className={styles['actions']}>
        <Button isBusy={isExporting} onClick={() => void exportAccount()}>
          {formatMessage({ id: 'account.export.do' })}
        </Button>
        <Button variant="danger" onClick={() => setIsClosing(true)}>
          {formatMessage({ id: 'account.delete.open' })}
        </Button>
      </div>
      <Suspense>
        {isClosing && <DeleteAccountDialog hasPassword={hasPassword} onClose={() => setIsClosing(false)} />}
      </Suspense>
    </section>
  )
}
