import { graphql } from 'relay-runtime'
import type { useSignInWithGoogleMutation } from '../../../__generated__/useSignInWithGoogleMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'

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
          ...useAttempt_refusal @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...useAttempt_refusal @alias(as: "limit")
        }
      }
    }
  `)
  return (input: useSignInWithGoogleMutation['variables']['input']) =>
    attempt({ input }, (data) => data.signInWithGoogle)
}
