import { graphql } from 'relay-runtime'

/** All lots of a portfolio as a file. */
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
