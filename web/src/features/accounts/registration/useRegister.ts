import { graphql } from 'relay-runtime'
import type { useRegisterMutation } from '../../../__generated__/useRegisterMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useRegister() {
  return useSafeMutation<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      register(input: $input) {
        ... on RegisterPayload @alias(as: "payload") {
          email
          emailConfirmationStatus
          keptCount
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
