import { decimal } from '@palier/domain/kernel/decimal'
import { inverseRate } from '@palier/domain/market/exchangeRate'
import { SourceError, unlessUnknown } from '../../kernel/callSource.ts'
import { eachAtOnce } from '../../kernel/inBatches.ts'
import { createTtlCache } from '../../kernel/ttlCache.ts'
import type { Fundamentals, MarketData, PricePoint, Security, SecurityKey } from '../port.ts'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import { calendarOf } from '@palier/domain/market/tradingCalendar'
import { thinSeries } from '../thinSeries.ts'
import { unlessRefused, type EodhdClient } from './eodhdClient.ts'
import { createEodhdCatalogue, factsOf } from './eodhdCatalogue.ts'
import { figuresOf } from './eodhdFundamentals.ts'
import { createEodhdHistory } from './eodhdHistory.ts'
import { isUntraded, lastCloseOf, liveQuotesOf, type PastYear, quoteOf, symbolsOf } from './eodhdQuotes.ts'
import { inSharesOfDay } from './intradayShares.ts'
import { intradayBars } from './shapes.ts'
import { symbolOf } from './symbols.ts'

const AT_ONCE = 4
const YEAR_DAYS = 364
const YEARS_KEPT = 5_000
const HALF_DAY_MILLISECONDS = 12 * 3_600_000
// A week has five sessions, and holidays occur at most in pairs.
const DAYS_A_SESSION = 1.6
const SPARE_DAYS = 5
const RATE_SYMBOL = 'USDCAD.FOREX'

/**
 * Prices from EODHD, delayed according to the subscription. `securities` are the listings of a
 * fresh installation; those not covered by the source are skipped.
 */
