import { graphql } from 'relay-runtime'
import type { useCreateApiTokenMutation } from '../../../__generated__/useCreateApiTokenMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** The verb that makes a token; its answer is the one time that the secret is told. */
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
