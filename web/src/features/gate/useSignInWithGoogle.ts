import { graphql } from 'relay-runtime'
import type { useSignInWithGoogleMutation } from '../../__generated__/useSignInWithGoogleMutation.graphql.ts'
import { useAttempt } from '../alert/useAttempt.ts'

/** The verb that signs in with what Google has said of a person. */
export function useSignInWithGoogle() {
  const attempt = useAttempt<useSignInWithGoogleMutation>(graphql`
    mutation useSignInWithGoogleMutation($input: SignInWithGoogleInput!) {
      signInWithGoogle(input: $input) {
        __typename
        ... on SignInWithGooglePayload {
          viewer {
            ...signedInUser_viewer
          }
        }
        ... on Problem {
          code
          codes
          field
          retryAfterSeconds
        }
        ... on LimitProblem {
          code
          maximum
          unit
          retryAfterSeconds
        }
      }
    }
  `)
  return (input: useSignInWithGoogleMutation['variables']['input']) =>
    attempt({ input }, (data) => data.signInWithGoogle)
}
