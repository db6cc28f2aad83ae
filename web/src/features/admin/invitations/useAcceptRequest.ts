import { graphql } from 'relay-runtime'
import type { useAcceptRequestMutation } from '../../../__generated__/useAcceptRequestMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useAcceptRequest() {
  return useSafeMutation<useAcceptRequestMutation>(graphql`
    mutation useAcceptRequestMutation($input: AcceptInvitationRequestInput!) {
      acceptInvitationRequest(input: $input) {
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
