import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOf } from '../../../kit/alert/alertOf.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { ListFacts } from './ListDialogs.tsx'
import { useDeleteWatchList } from './useDeleteWatchList.ts'

interface DeleteListDialogProps {
  readonly list: ListFacts
  readonly count: number
  readonly onClose: () => void
}

/** Deletes a list with everything in it once that is confirmed, and leaves its page. */
export function DeleteListDialog({ list, count, onClose }: DeleteListDialogProps) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const deleteWatchList = useDeleteWatchList()

  async function remove(version: number) {
    const outcome = await deleteWatchList({ listId: list.id, version })
    if (outcome.kind === 'refused') return alert(alertOf(outcome.problem))
    if (outcome.kind === 'conflict') {
      const { present } = outcome
      return notify({
        text: formatMessage({ id: 'listEdit.kept' }, { name: present.name }),
        isBad: true,
        action: {
          label: formatMessage({ id: 'conflict.deleteAnyway' }),
          run: () => void remove(present.version),
        },
      })
    }
    notify({ text: formatMessage({ id: 'listEdit.deleted' }, { name: list.name }) })
    await navigate(pathTo('Home'), { replace: true })
  }
  function answer(isYes: boolean) {
    onClose()
    if (isYes) void remove(list.version)
  }
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'listEdit.delete' }, { name: list.name })}
      yesLabel={formatMessage({ id: 'listEdit.delete.yes' })}
      noLabel={formatMessage({ id: 'listEdit.delete.no' })}
      isDangerous
      data={null}
      onAnswer={answer}
    >
      {formatMessage({ id: 'listEdit.delete.text' }, { count })}
    </ConfirmDialog>
  )
}
