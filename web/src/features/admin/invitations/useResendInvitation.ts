import { graphql } from 'relay-runtime'
import type { useResendInvitationMutation } from '../../../__generated__/useResendInvitationMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Sends the invitation again with a new link. */
export function useResendInvitation() {
  return useSafeMutation<useResendInvitationMutation>(graphql`
    mutation useResendInvitationMutation($input: ResendInvitationInput!) {
      resendInvitation(input: $input) {
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
