import type { FileTrade } from '@palier/domain/imports/tradeRow'
import type { Listing } from '../../database/queries/imports/importQueries.ts'
import { groupBy } from '../../kernel/groupBy.ts'

/** The listing of a row, or why there is none. */
export type FoundStock = Listing | 'symbol.required' | 'symbol.unknown' | 'symbol.ambiguous' | 'currency.mismatch'

// Common names of the exchanges.
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

export type FindListings = (tickers: readonly string[]) => Promise<readonly Listing[]>

// No exchange has longer ones.
const LONGEST_TICKER = 40

/** Finds the listings of trades in batches, requesting new tickers together. */
export function createStockFinder(findListings: FindListings) {
  const byTicker = new Map<string, readonly Listing[]>()

  function foundOf({ symbol, exchange, currency }: Listed): FoundStock {
    // An ISIN or a name alone: listings are known by their symbols.
    if (symbol === null) return 'symbol.required'
    const listings = byTicker.get(symbol) ?? []
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
    const fresh = new Set(
      trades.flatMap(({ symbol }) =>
        symbol === null || symbol.length > LONGEST_TICKER || byTicker.has(symbol) ? [] : symbol,
      ),
    )
    if (fresh.size > 0) {
      const found = groupBy(await findListings([...fresh]), ({ ticker }) => ticker)
      for (const ticker of fresh) byTicker.set(ticker, found.get(ticker) ?? [])
    }
    return trades.map(foundOf)
  }
}
