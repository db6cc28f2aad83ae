import { graphql } from 'relay-runtime'
import type { useSignInMutation } from '../../../__generated__/useSignInMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useSignIn() {
  return useSafeMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        ... on SignInPayload @alias(as: "payload") {
          viewer {
            ...signedInUser_viewer
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
