import { graphql } from 'relay-runtime'
import type { useMoveStockMutation } from '../../../__generated__/useMoveStockMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

export function useMoveStock() {
  return useSafeMutation<useMoveStockMutation>(
    graphql`
      mutation useMoveStockMutation($input: MovePortfolioStockInput!) {
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
