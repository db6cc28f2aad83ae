import { graphql } from 'relay-runtime'

/** What is sent, and what is wanted back. */
export const deletePortfolio = graphql`
  mutation deletePortfolioMutation($input: DeletePortfolioInput!) {
    deletePortfolio(input: $input) {
      ... on PortfolioConflict @alias(as: "conflict") {
        current {
          name
          version
        }
      }
      ...refusal_problem @alias(as: "refusal")
    }
  }
`
