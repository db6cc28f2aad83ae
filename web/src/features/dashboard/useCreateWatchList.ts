import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useCreateWatchListMutation } from '../../__generated__/useCreateWatchListMutation.graphql.ts'
import { isAmong } from '../../kit/alert/isAmong.ts'
import type { Problem } from '../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../kit/alert/useSafeMutation.ts'
import { BOARD_KINDS } from './useBoard.ts'

export type WatchListToCreate = useCreateWatchListMutation['variables']['input']

/** The global id and the name of the new list, or why there is none. */
export type CreatedWatchList =
  | { readonly list: { readonly id: string; readonly listId: string; readonly name: string }; readonly problem: null }
  | { readonly list: null; readonly problem: Problem }

/** The verb that creates a list. It stands at the end of the dashboard at once. */
export function useCreateWatchList(): (list: WatchListToCreate) => Promise<CreatedWatchList> {
  const mutate = useSafeMutation<useCreateWatchListMutation>(graphql`
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
  `)
  return useCallback(
    async (input) => {
      const { payload, problem } = await mutate(
        { input },
        {
          updater(store) {
            const list = store.getRootField('createWatchList')?.getLinkedRecord('list')
            const viewer = store.getRoot().getLinkedRecord('viewer')
            const lists = viewer?.getLinkedRecords('watchLists', { kinds: BOARD_KINDS })
            // It is there already where the page has heard of it before this answer.
            if (!list || !viewer || !lists || isAmong(lists, list)) return
            viewer.setLinkedRecords([...lists, list], 'watchLists', { kinds: BOARD_KINDS })
          },
        },
      )
      return problem ? { list: null, problem } : { list: payload.list, problem: null }
    },
    [mutate],
  )
}
