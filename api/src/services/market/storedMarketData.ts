import { decimal, decimalOrNull, type Decimal } from '@palier/domain/kernel/decimal'
import { inverseRate } from '@palier/domain/market/exchangeRate'
import type { Database } from '../../database/kernel/database.ts'
import {
  type CloseRow,
  type DividendRow,
  findCloses,
  findDividends,
  findFundamentals,
  findLastCloseDate,
  findQuotes,
  findRate,
  findSamples,
  findSplits,
  type FundamentalsRow,
  type QuoteRow,
  type SplitRow,
} from '../../database/queries/market/marketQueries.ts'
import { createSourceTimeout } from '../../providers/kernel/sourceBreaker.ts'
import { createTtlCache } from '../../providers/kernel/ttlCache.ts'
import type {
  DailyClose,
  Dividend,
  Fundamentals,
  MarketData,
  PricePoint,
  Quote,
  SecurityKey,
  Split,
} from '../../providers/marketData/port.ts'
import { dayAt, startOfDay } from '@palier/domain/market/exchangeDay'
import { thinSeries } from '../../providers/marketData/thinSeries.ts'
import { stockIdOf } from './stockId.ts'
import { providerOr } from '../kernel/callProvider.ts'

/** The pair whose rate is stored: Canadian dollars for a US dollar. */
export const STORED_PAIR = 'USDCAD'

/** There is no rate, or it is too old. It is reported, never replaced by 1. */
export class RateMissing extends Error {
  override readonly name = 'RateMissing'
}

const RATE_DAYS = 5
const DAY_MILLISECONDS = 86_400_000
// New stocks have nothing stored yet: the provider is called for a few of them, not for whole lists.
const FRESH_STOCKS = 3
const CACHE_SIZE = 2_000
const MINUTE_MILLISECONDS = 60_000
const HOUR_MILLISECONDS = 3_600_000

/**
 * Stored market data of a provider. The provider itself is called only for what was never stored, with caching, so that
 * visits do not use up its quota. While it fails, stored data stands and the rest is unknown.
 */
