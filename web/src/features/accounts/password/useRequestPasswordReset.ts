import { graphql } from 'relay-runtime'
import type { useRequestPasswordResetMutation } from '../../../__generated__/useRequestPasswordResetMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'

/** The verb that asks for the mail with which a new password is chosen. */
export function useRequestPasswordReset() {
  const attempt = useAttempt<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        __typename
        ... on RequestPasswordResetPayload {
          email
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
  return (input: useRequestPasswordResetMutation['variables']['input']) =>
    attempt({ input }, (data) => data.requestPasswordReset)
}
