import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSetClockIdMutation } from '../../../__generated__/useSetClockIdMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

/** The verb that moves the clock of the payments' tests. */
export function useSetClockId(): (input: useSetClockIdMutation['variables']['input']) => Promise<Problem | null> {
  const attempt = useAttempt<useSetClockIdMutation>(graphql`
    mutation useSetClockIdMutation($input: SetClockIdInput!) {
      setClockId(input: $input) {
        __typename

        ... on Problem {
          ...useAttempt_refusal @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...useAttempt_refusal @alias(as: "limit")
        }
      }
    }
  `)
  return useCallback(async (input) => (await attempt({ input }, (data) => data.setClockId)).problem, [attempt])
}
