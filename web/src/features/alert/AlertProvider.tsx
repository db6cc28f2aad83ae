import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { lazyWithWords } from '../language/lazyWithWords.tsx'
import { AlertContext, type Alert } from './AlertContext.ts'

const AlertPanel = lazyWithWords(['alerts'], async () => (await import('./AlertPanel.tsx')).AlertPanel)

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

/** One alert, once its words are there. */
export function ShownAlert(shown: { alert: Alert; onClose: () => void }) {
  return (
    <Suspense>
      <AlertPanel {...shown} />
    </Suspense>
  )
}
