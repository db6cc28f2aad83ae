import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useOpenMatchMutation } from '../../__generated__/useOpenMatchMutation.graphql.ts'
import { useAlert } from '../alert/AlertContext.ts'
import { useAttempt } from '../alert/useAttempt.ts'
import type { StockMatch } from './searchStocks.ts'

/** A stock by the id of its address. */
export interface ChosenStock {
  readonly stockId: string
}

/** The verb that turns a match into a stock: one of the catalogue alone is kept from then on. Null after an alert. */
export function useOpenMatch(): (match: StockMatch) => Promise<ChosenStock | null> {
  const alert = useAlert()
  const attempt = useAttempt<useOpenMatchMutation>(graphql`
    mutation useOpenMatchMutation($input: AddStockInput!) {
      addStock(input: $input) {
        __typename
        ... on AddStockPayload {
          stock {
            stockId
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
    async ({ stock, normalizedTicker }) => {
      if (stock) return { stockId: stock.stockId }
      const { payload, problem } = await attempt({ input: { symbol: normalizedTicker } }, (data) => data.addStock)
      if (problem) alert({ code: problem.codes[0] ?? 'unknown' })
      return payload?.stock ?? null
    },
    [attempt, alert],
  )
}
