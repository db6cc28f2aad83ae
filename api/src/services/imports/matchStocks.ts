import type { FileEvent, FileTrade } from '@palier/domain/imports/rowVerdict'
import type { Listing } from '../../database/queries/imports/importQueries.ts'
import { groupBy } from '../../kernel/groupBy.ts'

export type FoundStock = Listing | 'symbol.required' | 'symbol.unknown' | 'symbol.ambiguous' | 'currency.mismatch'

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

export type FoundOfEvent = { found: FoundStock; named: FoundStock | null }

type Listed = Pick<FileTrade, 'symbol' | 'exchange' | 'currency'>

export type FindListings = (tickers: readonly string[]) => Promise<readonly Listing[]>

// No exchange has longer tickers.
const LONGEST_TICKER = 40

/** Finds listings in batches, so that new tickers share one request. */
export function createStockFinder(findListings: FindListings) {
  const byTicker = new Map<string, readonly Listing[]>()

  function listingsOf({ symbol, exchange }: Listed): readonly Listing[] | 'symbol.required' | 'symbol.unknown' {
    // Listings are found by symbol, not by ISIN or name alone.
    if (symbol === null) return 'symbol.required'
    const listings = byTicker.get(symbol) ?? []
    const code = exchange && (EXCHANGE_CODES.get(exchange) ?? exchange)
    const there = code === null ? listings : listings.filter(({ exchangeCode }) => exchangeCode === code)
    return there.length === 0 ? 'symbol.unknown' : there
  }

  function foundOf(listed: Listed): FoundStock {
    const there = listingsOf(listed)
    if (typeof there === 'string') return there
    const { currency } = listed
    const inCurrency = currency === null ? there : there.filter((stock) => stock.currency === currency)
    const [only, ...others] = inCurrency
    if (!only) return 'currency.mismatch'
    return others.length > 0 ? 'symbol.ambiguous' : only
  }

  // A payment may be in the account's currency: the shares held determine the listing.
  function paidBy(event: FileEvent, isHeld: (stockId: string) => boolean): FoundStock {
    const there = listingsOf(event)
    if (typeof there === 'string') return there
    const [only, ...others] = there
    if (only && others.length === 0) return only
    const [held, ...more] = there.filter(({ id }) => isHeld(id))
    if (held && more.length === 0) return held
    return event.isCashCurrency || event.currency === null ? 'symbol.ambiguous' : foundOf(event)
  }

  async function learn(listed: readonly Listed[]): Promise<void> {
    const fresh = new Set(
      listed.flatMap(({ symbol }) =>
        symbol === null || symbol.length > LONGEST_TICKER || byTicker.has(symbol) ? [] : symbol,
      ),
    )
    if (fresh.size > 0) {
      const found = groupBy(await findListings([...fresh]), ({ ticker }) => ticker)
      for (const ticker of fresh) byTicker.set(ticker, found.get(ticker) ?? [])
    }
  }

  return {
    async ofTrades(trades: readonly Listed[]): Promise<FoundStock[]> {
      await learn(trades)
      return trades.map(foundOf)
    },

    /**
     * `isHeld` accepts stocks of the portfolio and stocks traded in the file. `named` is another
     * stock that a row names, or null.
     */
    async ofEvents(events: readonly FileEvent[], isHeld: (stockId: string) => boolean): Promise<FoundOfEvent[]> {
      const named = events.map((event) => ({ ...event, symbol: event.otherSymbol, exchange: null }))
      await learn([...events, ...named])
      return events.map((event, at) => {
        const other = named[at]
        const hasOther = other !== undefined && other.symbol !== null
        return { found: paidBy(event, isHeld), named: hasOther ? paidBy(other, isHeld) : null }
      })
    },
  }
}
