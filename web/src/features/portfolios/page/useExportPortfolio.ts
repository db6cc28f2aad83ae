import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useExportPortfolioMutation } from '../../../__generated__/useExportPortfolioMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'

/** The verb that writes all lots of a portfolio (its global id) as a file; null after its reader was told why not. */
export function useExportPortfolio() {
  const commit = useCommit<useExportPortfolioMutation>(graphql`
    mutation useExportPortfolioMutation($input: ExportPortfolioInput!) {
      exportPortfolio(input: $input) {
        __typename
        ... on ExportPortfolioPayload {
          fileName
          csv
        }
        ... on Problem {
          ...useAttempt_refusal @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...useAttempt_refusal @alias(as: "limit")
        }
      }
    }
  `)
  return useCallback(
    (portfolioId: string) => commit({ input: { portfolioId } }, (data) => data.exportPortfolio),
    [commit],
  )
}
