import { graphql } from 'relay-runtime'

export const signInAsGuest = graphql`
  mutation signInAsGuestMutation($input: SignInAsGuestInput!) {
    signInAsGuest(input: $input) {
      ... on SignInAsGuestPayload @alias(as: "payload") {
        viewer {
          ...signedInUser_viewer
        }
      }
      ...refusal_problem @alias(as: "refusal")
    }
  }
`
