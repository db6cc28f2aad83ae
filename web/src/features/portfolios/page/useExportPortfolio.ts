import { graphql } from 'relay-runtime'
import type { useExportPortfolioMutation } from '../../../__generated__/useExportPortfolioMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'

/** Exports all lots of a portfolio as a file; null after an alert. */
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
