import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useResendInvitationMutation } from '../../../__generated__/useResendInvitationMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

/** The verb that sends an invitation again, with a new link. */
export function useResendInvitation(): (
  input: useResendInvitationMutation['variables']['input'],
) => Promise<Problem | null> {
  const attempt = useAttempt<useResendInvitationMutation>(graphql`
    mutation useResendInvitationMutation($input: ResendInvitationInput!) {
      resendInvitation(input: $input) {
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
  return useCallback(async (input) => (await attempt({ input }, (data) => data.resendInvitation)).problem, [attempt])
}
