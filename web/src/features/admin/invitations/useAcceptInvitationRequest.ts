import { graphql } from 'relay-runtime'
import type { useAcceptInvitationRequestMutation } from '../../../__generated__/useAcceptInvitationRequestMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useAcceptInvitationRequest() {
  return useSafeMutation<useAcceptInvitationRequestMutation>(graphql`
    mutation useAcceptInvitationRequestMutation($input: AcceptInvitationRequestInput!) {
      acceptInvitationRequest(input: $input) {
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
