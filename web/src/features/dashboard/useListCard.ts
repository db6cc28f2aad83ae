import { useEditableCard } from '../../kit/conflict/useEditableCard.ts'
import type { ListAnswers } from '../watchlists/dialogs/ListForm.tsx'
import { useDeleteWatchList } from '../watchlists/dialogs/useDeleteWatchList.ts'
import { useUpdateWatchList } from '../watchlists/dialogs/useUpdateWatchList.ts'
import type { BoardList } from './useBoard.ts'

export function useListCard(list: BoardList) {
  const update = useUpdateWatchList()
  const remove = useDeleteWatchList()
  const listId = list.id
  return useEditableCard<ListAnswers>({
    card: list,
    update: (answers, version) => update({ input: { listId, version, ...answers } }),
    remove: (version) => remove({ input: { listId, version } }),
    messages: { saved: 'dashboard.saved', deleted: 'dashboard.deleted', kept: 'dashboard.kept' },
  })
}
