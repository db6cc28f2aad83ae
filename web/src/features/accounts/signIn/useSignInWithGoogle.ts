import { graphql } from 'relay-runtime'
import type { useSignInWithGoogleMutation } from '../../../__generated__/useSignInWithGoogleMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useSignInWithGoogle() {
  return useSafeMutation<useSignInWithGoogleMutation>(graphql`
    mutation useSignInWithGoogleMutation($input: SignInWithGoogleInput!) {
      signInWithGoogle(input: $input) {
        ... on SignInWithGooglePayload @alias(as: "payload") {
          viewer {
            ...signedInUser_viewer
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
