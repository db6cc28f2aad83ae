import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useDeleteWatchListMutation } from '../../__generated__/useDeleteWatchListMutation.graphql.ts'
import { useAttempt, type Problem } from '../alert/useAttempt.ts'

/** A global id, and the version that the reader looked at. */
export type WatchListToDelete = useDeleteWatchListMutation['variables']['input']

/** The verb that deletes a list with everything in it; it answers why not, or null when it is gone. */
export function useDeleteWatchList(): (list: WatchListToDelete) => Promise<Problem | null> {
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
          code
          present: list {
            name
            description
            version
          }
        }
        ... on Problem {
          code
          codes
          retryAfterSeconds
        }
        ... on LimitProblem {
          code
          maximum
          unit
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
      // One that is gone already is what was wanted.
      if (problem) return problem.codes[0] === 'resource_missing' ? null : problem
      const isChanged = payload.__typename === 'WatchListConflict' && payload.present != null
      return isChanged ? { codes: [payload.code], isUnanswered: false } : null
    },
    [attempt],
  )
}
