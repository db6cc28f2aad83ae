import { graphql } from 'relay-runtime'
import type { useSendInvitationMutation } from '../../../__generated__/useSendInvitationMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useSendInvitation() {
  return useSafeMutation<useSendInvitationMutation>(graphql`
    mutation useSendInvitationMutation($input: SendInvitationInput!) {
      sendInvitation(input: $input) {
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
