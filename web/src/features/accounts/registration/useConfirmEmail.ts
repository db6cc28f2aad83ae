import { graphql } from 'relay-runtime'
import type { useConfirmEmailMutation } from '../../../__generated__/useConfirmEmailMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Activates an account with the token of its e-mail. */
export function useConfirmEmail() {
  return useSafeMutation<useConfirmEmailMutation>(graphql`
    mutation useConfirmEmailMutation($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) {
        ... on ConfirmEmailPayload @alias(as: "payload") {
          email
          emailConfirmationStatus
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
