import { graphql } from 'relay-runtime'
import type { useSetClockIdMutation } from '../../../__generated__/useSetClockIdMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** The verb that moves the clock of the payments' tests. */
export function useSetClockId() {
  return useSafeMutation<useSetClockIdMutation>(graphql`
    mutation useSetClockIdMutation($input: SetClockIdInput!) {
      setClockId(input: $input) {
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
