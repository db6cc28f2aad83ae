import { graphql } from 'relay-runtime'
import type { useResetPasswordMutation } from '../../../__generated__/useResetPasswordMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'

/** The verb that sets a new password with the token of that mail. */
export function useResetPassword() {
  const attempt = useAttempt<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        __typename
        ... on ResetPasswordPayload {
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
  return (input: useResetPasswordMutation['variables']['input']) => attempt({ input }, (data) => data.resetPassword)
}
