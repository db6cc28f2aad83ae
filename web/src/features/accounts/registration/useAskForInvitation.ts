import { graphql } from 'relay-runtime'
import type { useAskForInvitationMutation } from '../../../__generated__/useAskForInvitationMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useAskForInvitation() {
  return useSafeMutation<useAskForInvitationMutation>(graphql`
    mutation useAskForInvitationMutation($input: RequestInvitationInput!) {
      requestInvitation(input: $input) {
        ... on RequestInvitationPayload @alias(as: "payload") {
          email
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
