import { decimal } from '@palier/domain/kernel/decimal'
import { inverseRate } from '@palier/domain/market/exchangeRate'
import { z } from 'zod'
import { SourceError, unlessUnknown } from '../../kernel/callSource.ts'
import { eachAtOnce } from '../../kernel/inBatches.ts'
import { createTtlCache } from '../../kernel/ttlCache.ts'
import { foldText } from '../../kernel/foldText.ts'
import {
  securityKey,
  type CatalogueMatch,
  type MarketData,
  type PricePoint,
  type Quote,
  type Security,
  type SecurityKey,
} from '../port.ts'
import { dateOfDay, dayAt, dayOfDate } from '@palier/domain/market/exchangeDay'
import { thinSeries } from '../thinSeries.ts'
import { chart, chartOf, type Chart, historyOf } from './chart.ts'
import { createYahooClient, YAHOO, type YahooClientOptions } from './yahooClient.ts'
import { quoteFrom } from './yahooQuote.ts'
import { latestPricesOf, withLatest } from './yahooSpark.ts'
import { exchangeOf, symbolOf } from './symbols.ts'

const AT_ONCE = 4
const SYMBOLS_KEPT = 5_000
const HISTORIES_KEPT = 20
const CHART_MILLISECONDS = 60_000
const DAY_SECONDS = 86_400
// One request returns closes, splits and dividends of a listing for the whole period stored.
const HISTORY_DAYS = 5 * 366
const DAYS_A_SESSION = 1.6
const SPARE_DAYS = 5
const RATE_SYMBOL = 'USDCAD=X'

type History = ReturnType<typeof historyOf>
const NO_HISTORY: History = { closes: [], splits: [], dividends: [] }

type YahooOptions = YahooClientOptions & {
  securities: readonly Security[]
}

const searchAnswer = z.object({
  quotes: z.array(
    z.object({
      symbol: z.string().optional(),
      exchange: z.string().optional(),
      quoteType: z.string().optional(),
      longname: z.string().optional(),
      shortname: z.string().optional(),
    }),
  ),
})

/**
 * Prices from Yahoo Finance charts. The API is unofficial, unsupported and for personal use only,
 * so it is off by default. It has no fundamentals.
 */
