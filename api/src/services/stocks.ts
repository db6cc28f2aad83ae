import type { Database } from '../database/database.ts'
import { findStocks, findStocksByTicker } from '../database/stockQueries.ts'
import type { MarketData, PricePoint } from '../providers/marketData/port.ts'
import { Refusal } from './refusal.ts'
import { keyOf, withQuotes, type StockView } from './stockView.ts'

export type StockWithDay = StockView & { dayPoints: readonly PricePoint[] }

export type WantedStock = { stockId: string } | { symbol: string }

export function createStocks(database: Database, marketData: MarketData) {
  return {
    /**
     * One stock with the prices of its day. A ticker that several exchanges list means the Canadian listing, where
     * there is one. Refused with resource_missing.
     */
    async read(wanted: WantedStock, now: Date): Promise<StockWithDay> {
      const [stock] =
        'stockId' in wanted
          ? await findStocks(database, [wanted.stockId])
          : await findStocksByTicker(database, wanted.symbol.toUpperCase())
      if (!stock) throw new Refusal('resource_missing')

      const [[view], dayPoints] = await Promise.all([
        withQuotes(marketData, [stock], now),
        marketData.dayPoints(keyOf(stock), now),
      ])
      return { stock, quote: view?.quote ?? null, dayPoints }
    },
    /** Those that exist, in any order. */
    async readMany(stockIds: readonly string[], now: Date): Promise<StockView[]> {
      return withQuotes(marketData, await findStocks(database, [...new Set(stockIds)]), now)
    },
  }
}

export type Stocks = ReturnType<typeof createStocks>
