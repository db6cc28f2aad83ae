import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSynchronizeMutation } from '../../../__generated__/useSynchronizeMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** The verb that has prices fetched now; the key of the operator goes with it. */
export function useSynchronize(): (input: useSynchronizeMutation['variables']['input']) => Promise<Problem | null> {
  const mutate = useSafeMutation<useSynchronizeMutation>(graphql`
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
  return useCallback(async (input) => (await mutate({ input })).problem, [mutate])
}
