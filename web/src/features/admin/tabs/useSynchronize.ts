import { graphql } from 'relay-runtime'
import type { useSynchronizeMutation } from '../../../__generated__/useSynchronizeMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Requires the operator's key. */
export function useSynchronize() {
  return useSafeMutation<useSynchronizeMutation>(graphql`
    mutation useSynchronizeMutation($input: SynchronizeInput!) {
      synchronize(input: $input) {
        ... on SynchronizePayload @alias(as: "payload") {
          synchronization {
            lastExecutedAt
            nextExecutionAt
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
