import { graphql } from 'relay-runtime'

/** What is sent, and what is wanted back. */
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
