import { graphql } from 'relay-runtime'

export const signOut = graphql`
  mutation signOutMutation {
    signOut {
      ... on SignOutPayload @alias(as: "payload") {
        signedOut
      }
      ...refusal_problem @alias(as: "refusal")
    }
  }
`
