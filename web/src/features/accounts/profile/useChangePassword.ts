import { graphql } from 'relay-runtime'
import type { useChangePasswordMutation } from '../../../__generated__/useChangePasswordMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Changes the password and ends every other session. */
export function useChangePassword() {
  return useSafeMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: SetPasswordInput!) {
      setPassword(input: $input) {
        ... on SetPasswordPayload @alias(as: "payload") {
          isDone
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
