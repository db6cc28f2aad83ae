import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useRevokeApiTokenMutation } from '../../../__generated__/useRevokeApiTokenMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

/** The verb that ends a token at once; it answers why not, or null when it opens nothing any more. */
export function useRevokeApiToken(): (
  input: useRevokeApiTokenMutation['variables']['input'],
) => Promise<Problem | null> {
  const attempt = useAttempt<useRevokeApiTokenMutation>(graphql`
    mutation useRevokeApiTokenMutation($input: DeleteApiTokenInput!) {
      deleteApiToken(input: $input) {
        __typename
        ... on DeleteApiTokenPayload {
          deletedApiTokenId
          viewer {
            ...ApiTokensPart_viewer
          }
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
  return useCallback(async (input) => (await attempt({ input }, (data) => data.deleteApiToken)).problem, [attempt])
}
