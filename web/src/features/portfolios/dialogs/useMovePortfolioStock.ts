import { graphql } from 'relay-runtime'
import type { useMovePortfolioStockMutation } from '../../../__generated__/useMovePortfolioStockMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

export function useMovePortfolioStock() {
  return useSafeMutation<useMovePortfolioStockMutation>(
    graphql`
      mutation useMovePortfolioStockMutation($input: MovePortfolioStockInput!) {
        movePortfolioStock(input: $input) {
          ... on MovePortfolioStockPayload @alias(as: "payload") {
            from {
              id
              ...PortfolioPanel_portfolio
            }
            to {
              id
              ...PortfolioPanel_portfolio
            }
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    { updater: forgetOtherPages },
  )
}
