import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { deleteWatchListMutation } from '../../../__generated__/deleteWatchListMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { later } from '../../../kit/failure/later.ts'

const deleteWatchList = { load: later([], async () => (await import('./deleteWatchListMutation.ts')).deleteWatchList) }

export function useDeleteWatchList() {
  return useSafeMutation<deleteWatchListMutation>(deleteWatchList, { updater: forgetLists, changesLists: true })
}

/** Invalidates the whole store, so that every page with lists reloads when visited. */
function forgetLists(store: RecordSourceSelectorProxy): void {
  if (store.getRootField('deleteWatchList')?.getType() === 'DeleteWatchListPayload') store.invalidateStore()
}
