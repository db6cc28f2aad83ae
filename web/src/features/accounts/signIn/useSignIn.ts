import { graphql } from 'relay-runtime'
import type { useSignInMutation } from '../../../__generated__/useSignInMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'

/** The verb that signs in with an e-mail and a password; it answers who came in, or the problem. */
export function useSignIn() {
  const attempt = useAttempt<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        __typename
        ... on SignInPayload {
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
  return (input: useSignInMutation['variables']['input']) => attempt({ input }, (data) => data.signIn)
}
