import { decimal, decimalOrNull, type Decimal } from '@palier/domain/decimal'
import { inverseRate } from '@palier/domain/exchangeRate'
import type { Database } from '../database/database.ts'
import {
  findCloses,
  findFundamentals,
  findQuotes,
  findRate,
  findSamples,
  type FundamentalsRow,
  type QuoteRow,
} from '../database/marketQueries.ts'
import { createInTime } from '../providers/inTime.ts'
import { createKept } from '../providers/kept.ts'
import type {
  DailyClose,
  Fundamentals,
  MarketData,
  PricePoint,
  Quote,
  SecurityKey,
} from '../providers/marketData/port.ts'
import { dayAt, startOfDay } from '../providers/marketData/simulated/civilDay.ts'
import { thin } from '../providers/marketData/thin.ts'
import { stockIdOf } from '../seed/stockId.ts'
import { outsideOr } from './askOutside.ts'

/** The pair whose rate is stored: Canadian dollars for a US dollar. */
export const STORED_PAIR = 'USDCAD'

/** No rate, or one that is too old to be used. It is told, never replaced by 1. */
export class RateMissing extends Error {
  override readonly name = 'RateMissing'
}

const RATE_DAYS = 5
const DAY_MILLISECONDS = 86_400_000
// A stock that was opened a moment ago has nothing stored yet: the source is asked for it, not for whole lists.
const FRESH_STOCKS = 3
const KEPT = 2_000
const MINUTE_MILLISECONDS = 60_000
const HOUR_MILLISECONDS = 3_600_000

/**
 * The prices of an outside source as they were last stored. Only what was never stored is asked of the source itself,
 * and then kept for a while: people's visits must not use up its quota. While the source gives no answer, what is
 * stored stands, and what is not is unknown.
 */
export function createStoredMarketData(
  database: Database,
  source: MarketData,
  inTime = createInTime({ source: source.name }),
): MarketData {
  const freshQuotes = createKept<Quote | null>(KEPT, MINUTE_MILLISECONDS)
  const curves = createKept<readonly PricePoint[]>(KEPT, HOUR_MILLISECONDS)
  const histories = createKept<readonly DailyClose[]>(KEPT, HOUR_MILLISECONDS)
  const searches = createKept<Awaited<ReturnType<MarketData['search']>>>(KEPT, HOUR_MILLISECONDS)

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
      const asked = inTime(() => freshQuotes(key, now, async () => (await source.quotes([key], now)).get(key) ?? null))
      const quote = await outsideOr(asked, null)
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
    return thin([...before, present], atMost)
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
      const asked = inTime(() => curves(`${key}:${sessions}:${atMost}`, now, ask))
      const fetched = await outsideOr(asked, [])
      const own = await dayPoints(key, now)
      const start = own[0]?.at ?? present.at
      return thin([...fetched.filter(({ at }) => at < start), ...own], atMost)
    },
    async dailyCloses(key, from, to, now) {
      const stored = await findCloses(database, stockIdOf(key), from, to)
      if (stored.length > 0) return stored.map(({ date, close }) => ({ date, close: decimal(close) }))
      const ask = () => source.dailyCloses(key, from, to, now)
      const asked = inTime(() => histories(`${key}:${from}:${to}`, now, ask))
      return outsideOr(asked, [])
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
      inTime(() => searches(`${text}:${atMost}`, now, () => source.search(text, atMost, now))),
    resolve: (normalizedTicker, now) => inTime(() => source.resolve(normalizedTicker, now)),
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

export function quoteOf(key: SecurityKey, row: QuoteRow): Quote {
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
