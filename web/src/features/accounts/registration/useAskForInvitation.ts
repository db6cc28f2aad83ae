import { graphql } from 'relay-runtime'
import type { useAskForInvitationMutation } from '../../../__generated__/useAskForInvitationMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'

/** The verb that asks to be invited. */
export function useAskForInvitation() {
  const attempt = useAttempt<useAskForInvitationMutation>(graphql`
    mutation useAskForInvitationMutation($input: RequestInvitationInput!) {
      requestInvitation(input: $input) {
        __typename
        ... on RequestInvitationPayload {
          email
        }
        ... on Problem {
          ...useAttempt_refusal @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...useAttempt_refusal @alias(as: "limit")
        }
      }
    }
  `)
  return (input: useAskForInvitationMutation['variables']['input']) =>
    attempt({ input }, (data) => data.requestInvitation)
}
