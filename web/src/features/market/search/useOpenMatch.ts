import { useCallback } from 'react'
import type { openMatchMutation } from '../../../__generated__/openMatchMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import { later } from '../../../kit/failure/later.ts'
import type { StockMatch } from './searchStocks.ts'

const openMatch = { load: later([], async () => (await import('./openMatchMutation.ts')).openMatch) }

/** A stock by its global id, and by that of its address. */
export interface ChosenStock {
  readonly id: string
  readonly stockId: string
  readonly symbol: string
  /** Null where the catalogue does not tell it. */
  readonly currency: StockMatch['currency']
}

/** Turns a match into a stock; one of the catalogue is added to the stocks. Null after an alert. */
export function useOpenMatch(): (match: StockMatch) => Promise<ChosenStock | null> {
  const commit = useCommit<openMatchMutation>(openMatch)
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
