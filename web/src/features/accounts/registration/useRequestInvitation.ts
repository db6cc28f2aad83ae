import { graphql } from 'relay-runtime'
import type { useRequestInvitationMutation } from '../../../__generated__/useRequestInvitationMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useRequestInvitation() {
  return useSafeMutation<useRequestInvitationMutation>(graphql`
    mutation useRequestInvitationMutation($input: RequestInvitationInput!) {
      requestInvitation(input: $input) {
        ... on RequestInvitationPayload @alias(as: "payload") {
          email
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