export function createYahooMarketData(options: YahooOptions): MarketData {
  const { securities } = options
  const ask = createYahooClient(options)
  const known = new Map(securities.map((security) => [symbolOf(security.key), security]))
  const days = createTtlCache<Chart | null>(SYMBOLS_KEPT, CHART_MILLISECONDS)
  const firstOfDay = createTtlCache<Chart | null>(SYMBOLS_KEPT, DAY_SECONDS * 1000)
  const histories = createTtlCache<History>(HISTORIES_KEPT, CHART_MILLISECONDS)

  /** Null if the symbol is unknown. */
  async function read(symbol: string, parameters: Record<string, string>): Promise<Chart | null> {
    const answer = await unlessUnknown(ask(`/v8/finance/chart/${encodeURIComponent(symbol)}`, parameters, chart))
    return answer && chartOf(answer)
  }

  function dayOf(key: SecurityKey, now: Date): Promise<Chart | null> {
    const symbol = symbolOf(key)
    if (symbol === null) return Promise.resolve(null)
    return days(symbol, now, () => read(symbol, { range: '1d', interval: '1m' }))
  }

  async function quoteByChart(key: SecurityKey, now: Date): Promise<Quote | null> {
    const day = await dayOf(key, now)
    return day ? quoteFrom(key, day, known.get(symbolOf(key))?.currency ?? null, now) : null
  }

  /**
   * Reads one listing from its chart, which an open page needs too. Reads several from one request
   * for latest prices, and one chart a day for the currency and 52-week range, which that request
   * lacks.
   */
  async function quotesOf(given: readonly SecurityKey[], now: Date): Promise<Map<SecurityKey, Quote>> {
    const keys = [...new Set(given)]
    const latest =
      keys.length > 1
        ? await latestPricesOf(
            ask,
            keys.flatMap((key) => symbolOf(key) ?? []),
          )
        : new Map()
    const found = await eachAtOnce(keys, AT_ONCE, async (key) => {
      const symbol = symbolOf(key)
      const running = symbol === null ? undefined : latest.get(symbol)
      if (symbol === null || running === undefined) return quoteByChart(key, now)
      const first = await firstOfDay(`${symbol}:${dayAt(now.getTime())}`, now, () => dayOf(key, now))
      return first ? quoteFrom(key, withLatest(first, running), known.get(symbol)?.currency ?? null, now) : null
    })
    return new Map(found.flatMap((quote) => (quote ? [[quote.key, quote] as const] : [])))
  }

  async function pointsSince(key: SecurityKey, sessions: number, atMost: number, now: Date): Promise<PricePoint[]> {
    const quote = (await quotesOf([key], now)).get(key)
    const symbol = symbolOf(key)
    if (!quote || symbol === null) return []
    const last = { at: quote.at, price: quote.price }
    const day = dayAt(quote.at.getTime())
    const from = day - (sessions === 1 ? 0 : Math.ceil(sessions * DAYS_A_SESSION) + SPARE_DAYS)
    const interval = sessions === 1 ? '1m' : sessions <= 8 ? '15m' : '60m'
    const period = { period1: String(from * DAY_SECONDS), period2: String(Math.ceil(now.getTime() / 1000)), interval }
    const fetched = sessions === 1 ? await dayOf(key, now) : await read(symbol, period)
    const before = (fetched?.points ?? []).filter(({ at }) => at < quote.at)
    const dates = [...new Set([...before.map(({ at }) => dayAt(at.getTime())), day])].toSorted((a, b) => a - b)
    const first = dates.at(-sessions) ?? dates[0] ?? day
    return thinSeries([...before.filter(({ at }) => dayAt(at.getTime()) >= first), last], atMost)
  }

  async function historySince(key: SecurityKey, from: string, now: Date): Promise<History> {
    const symbol = symbolOf(key)
    if (symbol === null) return NO_HISTORY
    const today = dayAt(now.getTime())
    const since = Math.min(dayOfDate(from), today - HISTORY_DAYS)
    return histories(`${symbol}:${since}`, now, async () => {
      const history = await read(symbol, {
        period1: String(since * DAY_SECONDS),
        // Up to now: prices are adjusted for all splits to date, and only splits in the response
        // can be undone.
        period2: String(Math.ceil(now.getTime() / 1000)),
        interval: '1d',
        events: 'div,splits,capitalGains',
      })
      return history ? historyOf(history, dateOfDay(today)) : NO_HISTORY
    })
  }

  return {
    name: 'yahoo',
    isSimulated: false,
    securities: async () => securities,
    quotes: quotesOf,
    dayPoints: (key, now, atMost = Infinity) => pointsSince(key, 1, atMost, now),
    recentPoints: pointsSince,
    dailyCloses: async (key, from, to, now) => {
      const today = dateOfDay(dayAt(now.getTime()))
      const { closes } = await historySince(key, from, now)
      return closes.filter(({ date }) => date >= from && date <= to && date < today)
    },
    splits: async (key, from, to, now) => {
      const { splits } = await historySince(key, from, now)
      return splits.filter(({ date }) => date >= from && date <= to)
    },
    dividends: async (key, from, to, now) => {
      const { dividends } = await historySince(key, from, now)
      return dividends.filter(({ exDate }) => exDate >= from && exDate <= to)
    },
    fundamentals: async () => new Map(),
    search: async (text, atMost) => {
      const parameters = { q: text, quotesCount: String(atMost), newsCount: '0' }
      const { quotes } = await ask('/v1/finance/search', parameters, searchAnswer)
      return quotes.flatMap((match) => catalogueMatch(match, known)).slice(0, atMost)
    },
    resolve: async (normalizedTicker) => {
      const symbol = normalizedTicker.toUpperCase()
      const listed = known.get(symbol)
      if (listed) return listed
      const found = await read(symbol, { range: '1d', interval: '1d' })
      return found ? securityFrom(symbol, found) : null
    },
    exchangeRate: async (from, to) => {
      if (from === to) return decimal(1)
      const price = (await read(RATE_SYMBOL, { range: '1d', interval: '1d' }))?.meta.regularMarketPrice
      if (price === undefined || price <= 0) throw new SourceError(YAHOO, 'notFound')
      return from === 'USD' ? decimal(price) : inverseRate(decimal(price))
    },
  }
}

function catalogueMatch(
  match: z.infer<typeof searchAnswer>['quotes'][number],
  known: ReadonlyMap<string | null, Security>,
): CatalogueMatch[] {
  const { symbol = '', exchange = '', quoteType = '', longname, shortname } = match
  const exchangeCode = exchangeOf(exchange)
  const name = longname ?? shortname ?? ''
  if (exchangeCode === null || name === '' || !['EQUITY', 'ETF'].includes(quoteType)) return []
  const ticker = tickerOf(symbol)
  const listed = known.get(symbol)
  const isCanadian = symbol !== ticker
  return [
    {
      ticker,
      normalizedTicker: symbol,
      key: listed?.key ?? securityKey(ticker, exchangeCode),
      name,
      exchangeCode: listed?.exchangeCode ?? exchangeCode,
      currency: listed?.currency ?? (isCanadian && !isInUsDollars(ticker) ? 'CAD' : 'USD'),
      country: isCanadian ? 'CA' : 'US',
      companyKey: listed?.companyKey ?? null,
      previousClose: null,
    },
  ]
}

function securityFrom(symbol: string, { meta }: Chart): Security | null {
  const exchangeCode = exchangeOf(meta.exchangeName)
  const name = meta.longName ?? meta.shortName ?? null
  if (exchangeCode === null || name === null || (meta.currency !== 'CAD' && meta.currency !== 'USD')) return null
  const ticker = tickerOf(symbol)
  return {
    key: securityKey(ticker, exchangeCode),
    ticker,
    exchangeCode,
    mic: exchangeCode,
    name,
    kind: meta.instrumentType === 'ETF' ? 'etf' : 'commonStock',
    currency: meta.currency,
    country: symbol === ticker ? 'US' : 'CA',
    sector: null,
    industry: null,
    subIndustry: null,
    companyKey: foldText(name).replaceAll(' ', '-'),
    city: null,
  }
}

// The Toronto exchanges mark listings quoted in US dollars. Search results have no currency.
function isInUsDollars(ticker: string): boolean {
  return ticker.endsWith('-U')
}

function tickerOf(symbol: string): string {
  return symbol.replace(/\.(TO|V|CN|NE)$/, '')
}
