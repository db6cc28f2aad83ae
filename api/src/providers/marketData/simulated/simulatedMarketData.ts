import { PRICE_SOURCE_DELAY_MINUTES } from '@palier/domain/market/priceAge'
import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { inverseRate, RATE_PLACES } from '@palier/domain/market/exchangeRate'
import { matchRank } from '../../kernel/foldText.ts'
import type {
  CatalogueMatch,
  Currency,
  DailyClose,
  Fundamentals,
  MarketData,
  PricePoint,
  Quote,
  Security,
  SecurityKey,
} from '../port.ts'
import { thinSeries } from '../thinSeries.ts'
import { currencyCalendar, latestSession, type SessionMode } from '@palier/domain/market/tradingCalendar'
import { dateOfDay, dayAt, dayOfDate, MINUTE } from '@palier/domain/market/exchangeDay'
import { FIRST_DAY, rateLevels } from './dailyLevels.ts'
import { createListings, type Listing } from './listing.ts'
import { priceDay } from './priceDay.ts'
import { STREAM } from './random.ts'
import { readSecurities } from './readSecurities.ts'
import { recentPoints } from './recentPoints.ts'
import { sampleDividends } from './sampleDividends.ts'
import { sampleFundamentals } from './sampleFundamentals.ts'
import { sampleSplits } from './sampleSplits.ts'
import { atTick } from './tick.ts'
import { createWalk, levelAtSecond, type Walk } from './walk.ts'
import { createYearRange, type YearRange } from './yearRange.ts'

type SimulationSettings = {
  readonly seed: number
  /** `always`: around the clock, every day. `exchange`: hours and holidays of the exchanges. */
  readonly session: SessionMode
  readonly securitiesFile: string
  /** Interval of price and rate changes. Paths have one level a second. */
  readonly tickSeconds?: number
}

/**
 * Simulated market over a sample of real listings. The same seed, security and instant give the
 * same price in any process; nothing is stored. Throws if the securities file is missing or
 * incomplete.
 */
export function createSimulatedMarketData({
  seed,
  session,
  securitiesFile,
  tickSeconds = 1,
}: SimulationSettings): MarketData {
  const calendar = currencyCalendar(session)
  const rate = createWalk(seed, STREAM.rate, calendar, rateLevels(seed, calendar))
  const yearRange = createYearRange()
  const listings = new Map<SecurityKey, Listing>()
  const securities: Security[] = []
  const byNormalizedTicker = new Map<string, Security>()
  for (const listing of createListings(readSecurities(securitiesFile), seed, session, rate)) {
    listings.set(listing.sample.security.key, listing)
    securities.push(listing.sample.security)
    byNormalizedTicker.set(normalizedTickerOf(listing.sample.security), listing.sample.security)
  }

  function delayed(now: Date): number {
    const instant = now.getTime() - PRICE_SOURCE_DELAY_MINUTES * MINUTE
    return instant - (instant % (tickSeconds * 1000))
  }

  function quotesOf(keys: Iterable<SecurityKey>, now: Date): Map<SecurityKey, Quote> {
    const quotes = new Map<SecurityKey, Quote>()
    for (const key of keys) {
      const listing = listings.get(key)
      if (listing) quotes.set(key, quoteOf(listing, delayed(now), yearRange))
    }
    return quotes
  }

  return {
    name: 'simulated',
    isSimulated: true,
    securities: async () => securities,
    quotes: async (keys, now) => quotesOf(keys, now),
    dayPoints: async (key, now, atMost = Infinity) => {
      const listing = listings.get(key)
      return listing ? pointsOf(listing, delayed(now), atMost) : []
    },
    recentPoints: async (key, sessions, atMost, now) => {
      const listing = listings.get(key)
      return listing ? recentPoints(listing, sessions, atMost, delayed(now)) : []
    },
    dailyCloses: async (key, from, to, now) => {
      const listing = listings.get(key)
      return listing ? closesOf(listing, dayOfDate(from), dayOfDate(to), delayed(now)) : []
    },
    splits: async (key, from, to, now) => {
      const listing = listings.get(key)
      return listing ? sampleSplits(listing.sample, from, earlier(to, dateOfDay(dayAt(delayed(now))))) : []
    },
    dividends: async (key, from, to, now) => {
      const listing = listings.get(key)
      return listing ? sampleDividends(listing, from, to, dateOfDay(dayAt(delayed(now)))) : []
    },
    fundamentals: async (keys, now) => {
      const known = new Map<SecurityKey, Fundamentals>()
      for (const [key, { price }] of quotesOf(keys, now)) {
        const listing = listings.get(key)
        if (listing) known.set(key, sampleFundamentals(listing, price.toNumber(), seed, delayed(now)))
      }
      return known
    },
    search: async (text, atMost, now) => {
      const found = searched(securities, text).slice(0, atMost)
      const quotes = quotesOf(
        found.map(({ key }) => key),
        now,
      )
      return found.map((security) => catalogueMatch(security, quotes.get(security.key) ?? null))
    },
    resolve: async (normalizedTicker) => byNormalizedTicker.get(normalizedTicker.toUpperCase()) ?? null,
    exchangeRate: async (from, to, now) => rateBetween(rate, from, to, delayed(now)),
  }
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}

