import { graphql } from 'relay-runtime'
import type { useResendActivationMutation } from '../../../__generated__/useResendActivationMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'

/** The verb that asks for another activation mail, by the token of the one before. */
export function useResendActivation() {
  const attempt = useAttempt<useResendActivationMutation>(graphql`
    mutation useResendActivationMutation($input: ResendActivationInput!) {
      resendActivation(input: $input) {
        __typename
        ... on ResendActivationPayload {
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
  return (input: useResendActivationMutation['variables']['input']) =>
    attempt({ input }, (data) => data.resendActivation)
}
