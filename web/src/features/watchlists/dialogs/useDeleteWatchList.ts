import { graphql, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { useDeleteWatchListMutation } from '../../../__generated__/useDeleteWatchListMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Deletes a list with everything in it. */
export function useDeleteWatchList() {
  return useSafeMutation<useDeleteWatchListMutation>(
    graphql`
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
    `,
    forgetLists,
  )
}

/** Every page that shows lists is reloaded when it is visited. */
function forgetLists(store: RecordSourceSelectorProxy): void {
  if (store.getRootField('deleteWatchList')?.getType() === 'DeleteWatchListPayload') store.invalidateStore()
}
