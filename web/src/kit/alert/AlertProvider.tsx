import { useCallback, useState, type ReactNode } from 'react'
import { AlertContext, type Alert } from './AlertContext.ts'
import type { Problem } from './refusal.ts'
import { alertOf } from './alertOf.ts'
import { AlertPanel } from './AlertPanel.tsx'
import { useAlertMessages } from './useAlertMessages.ts'

export function AlertProvider({ children }: { children: ReactNode }) {
  const [alert, setAlert] = useState<Alert | null>(null)
  const show = useCallback((next: Alert | Problem) => setAlert('codes' in next ? alertOf(next) : next), [])
  const close = useCallback(() => setAlert(null), [])
  return (
    <AlertContext value={show}>
      {children}
      {alert && <ShownAlert alert={alert} onClose={close} />}
    </AlertContext>
  )
}

export function ShownAlert({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  return useAlertMessages(alert.code) && <AlertPanel alert={alert} onClose={onClose} />
}
