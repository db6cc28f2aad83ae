import type { Dated, HeldShares } from '@palier/domain/portfolios/portfolioValue'
import { LRUCache } from 'lru-cache'
import type { EventsByStock, Ledger } from './ledgers.ts'

/** Costs and shares of a stock in another currency; `isSettled` if all rates are final. */
export type ConvertedHoldings = { holdings: Dated<HeldShares>[]; isSettled: boolean }

/** Rows since a day, valid at one version only. */
type Versioned<Value> = { version: string; since: string; value: Value }

/** Parts of one portfolio read so far. Ledgers are keyed by stock, converted holdings by stock and currency. */
type Book = {
  ledgers: ReadonlyMap<string, Versioned<Ledger>>
  events: Versioned<EventsByStock> | null
  converted: ReadonlyMap<string, Versioned<ConvertedHoldings>>
}

// Limit over all users. A row takes 100 to 500 bytes.
const MAXIMUM_ROWS = 250_000
const EMPTY: Book = { ledgers: new Map(), events: null, converted: new Map() }

/** Caches data of portfolios in memory. The least recently used portfolios are evicted. */
export function createBookCache(maximumRows = MAXIMUM_ROWS) {
  const books = new LRUCache<string, Book>({ maxSize: maximumRows, sizeCalculation: rowCountOf })
  return {
    get: (portfolioId: string): Book => books.get(portfolioId) ?? EMPTY,

    /** Adds parts. Other versions of the same part are replaced. */
    add(portfolioId: string, { ledgers = [], events, converted = [] }: AddedParts): void {
      const known = books.get(portfolioId) ?? EMPTY
      books.set(portfolioId, {
        ledgers: new Map([...known.ledgers, ...ledgers]),
        events: events ?? known.events,
        converted: new Map([...known.converted, ...converted]),
      })
    },
  }
}

export type BookCache = ReturnType<typeof createBookCache>

type AddedParts = {
  ledgers?: Iterable<[string, Versioned<Ledger>]>
  events?: Versioned<EventsByStock>
  converted?: Iterable<[string, Versioned<ConvertedHoldings>]>
}

/** Value of a cached part if it is of this version and covers the days since `since`. */
export function currentValue<Value>(
  part: Versioned<Value> | null | undefined,
  { version, since }: { version: string; since: string },
): Value | null {
  return part && part.version === version && part.since <= since ? part.value : null
}

function rowCountOf({ ledgers, events, converted }: Book): number {
  let count = 1
  for (const { value } of ledgers.values()) {
    count += 1 + value.days.length + (value.daysAlone === value.days ? 0 : value.daysAlone.length)
  }
  for (const rows of events?.value.values() ?? []) count += rows.length
  for (const { value } of converted.values()) count += 1 + value.holdings.length
  return count
}
