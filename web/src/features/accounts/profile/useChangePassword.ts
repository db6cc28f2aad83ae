import { graphql } from 'relay-runtime'
import type { useChangePasswordMutation } from '../../../__generated__/useChangePasswordMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

type Passwords = useChangePasswordMutation['variables']['input']

/** The verb that changes the password and ends every other session; it answers why not, or null when it is done. */
export function useChangePassword(): (passwords: Passwords) => Promise<Problem | null> {
  const attempt = useAttempt<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: SetPasswordInput!) {
      setPassword(input: $input) {
        __typename
        ... on SetPasswordPayload {
          isDone
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
  return async (input) => (await attempt({ input }, (data) => data.setPassword)).problem
}
