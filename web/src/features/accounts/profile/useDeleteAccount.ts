import { graphql } from 'relay-runtime'
import type { useDeleteAccountMutation } from '../../../__generated__/useDeleteAccountMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Deletes the account; the password is required if it has one. */
export function useDeleteAccount() {
  return useSafeMutation<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
        ... on DeleteAccountPayload @alias(as: "payload") {
          isDone
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
