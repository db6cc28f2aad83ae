import { graphql } from 'relay-runtime'
import type { useRevokeApiTokenMutation } from '../../../__generated__/useRevokeApiTokenMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** The verb that ends a token at once; it answers why not, or null when it opens nothing any more. */
export function useRevokeApiToken() {
  return useSafeMutation<useRevokeApiTokenMutation>(graphql`
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
}
