import { graphql } from 'relay-runtime'
import type { useConfirmEmailMutation } from '../../../__generated__/useConfirmEmailMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'

/** The verb that activates an account with the token of its mail. */
export function useConfirmEmail() {
  const attempt = useAttempt<useConfirmEmailMutation>(graphql`
    mutation useConfirmEmailMutation($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) {
        __typename
        ... on ConfirmEmailPayload {
          email
          emailConfirmationStatus
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
  return (input: useConfirmEmailMutation['variables']['input']) => attempt({ input }, (data) => data.confirmEmail)
}
