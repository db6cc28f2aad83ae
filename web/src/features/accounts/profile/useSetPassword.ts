import { graphql } from 'relay-runtime'
import type { useSetPasswordMutation } from '../../../__generated__/useSetPasswordMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Changes the password and ends every other session. */
export function useSetPassword() {
  return useSafeMutation<useSetPasswordMutation>(graphql`
    mutation useSetPasswordMutation($input: SetPasswordInput!) {
      setPassword(input: $input) {
        ... on SetPasswordPayload @alias(as: "payload") {
          isDone
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
