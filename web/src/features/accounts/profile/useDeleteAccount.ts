import { graphql } from 'relay-runtime'
import type { useDeleteAccountMutation } from '../../../__generated__/useDeleteAccountMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** The verb that closes one's account, confirmed by its password where it has one; it answers why not, or null. */
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
