import { graphql } from 'relay-runtime'
import type { useExportPortfolioMutation } from '../../../__generated__/useExportPortfolioMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'

/** The verb that writes all lots of a portfolio (its global id) as a file; null after its reader was told why not. */
export function useExportPortfolio() {
  return useCommit<useExportPortfolioMutation>(graphql`
    mutation useExportPortfolioMutation($input: ExportPortfolioInput!) {
      exportPortfolio(input: $input) {
        ... on ExportPortfolioPayload @alias(as: "payload") {
          fileName
          csv
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