export function createStoredMarketData(
  database: Database,
  source: MarketData,
  timed = createSourceTimeout({ source: source.name }),
): MarketData {
  const freshQuotes = createTtlCache<Quote | null>(CACHE_SIZE, MINUTE_MILLISECONDS)
  const curves = createTtlCache<readonly PricePoint[]>(CACHE_SIZE, HOUR_MILLISECONDS)
  const histories = createTtlCache<readonly DailyClose[]>(CACHE_SIZE, HOUR_MILLISECONDS)
  const splitHistories = createTtlCache<readonly Split[]>(CACHE_SIZE, HOUR_MILLISECONDS)
  const dividendHistories = createTtlCache<readonly Dividend[]>(CACHE_SIZE, HOUR_MILLISECONDS)
  const searches = createTtlCache<Awaited<ReturnType<MarketData['search']>>>(CACHE_SIZE, HOUR_MILLISECONDS)

  async function quotesOf(keys: readonly SecurityKey[], now: Date): Promise<Map<SecurityKey, Quote>> {
    const keyOfId = new Map(keys.map((key) => [stockIdOf(key), key]))
    const quotes = new Map<SecurityKey, Quote>()
    for (const row of await findQuotes(database, [...keyOfId.keys()])) {
      const key = keyOfId.get(row.stockId)
      if (key !== undefined) quotes.set(key, quoteOf(key, row))
    }
    const missing = [...keyOfId.values()].filter((key) => !quotes.has(key))
    if (missing.length > FRESH_STOCKS) return quotes
    for (const key of missing) {
      const answer = timed(() => freshQuotes(key, now, async () => (await source.quotes([key], now)).get(key) ?? null))
      const quote = await providerOr(answer, null)
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

  /** Whether the history of a listing is stored: then it was not split where no split is. */
  async function isStored(stockId: string): Promise<boolean> {
    return (await findLastCloseDate(database, stockId)) !== null
  }

  return {
    name: source.name,
    isSimulated: source.isSimulated,
    securities: () => source.securities(),
    quotes: quotesOf,
    dayPoints,
    async recentPoints(key, sessions, atMost, now) {
      const present = await presentPoint(key, now)
      if (!present) return []
      const ask = () => source.recentPoints(key, sessions, atMost, now)
      // A curve is adjusted to its last day, so each day has another one.
      const day = dayAt(present.at.getTime())
      const answer = timed(() => curves(`${key}:${sessions}:${atMost}:${day}`, now, ask))
      const fetched = await providerOr(answer, [])
      const own = await dayPoints(key, now)
      const start = own[0]?.at ?? present.at
      return thinSeries([...fetched.filter(({ at }) => at < start), ...own], atMost)
    },
    async dailyCloses(key, from, to, now) {
      const stored = await findCloses(database, stockIdOf(key), from, to)
      if (stored.length > 0) return stored.map(closeOf)
      const ask = () => source.dailyCloses(key, from, to, now)
      const answer = timed(() => histories(`${key}:${from}:${to}`, now, ask))
      return providerOr(answer, [])
    },
    async splits(key, from, to, now) {
      const stockId = stockIdOf(key)
      const stored = await findSplits(database, stockId, from, to)
      if (stored.length > 0 || (await isStored(stockId))) return stored.map(splitOf)
      const ask = () => source.splits(key, from, to, now)
      const answer = timed(() => splitHistories(`${key}:${from}:${to}`, now, ask))
      return providerOr(answer, [])
    },
    async dividends(key, from, to, now) {
      const stockId = stockIdOf(key)
      const stored = await findDividends(database, stockId, from, to)
      if (stored.length > 0 || (await isStored(stockId))) return stored.map(dividendOf)
      const ask = () => source.dividends(key, from, to, now)
      const answer = timed(() => dividendHistories(`${key}:${from}:${to}`, now, ask))
      return providerOr(answer, [])
    },
    async fundamentals(keys) {
      const keyOfId = new Map(keys.map((key) => [stockIdOf(key), key]))
      const rows = await findFundamentals(database, [...keyOfId.keys()])
      return new Map(
        rows.flatMap((row) => {
          const key = keyOfId.get(row.stockId)
          return key === undefined ? [] : [[key, fundamentalsOf(key, row)] as const]
        }),
      )
    },
    search: (text, atMost, now) =>
      timed(() => searches(`${text}:${atMost}`, now, () => source.search(text, atMost, now))),
    resolve: (normalizedTicker, now) => timed(() => source.resolve(normalizedTicker, now)),
    async exchangeRate(from, to, now) {
      if (from === to) return decimal(1)
      const row = await findRate(database, STORED_PAIR)
      if (!row || now.getTime() - row.asOf.getTime() > RATE_DAYS * DAY_MILLISECONDS) {
        throw new RateMissing(`There is no recent rate between ${from} and ${to}.`)
      }
      const rate = decimal(row.rate)
      return from === 'USD' ? rate : inverseRate(rate)
    },
  }
}

function quoteOf(key: SecurityKey, row: QuoteRow): Quote {
  return {
    key,
    price: decimal(row.price),
    previousClose: decimal(row.previousClose),
    open: decimal(row.open),
    dayLow: decimal(row.dayLow),
    dayHigh: decimal(row.dayHigh),
    at: row.at,
    isIntraday: row.isIntraday,
    marketCap: decimalOrNull(row.marketCap),
    yearLow: decimal(row.yearLow),
    yearHigh: decimal(row.yearHigh),
  }
}

function closeOf({ date, close, high, low, volume }: CloseRow): DailyClose {
  return { date, close: decimal(close), high: decimalOrNull(high), low: decimalOrNull(low), volume }
}

function splitOf({ date, numerator, denominator }: SplitRow): Split {
  return { date, numerator: decimal(numerator), denominator: decimal(denominator) }
}

function dividendOf({ exDate, amount, currency, paymentDate }: DividendRow): Dividend {
  return { exDate, amount: decimal(amount), currency, paymentDate }
}

function fundamentalsOf(key: SecurityKey, row: FundamentalsRow): Fundamentals {
  const figure = (text: string | null): Decimal | null => decimalOrNull(text)
  return {
    key,
    dividendYield: figure(row.dividendYield),
    targetPrice: figure(row.targetPrice),
    marketCap: figure(row.marketCap),
    priceEarnings: figure(row.priceEarnings),
    payoutRatio: figure(row.payoutRatio),
    beta: figure(row.beta),
    logoUrl: row.logoUrl,
    asOf: row.asOf,
    isSample: false,
  }
}
