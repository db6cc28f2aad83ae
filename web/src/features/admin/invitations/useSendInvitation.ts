import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSendInvitationMutation } from '../../../__generated__/useSendInvitationMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** The verb that invites somebody by mail; it answers why not, or null when the mail is on its way. */
export function useSendInvitation(): (
  input: useSendInvitationMutation['variables']['input'],
) => Promise<Problem | null> {
  const mutate = useSafeMutation<useSendInvitationMutation>(graphql`
    mutation useSendInvitationMutation($input: SendInvitationInput!) {
      sendInvitation(input: $input) {
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(async (input) => (await mutate({ input })).problem, [mutate])
}
