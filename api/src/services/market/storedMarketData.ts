import { decimal } from '@palier/domain/kernel/decimal'
import { inverseRate } from '@palier/domain/market/exchangeRate'
import type { Database } from '../../database/kernel/database.ts'
import {
  findCloses,
  findDividends,
  findFundamentals,
  findLastCloseDate,
  findQuotes,
  findRate,
  findSamples,
  findSplits,
} from '../../database/queries/market/marketQueries.ts'
import { createSourceTimeout } from '../../providers/kernel/sourceBreaker.ts'
import { createTtlCache, type TtlCache } from '../../providers/kernel/ttlCache.ts'
import type {
  DailyClose,
  Dividend,
  MarketData,
  PricePoint,
  Quote,
  SecurityKey,
  Split,
} from '../../providers/marketData/port.ts'
import { dayAt, startOfDay } from '@palier/domain/market/exchangeDay'
import { thinSeries } from '../../providers/marketData/thinSeries.ts'
import { withFallback } from '../kernel/callProvider.ts'
import { stockIdOf } from './stockId.ts'
import { toDailyClose, toDividend, toFundamentals, toQuote, toSplit } from './storedRows.ts'

/** Canadian dollars per US dollar. */
export const STORED_PAIR = 'USDCAD'

/** The rate is missing or too old. Never replaced by 1. */
export class RateMissing extends Error {
  override readonly name = 'RateMissing'
}

const RATE_DAYS = 5
const DAY_MILLISECONDS = 86_400_000
// New stocks have no stored data yet: the provider is called for a few of them, not for whole
// lists.
const FRESH_STOCKS = 3
const CACHE_SIZE = 2_000
const MINUTE_MILLISECONDS = 60_000
const HOUR_MILLISECONDS = 3_600_000

/** Market data readable within a write's transaction. */
export type TransactionalMarketData = MarketData & {
  /**
   * Reads over the connection of a transaction, without calling the provider. Absent if nothing is
   * read from the database.
   */
  within?(transaction: Database): MarketData
}

type Searches = Awaited<ReturnType<MarketData['search']>>
type Catalogue = Pick<MarketData, 'name' | 'isSimulated' | 'securities' | 'search' | 'resolve'>
type Readings = Omit<MarketData, keyof Catalogue>

type Missing = <Value>(
  cache: TtlCache<Value>,
  key: string,
  now: Date,
  load: () => Promise<Value>,
  otherwise: Value,
) => Promise<Value>

/**
 * Stored market data of a provider. The provider itself is called only for what was never stored,
 * with caching, so that visits do not exhaust its quota. If it fails, stored data is used and the
 * rest is unknown.
 * Within a transaction, only its connection and the cache are read: a call to the provider would
 * hold the connection.
 */
export function createStoredMarketData(
  database: Database,
  source: MarketData,
  timed = createSourceTimeout({ source: source.name }),
): TransactionalMarketData {
  const caches = createCaches()
  const searches = createTtlCache<Searches>(CACHE_SIZE, HOUR_MILLISECONDS)
  const loadMissing: Missing = (cache, key, now, load, otherwise) =>
    withFallback(
      timed(() => cache(key, now, load)),
      otherwise,
    )
  const peekMissing: Missing = async (cache, key, now, _load, otherwise) => cache.peek(key, now) ?? otherwise
  const catalogue: Catalogue = {
    name: source.name,
    isSimulated: source.isSimulated,
    securities: () => source.securities(),
    search: (text, atMost, now) =>
      timed(() => searches(`${text}:${atMost}`, now, () => source.search(text, atMost, now))),
    resolve: (normalizedTicker, now) => timed(() => source.resolve(normalizedTicker, now)),
  }
  const bind = (connection: Database, missing: Missing): MarketData =>
    Object.assign(createReadings(connection, source, caches, missing), catalogue)
  return Object.assign(bind(database, loadMissing), {
    within: (transaction: Database) => bind(transaction, peekMissing),
  })
}

type Caches = ReturnType<typeof createCaches>

function createCaches() {
  return {
    quotes: createTtlCache<Quote | null>(CACHE_SIZE, MINUTE_MILLISECONDS),
    curves: createTtlCache<readonly PricePoint[]>(CACHE_SIZE, HOUR_MILLISECONDS),
    closes: createTtlCache<readonly DailyClose[]>(CACHE_SIZE, HOUR_MILLISECONDS),
    splits: createTtlCache<readonly Split[]>(CACHE_SIZE, HOUR_MILLISECONDS),
    dividends: createTtlCache<readonly Dividend[]>(CACHE_SIZE, HOUR_MILLISECONDS),
  }
}

