import { useIntl } from 'react-intl'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { IncompleteEvents, type IncompleteEventsProps } from './IncompleteEvents.tsx'

/** The events of files that are to be completed, on their own. */
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
