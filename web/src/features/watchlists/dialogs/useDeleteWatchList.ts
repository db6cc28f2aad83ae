import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useDeleteWatchListMutation } from '../../../__generated__/useDeleteWatchListMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import type { DeleteOutcome } from '../../../kit/conflict/DeleteOutcome.ts'
import type { PresentWords } from './useUpdateWatchList.ts'

/** A global id, and the version that the reader looked at. */
export type WatchListToDelete = useDeleteWatchListMutation['variables']['input']

/** The verb that deletes a list with everything in it; it answers what became of it. */
export function useDeleteWatchList(): (list: WatchListToDelete) => Promise<DeleteOutcome<PresentWords>> {
  const mutate = useSafeMutation<useDeleteWatchListMutation>(graphql`
    mutation useDeleteWatchListMutation($input: DeleteWatchListInput!) {
      deleteWatchList(input: $input) {
        ... on DeleteWatchListPayload @alias(as: "payload") {
          usage {
            ...listUsage_usage
          }
        }
        ... on WatchListConflict @alias(as: "conflict") {
          current {
            name
            description
            version
          }
        }
        ... on Problem {
          ...refusal_problem @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...refusal_problem @alias(as: "limit")
        }
      }
    }
  `)
  return useCallback(
    async (input) => {
      const { conflict, problem } = await mutate(
        { input },
        {
          updater(store) {
            // It stands in every page that shows lists: each is read anew when it is visited.
            if (store.getRootField('deleteWatchList')?.getType() === 'DeleteWatchListPayload') store.invalidateStore()
          },
        },
      )
      if (problem && problem.codes[0] !== 'resource_missing') return { kind: 'refused', problem }
      return conflict?.current != null ? { kind: 'conflict', present: conflict.current } : { kind: 'gone' }
    },
    [mutate],
  )
}
