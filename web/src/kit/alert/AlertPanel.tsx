import { useIntl } from 'react-intl'
import { AlertDialog } from '../../ui/dialogs/AlertDialog.tsx'
import type { Alert } from './AlertContext.ts'
import { alertKindOf } from './alertKinds.ts'
import { AlertMessage } from './AlertMessage.tsx'

interface AlertPanelProps {
  readonly alert: Alert
  readonly onClose: () => void
}

export function AlertPanel({ alert, onClose }: AlertPanelProps) {
  const { formatMessage } = useIntl()
  const kind = alertKindOf(alert.code)
  return (
    <AlertDialog
      kind={kind}
      title={formatMessage({ id: `alerts.title.${kind}` })}
      closeLabel={formatMessage({ id: 'alerts.close' })}
      onClose={onClose}
    >
      <AlertMessage alert={alert} onLeave={onClose} />
    </AlertDialog>
  )
}
