import { useEditableCard } from '../../kit/conflict/useEditableCard.ts'
import type { ListAnswers } from '../watchlists/dialogs/ListForm.tsx'
import { useDeleteWatchList } from '../watchlists/dialogs/useDeleteWatchList.ts'
import { useUpdateWatchList } from '../watchlists/dialogs/useUpdateWatchList.ts'
import type { BoardList } from './useBoard.ts'

/** The card of a list: its name and description can be edited on the back, and it can be deleted. */
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