function quoteOf(listing: Listing, instant: number, yearRange: YearRange): Quote {
  const day = priceDay(listing, instant)
  const past = yearRange(listing, day.session.day)
  const today = day.session.day
  const priced = (level: number) => atTick(listing.price(level, today))
  const price = priced(day.price)

  return {
    key: listing.sample.security.key,
    price,
    previousClose: priced(day.previousClose),
    open: priced(day.minutes[0] ?? 0),
    dayLow: priced(day.low),
    dayHigh: priced(day.high),
    at: new Date(day.at),
    isIntraday: day.isIntraday,
    marketCap: decimal(Math.round(price.toNumber() * listing.shareFactor(today) * listing.capitalPerPrice)),
    yearLow: priced(Math.min(past.low, day.low)),
    yearHigh: priced(Math.max(past.high, day.high)),
  }
}

function pointsOf(listing: Listing, instant: number, atMost: number): PricePoint[] {
  const { session, minutes, at, price } = priceDay(listing, instant)
  const levels = Array.from(minutes, (level, minute) => ({ at: session.open + minute * MINUTE, level }))
  if (levels.at(-1)?.at !== at) levels.push({ at, level: price })
  return thinSeries(levels, atMost).map((point) => ({
    at: new Date(point.at),
    price: atTick(listing.price(point.level, session.day)),
  }))
}

function searched(securities: readonly Security[], text: string): Security[] {
  return securities
    .flatMap((security) => {
      const rank = matchRank(text, security)
      return rank === null ? [] : [{ security, rank }]
    })
    .toSorted((left, right) => left.rank - right.rank || left.security.ticker.length - right.security.ticker.length)
    .map(({ security }) => security)
}

function catalogueMatch(security: Security, quote: Quote | null): CatalogueMatch {
  const { ticker, key, name, exchangeCode, currency, country, companyKey } = security
  const normalizedTicker = normalizedTickerOf(security)
  const previousClose = quote?.previousClose ?? null
  return { ticker, normalizedTicker, key, name, exchangeCode, currency, country, companyKey, previousClose }
}

function normalizedTickerOf({ ticker, exchangeCode }: Security): string {
  return `${ticker}.${exchangeCode}`
}

function closesOf(listing: Listing, from: number, to: number, instant: number): DailyClose[] {
  const latest = latestSession(listing.calendar, instant)
  const lastFinished = latest.close <= instant ? latest.day : latest.day - 1
  const present = listing.shareFactor(latest.day)
  const closes: DailyClose[] = []
  for (let day = Math.max(from, FIRST_DAY); day <= Math.min(to, lastFinished); day += 1) {
    if (listing.calendar.isOpen(day))
      closes.push({
        date: dateOfDay(day),
        close: atTick(listing.price(listing.close(day), day)),
        high: null,
        low: null,
        volume: Math.round(listing.volume(day) * present),
      })
  }
  return closes
}

function rateBetween(rate: Walk, from: Currency, to: Currency, instant: number): Decimal {
  if (from === to) return decimal(1)
  const usdCad = decimal(Math.exp(levelAtSecond(rate, instant)).toFixed(RATE_PLACES))
  return from === 'USD' ? usdCad : inverseRate(usdCad)
}
