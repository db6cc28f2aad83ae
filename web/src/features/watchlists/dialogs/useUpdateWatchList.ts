import { graphql } from 'relay-runtime'
import type { useUpdateWatchListMutation } from '../../../__generated__/useUpdateWatchListMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Changes the name and description of a list. */
export function useUpdateWatchList() {
  return useSafeMutation<useUpdateWatchListMutation>(graphql`
    mutation useUpdateWatchListMutation($input: UpdateWatchListInput!) {
      updateWatchList(input: $input) {
        ... on UpdateWatchListPayload @alias(as: "payload") {
          list {
            id
            name
            description
            version
          }
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
}
