import { graphql, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { useCreateWatchListMutation } from '../../__generated__/useCreateWatchListMutation.graphql.ts'
import { isAmong } from '../../kit/alert/isAmong.ts'
import { useSafeMutation } from '../../kit/alert/useSafeMutation.ts'
import { BOARD_KINDS } from './useBoard.ts'

/** Creates a list, at the end of the dashboard. */
export function useCreateWatchList() {
  return useSafeMutation<useCreateWatchListMutation>(
    graphql`
      mutation useCreateWatchListMutation($input: CreateWatchListInput!) {
        createWatchList(input: $input) {
          ... on CreateWatchListPayload @alias(as: "payload") {
            list {
              id
              listId
              name
              ...useBoard_list
            }
            usage {
              ...planOffers_usage
              ...UsagePanel_usage
            }
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    appendList,
  )
}

function appendList(store: RecordSourceSelectorProxy): void {
  const list = store.getRootField('createWatchList')?.getLinkedRecord('list')
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const lists = viewer?.getLinkedRecords('watchLists', { kinds: BOARD_KINDS })
  // The change subscription may have brought it before this answer.
  if (!list || !viewer || !lists || isAmong(lists, list)) return
  viewer.setLinkedRecords([...lists, list], 'watchLists', { kinds: BOARD_KINDS })
}
