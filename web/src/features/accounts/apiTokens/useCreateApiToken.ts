import { graphql } from 'relay-runtime'
import type { useCreateApiTokenMutation } from '../../../__generated__/useCreateApiTokenMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Creates an API token; only its payload ever contains the secret. */
export function useCreateApiToken() {
  return useSafeMutation<useCreateApiTokenMutation>(graphql`
    mutation useCreateApiTokenMutation($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        ... on CreateApiTokenPayload @alias(as: "payload") {
          secret
          viewer {
            ...ApiTokensPart_viewer
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
