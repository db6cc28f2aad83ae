import type { updateWatchListMutation } from '../../../__generated__/updateWatchListMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { later } from '../../../kit/failure/later.ts'

const updateWatchList = { load: later([], async () => (await import('./updateWatchListMutation.ts')).updateWatchList) }

export function useUpdateWatchList() {
  return useSafeMutation<updateWatchListMutation>(updateWatchList, { changesLists: true })
}
