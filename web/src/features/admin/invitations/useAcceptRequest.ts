import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useAcceptRequestMutation } from '../../../__generated__/useAcceptRequestMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

/** The verb that invites somebody who had asked for it, to a plan. */
export function useAcceptRequest(): (input: useAcceptRequestMutation['variables']['input']) => Promise<Problem | null> {
  const attempt = useAttempt<useAcceptRequestMutation>(graphql`
    mutation useAcceptRequestMutation($input: AcceptInvitationRequestInput!) {
      acceptInvitationRequest(input: $input) {
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
  return useCallback(
    async (input) => (await attempt({ input }, (data) => data.acceptInvitationRequest)).problem,
    [attempt],
  )
}
