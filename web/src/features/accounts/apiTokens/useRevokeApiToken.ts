import { graphql } from 'relay-runtime'
import type { useRevokeApiTokenMutation } from '../../../__generated__/useRevokeApiTokenMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

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
