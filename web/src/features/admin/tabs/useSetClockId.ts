import { graphql } from 'relay-runtime'
import type { useSetClockIdMutation } from '../../../__generated__/useSetClockIdMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Sets the test clock of the payment provider. */
export function useSetClockId() {
  return useSafeMutation<useSetClockIdMutation>(graphql`
    mutation useSetClockIdMutation($input: SetClockIdInput!) {
      setClockId(input: $input) {
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
