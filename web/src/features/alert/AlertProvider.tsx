import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AlertContext, type Alert } from './AlertContext.ts'
import { alertKindOf } from './alertKinds.ts'
import { AlertMessage } from './AlertMessage.tsx'

const AlertDialog = lazy(async () => ({ default: (await import('../../ui/AlertDialog.tsx')).AlertDialog }))

/** The place of alerts: one at a time, the last one shown. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [alert, setAlert] = useState<Alert | null>(null)
  const close = useCallback(() => setAlert(null), [])
  return (
    <AlertContext value={setAlert}>
      {children}
      {alert && <ShownAlert alert={alert} onClose={close} />}
    </AlertContext>
  )
}

/** One alert, titled by its kind. */
export function ShownAlert({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const kind = alertKindOf(alert.code)
  return (
    <Suspense>
      <AlertDialog
        kind={kind}
        title={formatMessage({ id: `alerts.title.${kind}` })}
        closeLabel={formatMessage({ id: 'alerts.close' })}
        onClose={onClose}
      >
        <AlertMessage alert={alert} onLeave={onClose} />
      </AlertDialog>
    </Suspense>
  )
}
