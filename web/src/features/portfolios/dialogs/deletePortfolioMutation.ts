import { graphql } from 'relay-runtime'

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
