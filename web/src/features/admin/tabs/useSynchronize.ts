import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSynchronizeMutation } from '../../../__generated__/useSynchronizeMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

/** The verb that has prices fetched now; the key of the operator goes with it. */
export function useSynchronize(): (input: useSynchronizeMutation['variables']['input']) => Promise<Problem | null> {
  const attempt = useAttempt<useSynchronizeMutation>(graphql`
    mutation useSynchronizeMutation($input: SynchronizeInput!) {
      synchronize(input: $input) {
        __typename
        ... on SynchronizePayload {
          synchronization {
            lastExecutedAt
            nextExecutionAt
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
  return useCallback(async (input) => (await attempt({ input }, (data) => data.synchronize)).problem, [attempt])
}
