import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useRevokeApiTokenMutation } from '../../../__generated__/useRevokeApiTokenMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** The verb that ends a token at once; it answers why not, or null when it opens nothing any more. */
export function useRevokeApiToken(): (
  input: useRevokeApiTokenMutation['variables']['input'],
) => Promise<Problem | null> {
  const mutate = useSafeMutation<useRevokeApiTokenMutation>(graphql`
    mutation useRevokeApiTokenMutation($input: DeleteApiTokenInput!) {
      deleteApiToken(input: $input) {
        ... on DeleteApiTokenPayload @alias(as: "payload") {
          deletedApiTokenId
          viewer {
            ...ApiTokensPart_viewer
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(async (input) => (await mutate({ input })).problem, [mutate])
}
