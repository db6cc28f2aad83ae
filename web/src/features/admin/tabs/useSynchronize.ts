import { graphql } from 'relay-runtime'
import type { useSynchronizeMutation } from '../../../__generated__/useSynchronizeMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Fetches prices now; needs the key of the operator. */
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
