import { graphql } from 'relay-runtime'
import type { useResendActivationMutation } from '../../../__generated__/useResendActivationMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Requests another activation e-mail with the token of the previous one. */
export function useResendActivation() {
  return useSafeMutation<useResendActivationMutation>(graphql`
    mutation useResendActivationMutation($input: ResendActivationInput!) {
      resendActivation(input: $input) {
        ... on ResendActivationPayload @alias(as: "payload") {
          email
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