function createReadings(database: Database, source: MarketData, caches: Caches, missing: Missing): Readings {
  const prices = createPriceReadings(database, source, caches, missing)
  const history = createHistoryReadings(database, source, caches, missing)
  const rest: Pick<Readings, 'fundamentals' | 'exchangeRate'> = {
    async fundamentals(keys) {
      const keyOfId = new Map(keys.map((key) => [stockIdOf(key), key]))
      const rows = await findFundamentals(database, [...keyOfId.keys()])
      return new Map(
        rows.flatMap((row) => {
          const key = keyOfId.get(row.stockId)
          return key === undefined ? [] : [[key, toFundamentals(key, row)] as const]
        }),
      )
    },
    async exchangeRate(from, to, now) {
      if (from === to) return decimal(1)
      const row = await findRate(database, STORED_PAIR)
      if (!row || now.getTime() - row.asOf.getTime() > RATE_DAYS * DAY_MILLISECONDS) {
        throw new RateMissing(`No recent exchange rate: ${from} to ${to}`)
      }
      const rate = decimal(row.rate)
      return from === 'USD' ? rate : inverseRate(rate)
    },
  }
  return Object.assign(prices, history, rest)
}

function createPriceReadings(
  database: Database,
  source: MarketData,
  caches: Caches,
  missing: Missing,
): Pick<Readings, 'quotes' | 'dayPoints' | 'recentPoints'> {
  async function quotesOf(keys: readonly SecurityKey[], now: Date): Promise<Map<SecurityKey, Quote>> {
    const keyOfId = new Map(keys.map((key) => [stockIdOf(key), key]))
    const quotes = new Map<SecurityKey, Quote>()
    for (const row of await findQuotes(database, [...keyOfId.keys()])) {
      const key = keyOfId.get(row.stockId)
      if (key !== undefined) quotes.set(key, toQuote(key, row))
    }
    const unpriced = [...keyOfId.values()].filter((key) => !quotes.has(key))
    if (unpriced.length > FRESH_STOCKS) return quotes
    for (const key of unpriced) {
      const load = async () => (await source.quotes([key], now)).get(key) ?? null
      const quote = await missing(caches.quotes, key, now, load, null)
      if (quote) quotes.set(key, quote)
    }
    return quotes
  }

  async function presentPoint(key: SecurityKey, now: Date): Promise<PricePoint | null> {
    const quote = (await quotesOf([key], now)).get(key)
    return quote ? { at: quote.at, price: quote.price } : null
  }

  async function dayPoints(key: SecurityKey, now: Date, atMost = Infinity): Promise<PricePoint[]> {
    const present = await presentPoint(key, now)
    if (!present) return []
    const midnight = new Date(startOfDay(dayAt(present.at.getTime())))
    const samples = await findSamples(database, stockIdOf(key), midnight)
    const before = samples.filter(({ at }) => at < present.at).map(({ at, price }) => ({ at, price: decimal(price) }))
    return thinSeries([...before, present], atMost)
  }

  return {
    quotes: quotesOf,
    dayPoints,
    async recentPoints(key, sessions, atMost, now) {
      const present = await presentPoint(key, now)
      if (!present) return []
      const load = () => source.recentPoints(key, sessions, atMost, now)
      // A series is adjusted to its last day, so it differs each day.
      const day = dayAt(present.at.getTime())
      const fetched = await missing(caches.curves, `${key}:${sessions}:${atMost}:${day}`, now, load, [])
      const own = await dayPoints(key, now)
      const start = own[0]?.at ?? present.at
      return thinSeries([...fetched.filter(({ at }) => at < start), ...own], atMost)
    },
  }
}

function createHistoryReadings(
  database: Database,
  source: MarketData,
  caches: Caches,
  missing: Missing,
): Pick<Readings, 'dailyCloses' | 'splits' | 'dividends'> {
  /** A listing with stored closes has all its splits and dividends stored. */
  async function hasStoredHistory(stockId: string): Promise<boolean> {
    return (await findLastCloseDate(database, stockId)) !== null
  }

  return {
    async dailyCloses(key, from, to, now) {
      const stored = await findCloses(database, stockIdOf(key), from, to)
      if (stored.length > 0) return stored.map(toDailyClose)
      const load = () => source.dailyCloses(key, from, to, now)
      return missing(caches.closes, `${key}:${from}:${to}`, now, load, [])
    },
    async splits(key, from, to, now) {
      const stockId = stockIdOf(key)
      const stored = await findSplits(database, stockId, from, to)
      if (stored.length > 0 || (await hasStoredHistory(stockId))) return stored.map(toSplit)
      const load = () => source.splits(key, from, to, now)
      return missing(caches.splits, `${key}:${from}:${to}`, now, load, [])
    },
    async dividends(key, from, to, now) {
      const stockId = stockIdOf(key)
      const stored = await findDividends(database, stockId, from, to)
      if (stored.length > 0 || (await hasStoredHistory(stockId))) return stored.map(toDividend)
      const load = () => source.dividends(key, from, to, now)
      return missing(caches.dividends, `${key}:${from}:${to}`, now, load, [])
    },
  }
}
