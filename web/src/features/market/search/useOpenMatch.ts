import { useCallback } from 'react'
import type { addStockMutation } from '../../../__generated__/addStockMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import { later } from '../../../kit/failure/later.ts'
import type { StockMatch } from './searchStocks.ts'

const openMatch = { load: later([], async () => (await import('./addStockMutation.ts')).openMatch) }

/** `id` is global; `stockId` is the id in page addresses. */
export interface ChosenStock {
  readonly id: string
  readonly stockId: string
  readonly symbol: string
  /** Null if the catalogue does not have it. */
  readonly currency: StockMatch['currency']
}

/** Resolves a match to a stock. Adds it to the stocks if it is only in the catalogue. Null after an alert. */
export function useOpenMatch(): (match: StockMatch) => Promise<ChosenStock | null> {
  const commit = useCommit<addStockMutation>(openMatch)
  return useCallback(
    async ({ stock, symbol, currency, normalizedTicker }) => {
      if (stock) return { id: stock.id, stockId: stock.stockId, symbol, currency }
      const payload = await commit({ input: { symbol: normalizedTicker } })
      if (!payload) return null
      const { id, stockId } = payload.stock
      return { id, stockId, symbol, currency }
    },
    [commit],
  )
}
