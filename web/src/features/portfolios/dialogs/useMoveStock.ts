import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useMoveStockMutation } from '../../../__generated__/useMoveStockMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

/** Global ids. */
export type StockMove = useMoveStockMutation['variables']['input']

/** The verb that moves a stock with its lots; it answers why not, or null when it is there. Both portfolios are told. */
export function useMoveStock(): (move: StockMove) => Promise<Problem | null> {
  const attempt = useAttempt<useMoveStockMutation>(graphql`
    mutation useMoveStockMutation($input: MovePortfolioStockInput!) {
      movePortfolioStock(input: $input) {
        __typename
        ... on MovePortfolioStockPayload {
          from {
            id
            ...PortfolioPanel_portfolio
          }
          to {
            id
            ...PortfolioPanel_portfolio
          }
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
    async (input) => {
      const { problem } = await attempt({ input }, (data) => data.movePortfolioStock, { heal: forgetOtherPages })
      return problem
    },
    [attempt],
  )
}
