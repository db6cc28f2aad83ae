import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useDeletion } from '../../../kit/conflict/useDeletion.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { ListFacts } from './ListDialogs.tsx'
import { useDeleteWatchList } from './useDeleteWatchList.ts'

interface DeleteListDialogProps {
  readonly list: ListFacts
  readonly count: number
  readonly onClose: () => void
}

export function DeleteListDialog({ list, count, onClose }: DeleteListDialogProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const remove = useDeleteWatchList()
  const deleteAt = useDeletion({
    name: list.name,
    remove: (version) => remove({ input: { listId: list.id, version } }),
    messages: { deleted: 'listEdit.deleted', kept: 'listEdit.kept' },
    onSettled: (isGone) => isGone && navigate(pathTo('Home'), { replace: true }),
  })

  function answer(isYes: boolean) {
    onClose()
    if (isYes) void deleteAt(list.version)
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
