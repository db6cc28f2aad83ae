import { graphql } from 'relay-runtime'

export const updatePortfolio = graphql`
  mutation updatePortfolioMutation($input: UpdatePortfolioInput!) {
    updatePortfolio(input: $input) {
      ... on UpdatePortfolioPayload @alias(as: "payload") {
        portfolio {
          id
          ...PortfolioPanel_portfolio
        }
      }
      ... on PortfolioConflict @alias(as: "conflict") {
        current {
          name
          description
          accountKind
          owner
          cash
          currency
          version
        }
      }
      ...refusal_problem @alias(as: "refusal")
    }
  }
`
