import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { createWatchListMutation } from '../../__generated__/createWatchListMutation.graphql.ts'
import { isAmong } from '../../kit/alert/isAmong.ts'
import { useSafeMutation } from '../../kit/alert/useSafeMutation.ts'
import { BOARD_KINDS } from './useBoard.ts'
import { later } from '../../kit/failure/later.ts'

const createWatchList = { load: later([], async () => (await import('./createWatchListMutation.ts')).createWatchList) }

export function useCreateWatchList() {
  return useSafeMutation<createWatchListMutation>(createWatchList, { updater: appendList, changesLists: true })
}

function appendList(store: RecordSourceSelectorProxy): void {
  const list = store.getRootField('createWatchList')?.getLinkedRecord('list')
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const lists = viewer?.getLinkedRecords('watchLists', { kinds: BOARD_KINDS })
  // The change subscription may have added the list before this response arrived.
  if (!list || !viewer || !lists || isAmong(lists, list)) return
  viewer.setLinkedRecords([...lists, list], 'watchLists', { kinds: BOARD_KINDS })
}
