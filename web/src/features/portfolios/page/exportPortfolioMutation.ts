import { graphql } from 'relay-runtime'

export const exportPortfolio = graphql`
  mutation exportPortfolioMutation($input: ExportPortfolioInput!) {
    exportPortfolio(input: $input) {
      ... on ExportPortfolioPayload @alias(as: "payload") {
        fileName
        csv
      }
      ...refusal_problem @alias(as: "refusal")
    }
  }
`
