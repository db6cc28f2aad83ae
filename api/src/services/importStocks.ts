import type { FileTrade } from '@palier/domain/tradeRow'
import type { Database } from '../database/database.ts'
import { findListings } from '../database/importQueries.ts'
import type { StockRow } from '../database/stockQueries.ts'
import { groupBy } from './groupBy.ts'

/** The listing that a row of a file means, or why none can be told. */
export type FoundStock = StockRow | 'symbol.unknown' | 'symbol.ambiguous' | 'currency.mismatch'

// What people and brokers call the exchanges whose codes we keep.
const EXCHANGE_CODES: ReadonlyMap<string, string> = new Map([
  ['TSX', 'XTSE'],
  ['TSE', 'XTSE'],
  ['TO', 'XTSE'],
  ['TORONTO', 'XTSE'],
  ['TSXV', 'XTSX'],
  ['TSX-V', 'XTSX'],
  ['CVE', 'XTSX'],
  ['NYSE', 'XNYS'],
  ['ARCA', 'XNYS'],
  ['NASDAQ', 'XNAS'],
  ['NMS', 'XNAS'],
])

type Listed = Pick<FileTrade, 'symbol' | 'exchange' | 'currency'>

/** Finds the listings of trades, given some after the others, in one statement for those that are new. */
export function createStockFinder(database: Database) {
  const byTicker = new Map<string, readonly StockRow[]>()

  function foundOf({ symbol, exchange, currency }: Listed): FoundStock {
    const listings = symbol === null ? [] : (byTicker.get(symbol) ?? [])
    if (listings.length === 0) return 'symbol.unknown'
    const code = exchange && (EXCHANGE_CODES.get(exchange) ?? exchange)
    const there = code === null ? listings : listings.filter(({ exchangeCode }) => exchangeCode === code)
    if (there.length === 0) return 'symbol.unknown'
    const inCurrency = currency === null ? there : there.filter((stock) => stock.currency === currency)
    const [only, ...others] = inCurrency
    if (!only) return 'currency.mismatch'
    return others.length > 0 ? 'symbol.ambiguous' : only
  }

  return async function findStocks(trades: readonly Listed[]): Promise<FoundStock[]> {
    const fresh = new Set(trades.flatMap(({ symbol }) => (symbol === null || byTicker.has(symbol) ? [] : symbol)))
    if (fresh.size > 0) {
      const found = groupBy(await findListings(database, [...fresh]), ({ ticker }) => ticker)
      for (const ticker of fresh) byTicker.set(ticker, found.get(ticker) ?? [])
    }
    return trades.map(foundOf)
  }
}
