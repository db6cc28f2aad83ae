import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useOpenMatchMutation } from '../../../__generated__/useOpenMatchMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import type { StockMatch } from './searchStocks.ts'

/** A stock by the id of its address. */
export interface ChosenStock {
  readonly stockId: string
  readonly symbol: string
  /** Null where the catalogue does not tell it. */
  readonly currency: StockMatch['currency']
}

/** Turns a match into a stock; one of the catalogue is added to the stocks. Null after an alert. */
export function useOpenMatch(): (match: StockMatch) => Promise<ChosenStock | null> {
  const commit = useCommit<useOpenMatchMutation>(graphql`
    mutation useOpenMatchMutation($input: AddStockInput!) {
      addStock(input: $input) {
        ... on AddStockPayload @alias(as: "payload") {
          stock {
            stockId
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async ({ stock, symbol, currency, normalizedTicker }) => {
      if (stock) return { stockId: stock.stockId, symbol, currency }
      const payload = await commit({ input: { symbol: normalizedTicker } })
      return payload ? { stockId: payload.stock.stockId, symbol, currency } : null
    },
    [commit],
  )
}
