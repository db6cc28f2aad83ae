import { useIntl } from 'react-intl'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { IncompleteEvents, type IncompleteEventsProps } from './IncompleteEvents.tsx'

export function IncompleteEventsDialog({
  onClose,
  ...props
}: IncompleteEventsProps & { readonly onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog title={formatMessage({ id: 'incomplete.title' })} size="broad" onClose={onClose}>
      <IncompleteEvents {...props} />
    </Dialog>
  )
}
