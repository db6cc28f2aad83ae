import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSendInvitationMutation } from '../../../__generated__/useSendInvitationMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

/** The verb that invites somebody by mail; it answers why not, or null when the mail is on its way. */
export function useSendInvitation(): (
  input: useSendInvitationMutation['variables']['input'],
) => Promise<Problem | null> {
  const attempt = useAttempt<useSendInvitationMutation>(graphql`
    mutation useSendInvitationMutation($input: SendInvitationInput!) {
      sendInvitation(input: $input) {
        __typename

        ... on Problem {
          ...useAttempt_refusal @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...useAttempt_refusal @alias(as: "limit")
        }
      }
    }
  `)
  return useCallback(async (input) => (await attempt({ input }, (data) => data.sendInvitation)).problem, [attempt])
}
