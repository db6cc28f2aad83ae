import { graphql } from 'relay-runtime'
import type { useDeletePortfolioMutation } from '../../../__generated__/useDeletePortfolioMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

/** Deletes a portfolio with all its lots. */
export function useDeletePortfolio() {
  return useSafeMutation<useDeletePortfolioMutation>(
    graphql`
      mutation useDeletePortfolioMutation($input: DeletePortfolioInput!) {
        deletePortfolio(input: $input) {
          ... on PortfolioConflict @alias(as: "conflict") {
            current {
              name
              version
            }
          }
          ... on Problem {
            ...refusal_problem @alias(as: "refusal")
          }
          ... on LimitProblem {
            ...refusal_problem @alias(as: "limit")
          }
        }
      }
    `,
    forgetOtherPages,
  )
}
