import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSetClockIdMutation } from '../../../__generated__/useSetClockIdMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** The verb that moves the clock of the payments' tests. */
export function useSetClockId(): (input: useSetClockIdMutation['variables']['input']) => Promise<Problem | null> {
  const mutate = useSafeMutation<useSetClockIdMutation>(graphql`
    mutation useSetClockIdMutation($input: SetClockIdInput!) {
      setClockId(input: $input) {
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(async (input) => (await mutate({ input })).problem, [mutate])
}
