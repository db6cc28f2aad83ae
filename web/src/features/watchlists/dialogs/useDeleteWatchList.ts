import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useDeleteWatchListMutation } from '../../../__generated__/useDeleteWatchListMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import type { DeleteOutcome } from '../../../kit/conflict/DeleteOutcome.ts'
import type { PresentWords } from './useUpdateWatchList.ts'

/** A global id, and the version that the reader looked at. */
export type WatchListToDelete = useDeleteWatchListMutation['variables']['input']

/** The verb that deletes a list with everything in it; it answers what became of it. */
export function useDeleteWatchList(): (list: WatchListToDelete) => Promise<DeleteOutcome<PresentWords>> {
  const attempt = useAttempt<useDeleteWatchListMutation>(graphql`
    mutation useDeleteWatchListMutation($input: DeleteWatchListInput!) {
      deleteWatchList(input: $input) {
        __typename
        ... on DeleteWatchListPayload {
          usage {
            ...listUsage_usage
          }
        }
        ... on WatchListConflict {
          current {
            name
            description
            version
          }
        }
        ... on Problem {
          ...useAttempt_refusal @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...useAttempt_refusal @alias(as: "limit")
        }
      }
    }
  `)
  return useCallback(
    async (input) => {
      const { payload, problem } = await attempt({ input }, (data) => data.deleteWatchList, {
        heal(store) {
          // It stands in every page that shows lists: each is read anew when it is visited.
          if (store.getRootField('deleteWatchList')?.getType() === 'DeleteWatchListPayload') store.invalidateStore()
        },
      })
      if (problem && problem.codes[0] !== 'resource_missing') return { kind: 'refused', problem }
      return payload?.__typename === 'WatchListConflict' && payload.current != null
        ? { kind: 'conflict', present: payload.current }
        : { kind: 'gone' }
    },
    [attempt],
  )
}
