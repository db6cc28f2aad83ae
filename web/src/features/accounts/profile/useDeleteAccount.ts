import { graphql } from 'relay-runtime'
import type { useDeleteAccountMutation } from '../../../__generated__/useDeleteAccountMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

/** The verb that closes one's account, confirmed by its password where it has one; it answers why not, or null. */
export function useDeleteAccount(): (password: string | null) => Promise<Problem | null> {
  const attempt = useAttempt<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
        __typename
        ... on DeleteAccountPayload {
          isDone
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
  return async (password) => (await attempt({ input: { password } }, (data) => data.deleteAccount)).problem
}
