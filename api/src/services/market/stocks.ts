import type { Database } from '../../database/kernel/database.ts'
import {
  findStocks,
  findStocksByTicker,
  upsertStocks,
  type StockRow,
} from '../../database/queries/market/stockQueries.ts'
import type { MarketData, PricePoint } from '../../providers/marketData/port.ts'
import { stockRowOf } from './stockRow.ts'
import { callProvider } from '../kernel/callProvider.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { informationOf, type StockInformation } from './stockInformation.ts'
import { keyOf, withQuotes, type StockView } from './stockView.ts'

export type StockWithDay = StockView & { dayPoints: readonly PricePoint[] }

type WantedStock = { stockId: string } | { symbol: string }

// Maximum for a wide chart.
const DAY_POINTS = 500

export function createStocks(database: Database, marketData: MarketData) {
  async function open(normalizedTicker: string, now: Date): Promise<StockRow | null> {
    const security = await callProvider(marketData.resolve(normalizedTicker, now))
    if (!security) return null
    const row = stockRowOf(security)
    const [known] = await findStocks(database, [row.id])
    if (!known) await upsertStocks(database, [row])
    return known ?? row
  }

  async function find(wanted: WantedStock, now: Date): Promise<StockRow | null> {
    if ('stockId' in wanted) return (await findStocks(database, [wanted.stockId]))[0] ?? null
    const symbol = wanted.symbol.toUpperCase()
    return (await findStocksByTicker(database, symbol))[0] ?? (await open(symbol, now))
  }

  return {
    /**
     * A ticker listed on several exchanges means the Canadian listing, if any; a normalized ticker
     * of the catalogue means its listing. Refuses with resource_missing.
     */
    async read(wanted: WantedStock, now: Date): Promise<StockWithDay> {
      const stock = await find(wanted, now)
      if (!stock) throw new Refusal('resource_missing')

      const [[view], dayPoints] = await Promise.all([
        withQuotes(marketData, [stock], now),
        marketData.dayPoints(keyOf(stock), now),
      ])
      return { stock, quote: view?.quote ?? null, dayPoints }
    },
    /** Refuses with resource_missing. */
    async inform(stockId: string, now: Date): Promise<StockInformation> {
      const [information] = await informationOf(marketData, await findStocks(database, [stockId]), DAY_POINTS, now)
      if (!information) throw new Refusal('resource_missing')
      return information
    },
    /** Omits unknown ids; in any order. */
    async readMany(stockIds: readonly string[], now: Date): Promise<StockView[]> {
      return withQuotes(marketData, await findStocks(database, [...new Set(stockIds)]), now)
    },
  }
}
