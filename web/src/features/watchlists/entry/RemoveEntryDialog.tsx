import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'
import { useAddEntry } from './useAddEntry.ts'
import { useRemoveEntry, type EntryToDelete } from './useRemoveEntry.ts'

interface RemoveEntryDialogProps {
  /** Global id. */
  readonly listId: string
  readonly listName: string
  readonly entry: WatchedEntry
  readonly version: number
  readonly onClose: () => void
}

export function RemoveEntryDialog({ listId, listName, entry, version, onClose }: RemoveEntryDialogProps) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const removeEntry = useRemoveEntry()
  const addEntry = useAddEntry()
  const { symbol } = entry.stock
  const names = { symbol, list: listName }

  async function putBack() {
    const problem = await addEntry({ listId, stockId: entry.stock.id, content: entry.content })
    if (problem) alert(problem)
    else notify({ text: formatMessage({ id: 'entry.added' }, names) })
  }
  async function remove(target: EntryToDelete) {
    const outcome = await removeEntry(target)
    if (outcome.kind === 'refused') return alert(outcome.problem)
    if (outcome.kind === 'conflict') {
      return notify({
        text: formatMessage({ id: 'entry.kept' }, { symbol }),
        isBad: true,
        action: {
          label: formatMessage({ id: 'conflict.deleteAnyway' }),
          run: () => void remove(outcome.present),
        },
      })
    }
    notify({
      text: formatMessage({ id: 'entry.removed' }, names),
      action: { label: formatMessage({ id: 'entry.putBack' }), run: () => void putBack() },
    })
  }
  function answer(isYes: boolean) {
    onClose()
    if (isYes) void remove({ entryId: entry.id, listId, version })
  }
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'entry.remove.title' }, names)}
      yesLabel={formatMessage({ id: 'entry.remove.yes' })}
      noLabel={formatMessage({ id: 'entry.remove.no' })}
      isDangerous
      data={null}
      onAnswer={answer}
    >
      {formatMessage({ id: 'entry.remove.text' })}
    </ConfirmDialog>
  )
}
