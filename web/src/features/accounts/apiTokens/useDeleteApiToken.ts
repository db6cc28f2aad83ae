import { graphql } from 'relay-runtime'
import type { useDeleteApiTokenMutation } from '../../../__generated__/useDeleteApiTokenMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useDeleteApiToken() {
  return useSafeMutation<useDeleteApiTokenMutation>(graphql`
    mutation useDeleteApiTokenMutation($input: DeleteApiTokenInput!) {
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
