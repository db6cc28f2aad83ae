import { graphql } from 'relay-runtime'

export const addPortfolio = graphql`
  mutation createPortfolioMutation($input: CreatePortfolioInput!) {
    createPortfolio(input: $input) {
      ... on CreatePortfolioPayload @alias(as: "payload") {
        portfolio {
          id
          ...PortfolioPanel_portfolio
        }
        usage {
          ...ownUse_usage
        }
      }
      ...refusal_problem @alias(as: "refusal")
    }
  }
`
