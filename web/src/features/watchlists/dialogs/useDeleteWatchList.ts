import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { deleteWatchListMutation } from '../../../__generated__/deleteWatchListMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { later } from '../../../kit/failure/later.ts'

const deleteWatchList = { load: later([], async () => (await import('./deleteWatchListMutation.ts')).deleteWatchList) }

/** Deletes a list with everything in it. */
export function useDeleteWatchList() {
  return useSafeMutation<deleteWatchListMutation>(deleteWatchList, { updater: forgetLists, changesLists: true })
}

/** Every page that shows lists is reloaded when it is visited. */
function forgetLists(store: RecordSourceSelectorProxy): void {
  if (store.getRootField('deleteWatchList')?.getType() === 'DeleteWatchListPayload') store.invalidateStore()
}
