import { graphql } from 'relay-runtime'
import type { useChangePasswordMutation } from '../../../__generated__/useChangePasswordMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

type Passwords = useChangePasswordMutation['variables']['input']

/** The verb that changes the password and ends every other session; it answers why not, or null when it is done. */
export function useChangePassword(): (passwords: Passwords) => Promise<Problem | null> {
  const mutate = useSafeMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: SetPasswordInput!) {
      setPassword(input: $input) {
        ... on SetPasswordPayload @alias(as: "payload") {
          isDone
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return async (input) => (await mutate({ input })).problem
}
