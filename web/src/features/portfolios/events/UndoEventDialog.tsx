import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import type { BookEventFacts } from './form/bookEventFacts.ts'
import { useBookEventLabels } from './useBookEventLabels.ts'
import { useDeleteBookEvent } from './useDeleteBookEvent.ts'
import { usePresentBookEvent } from './usePresentBookEvent.ts'

interface UndoEventDialogProps {
  readonly event: BookEventFacts
  readonly onUndone: () => void
  readonly onClose: () => void
}

/**
 * Explains the effect of undoing an event and asks for confirmation. Asks again if the event was
 * changed elsewhere.
 */
export function UndoEventDialog({ event, onUndone, onClose }: UndoEventDialogProps) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const { sentenceOf, undoneOf } = useBookEventLabels()
  const remove = useDeleteBookEvent()
  const presentEvent = usePresentBookEvent()
  const [present, setPresent] = useState(event)
  const [isBusy, setIsBusy] = useState(false)

  async function answer(isYes: boolean) {
    if (!isYes) return onClose()
    if (isBusy) return
    setIsBusy(true)
    const { conflict, problem } = await remove({ input: { bookEventId: present.id, version: present.version } })
    const anew = conflict && (await presentEvent(present.id))
    setIsBusy(false)
    if (anew) return setPresent(anew)
    if (problem || conflict) {
      alert(problem ? problem : { code: 'resource_missing' })
      return onClose()
    }
    notify({ text: formatMessage({ id: 'event.deleted' }) })
    onUndone()
    onClose()
  }
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'event.undo.title' })}
      yesLabel={formatMessage({ id: 'event.undo.yes' })}
      noLabel={formatMessage({ id: 'event.undo.no' })}
      isDangerous
      data={null}
      onAnswer={(isYes) => void answer(isYes)}
    >
      {sentenceOf(present)} <span data-amount>{undoneOf(present)}</span>
    </ConfirmDialog>
  )
}
