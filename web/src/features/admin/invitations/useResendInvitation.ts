import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useResendInvitationMutation } from '../../../__generated__/useResendInvitationMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** The verb that sends an invitation again, with a new link. */
export function useResendInvitation(): (
  input: useResendInvitationMutation['variables']['input'],
) => Promise<Problem | null> {
  const mutate = useSafeMutation<useResendInvitationMutation>(graphql`
    mutation useResendInvitationMutation($input: ResendInvitationInput!) {
      resendInvitation(input: $input) {
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(async (input) => (await mutate({ input })).problem, [mutate])
}