export function createEodhdMarketData(client: EodhdClient, securities: readonly Security[]): MarketData {
  const covered = securities.filter(({ key }) => symbolOf(key) !== null)
  const known = new Map(covered.map((security) => [symbolOf(security.key) ?? '', security]))
  // Symbols that trade in another currency than their listing: their prices belong to another
  // security.
  const foreign = new Set<string>()
  const years = createTtlCache<PastYear>(YEARS_KEPT, HALF_DAY_MILLISECONDS)
  const history = createEodhdHistory(client)
  const catalogue = createEodhdCatalogue(client, known)

  function yearOf(symbol: string, now: Date): Promise<PastYear> {
    const today = dayAt(now.getTime())
    const from = dateOfDay(today - YEAR_DAYS)
    const to = dateOfDay(today)
    return years(symbol, now, async () => {
      const [closes, splits] = await Promise.all([
        history.closes(symbol, from, to),
        unlessRefused(history.splits(symbol, from, to)),
      ])
      // Subscriptions without splits still have quotes.
      return { closes, splits: splits === 'refused' ? [] : splits }
    })
  }

  async function quotesOf(keys: readonly SecurityKey[], now: Date) {
    const symbols = symbolsOf(keys)
    const live = await liveQuotesOf(client, [...symbols.keys()])
    const ours = [...symbols].filter(([symbol]) => !foreign.has(symbol))
    const found = await eachAtOnce(ours, AT_ONCE, async ([symbol, key]) => {
      if (isUntraded(live.get(symbol))) return lastCloseOf(key, await yearOf(symbol, now), now)
      // Without a price the year is not requested.
      if (quoteOf(key, live.get(symbol), { closes: [], splits: [] }, now) === null) return null
      return quoteOf(key, live.get(symbol), await yearOf(symbol, now), now)
    })
    return new Map(found.flatMap((quote) => (quote ? [[quote.key, quote] as const] : [])))
  }

  /**
   * Closes of five-minute bars since a day, within sessions and before the latest price. Empty if
   * the subscription has none.
   */
  async function bars(key: SecurityKey, fromDay: number, until: Date, now: Date): Promise<PricePoint[]> {
    const symbol = symbolOf(key)
    if (symbol === null) return []
    const from = String(fromDay * 86_400)
    const to = String(Math.floor(until.getTime() / 1000))
    const answered = await unlessRefused(
      unlessUnknown(client(`intraday/${encodeURIComponent(symbol)}`, { interval: '5m', from, to }, intradayBars)),
    )
    if (answered === null || answered === 'refused') return []
    const calendar = calendarOf(key.slice(key.lastIndexOf(':') + 1), 'exchange')
    const fetched = answered.flatMap(({ timestamp, close }) => {
      if (timestamp === null || close === null || close <= 0) return []
      const at = new Date(timestamp * 1000)
      const session = calendar.session(dayAt(at.getTime()))
      const isInSession = session !== null && at.getTime() >= session.open && at.getTime() <= session.close
      return isInSession && at < until ? [{ at, price: decimal(close) }] : []
    })
    return inSharesOfDay(fetched, await yearOf(symbol, now), dateOfDay(dayAt(until.getTime())))
  }

  async function points(key: SecurityKey, sessions: number, atMost: number, now: Date): Promise<PricePoint[]> {
    const quote = (await quotesOf([key], now)).get(key)
    if (!quote) return []
    const last = { at: quote.at, price: quote.price }
    const day = dayAt(quote.at.getTime())
    const back = sessions === 1 ? 0 : Math.ceil(sessions * DAYS_A_SESSION) + SPARE_DAYS
    const fetched = await bars(key, day - back, quote.at, now)
    const days = [...new Set([...fetched.map(({ at }) => dayAt(at.getTime())), day])].toSorted((a, b) => a - b)
    const first = days.at(-sessions) ?? days[0] ?? day
    return thinSeries([...fetched.filter(({ at }) => dayAt(at.getTime()) >= first), last], atMost)
  }

  return {
    name: 'eodhd',
    isSimulated: false,
    securities: async () => covered,
    quotes: quotesOf,
    dayPoints: (key, now, atMost = Infinity) => points(key, 1, atMost, now),
    recentPoints: points,
    dailyCloses: async (key, from, to, now) => {
      const symbol = symbolOf(key)
      return symbol === null ? [] : history.closes(symbol, from, earlier(to, todayAt(now)))
    },
    splits: async (key, from, to, now) => {
      const symbol = symbolOf(key)
      return symbol === null ? [] : history.splits(symbol, from, earlier(to, todayAt(now)))
    },
    dividends: async (key, from, to, now) => {
      const symbol = symbolOf(key)
      return symbol === null ? [] : history.dividends(symbol, from, earlier(to, todayAt(now)), todayAt(now))
    },
    fundamentals: async (keys, now) => {
      const found = await eachAtOnce([...symbolsOf(keys)], AT_ONCE, async ([symbol, key]) => {
        const facts = await unlessRefused(factsOf(client, symbol))
        if (facts === null || facts === 'refused') return null
        const currency = facts.General?.CurrencyCode ?? null
        const listed = known.get(symbol)?.currency ?? null
        if (currency !== null && listed !== null && currency !== listed) foreign.add(symbol)
        return foreign.has(symbol) ? null : figuresOf(key, facts, now)
      })
      return new Map<SecurityKey, Fundamentals>(found.flatMap((figures) => (figures ? [[figures.key, figures]] : [])))
    },
    search: catalogue.search,
    resolve: catalogue.resolve,
    exchangeRate: async (from, to) => {
      if (from === to) return decimal(1)
      const rate = (await liveQuotesOf(client, [RATE_SYMBOL])).get(RATE_SYMBOL)?.close ?? null
      if (rate === null || rate <= 0) throw new SourceError('EODHD', 'notFound')
      return from === 'USD' ? decimal(rate) : inverseRate(decimal(rate))
    },
  }
}

function todayAt(now: Date): string {
  return dateOfDay(dayAt(now.getTime()))
}

function earlier(date: string, other: string): string {
  return date < other ? date : other
}
