import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Database } from '../../database/kernel/database.ts'
import { findStocks, type StockRow } from '../../database/queries/market/stockQueries.ts'
import type { Dividend, MarketData, PricePoint, Quote, SecurityKey } from '../../providers/marketData/port.ts'
import { thinSeries } from '../../providers/marketData/thinSeries.ts'
import { cashDividends } from './cashDividends.ts'
import { comparableCloses } from './comparableCloses.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { keyOf } from './stockView.ts'

type ChartInterval = { key: string; quantity: number; unit: 'day' | 'month' | 'year' }

type Chart = {
  interval: ChartInterval
  previousClose: Decimal | null
  points: readonly PricePoint[]
  /** Dividends whose ex-dates are within the points. */
  dividends: readonly Dividend[]
}

export type DayVolume = { readonly date: string; readonly volume: number }

/** In display order; the third is the default. */
const CHART_INTERVALS = [
  { key: 'day', quantity: 1, unit: 'day' },
  { key: 'week', quantity: 5, unit: 'day' },
  { key: 'month', quantity: 1, unit: 'month' },
  { key: 'sixMonths', quantity: 6, unit: 'month' },
  { key: 'year', quantity: 1, unit: 'year' },
  { key: 'fiveYears', quantity: 5, unit: 'year' },
] as const satisfies readonly ChartInterval[]

/** About one point per two pixels of a wide window. */
const POINTS = 500
// Closes are shown at 21:00 UTC, the same date for users in all Canadian time zones.
const CLOSE_OF_DAY = 'T21:00:00.000Z'
const DAY_MILLISECONDS = 86_400_000

/** Points are sorted oldest first. */
export function createCharts(database: Database, marketData: MarketData) {
  async function stockOf(stockId: string): Promise<StockRow> {
    const [stock] = await findStocks(database, [stockId])
    if (!stock) throw new Refusal('resource_missing')
    return stock
  }

  async function quoteOf(key: SecurityKey, now: Date): Promise<Quote | null> {
    return (await marketData.quotes([key], now)).get(key) ?? null
  }

  /** Closes since a date, then the current price. */
  async function daily(key: SecurityKey, from: string, now: Date): Promise<PricePoint[]> {
    const quote = await quoteOf(key, now)
    const dates = { from, to: dateOf(now), presentAt: quote?.at ?? now }
    const closes = await comparableCloses(marketData, key, dates, now)
    const today = quote ? torontoDate(quote.at) : null
    const points = closes
      .filter(({ date }) => today === null || date < today)
      .map(({ date, close }) => ({ at: new Date(date + CLOSE_OF_DAY), price: close }))
    return quote ? [...points, { at: quote.at, price: quote.price }] : points
  }

  async function pointsOf(key: SecurityKey, { quantity, unit, key: name }: ChartInterval, now: Date) {
    if (name === 'day') return marketData.dayPoints(key, now, POINTS)
    if (unit === 'day') return marketData.recentPoints(key, quantity, POINTS, now)
    const from = firstDate({ quantity, unit }, now)
    if (name !== 'month') return thinSeries(await daily(key, from, now), POINTS)
    const closes = await marketData.dailyCloses(key, from, dateOf(now), now)
    return marketData.recentPoints(key, Math.max(1, closes.length), POINTS, now)
  }

  return {
    /** Refuses with resource_missing if the stock is unknown. */
    async intervals(stockId: string): Promise<readonly ChartInterval[]> {
      await stockOf(stockId)
      return CHART_INTERVALS
    },
    /** Refuses with resource_missing if the stock or interval is unknown. */
    async read(stockId: string, intervalKey: string, now: Date): Promise<Chart> {
      const interval = CHART_INTERVALS.find(({ key }) => key === intervalKey)
      if (!interval) throw new Refusal('resource_missing')
      const key = keyOf(await stockOf(stockId))
      const [points, quote] = await Promise.all([pointsOf(key, interval, now), quoteOf(key, now)])
      const first = points[0]
      const last = points.at(-1)
      const dividends =
        first && last ? await cashDividends(marketData, key, torontoDate(first.at), torontoDate(last.at), now) : []
      return {
        interval,
        points,
        previousClose: interval.key === 'day' ? (quote?.previousClose ?? null) : null,
        dividends,
      }
    },
    /**
     * Volumes of complete days in current shares, oldest first; omits unknown ones. Refuses with
     * resource_missing if the stock or interval is unknown.
     */
    async volumes(stockId: string, intervalKey: string, now: Date): Promise<DayVolume[]> {
      const interval = CHART_INTERVALS.find(({ key }) => key === intervalKey)
      if (!interval) throw new Refusal('resource_missing')
      const key = keyOf(await stockOf(stockId))
      const closes = await marketData.dailyCloses(key, firstDate(interval, now), dateOf(now), now)
      const known = closes.flatMap(({ date, volume }) => (volume === null ? [] : [{ date, volume }]))
      return interval.unit === 'day' ? known.slice(-interval.quantity) : known
    },
    /** Prices of the last open days, oldest first; the current price is last. */
    async lastDays(stockId: string, days: number, now: Date): Promise<PricePoint[]> {
      const key = keyOf(await stockOf(stockId))
      const from = dateOf(new Date(now.getTime() - days * DAY_MILLISECONDS))
      return (await daily(key, from, now)).slice(-days)
    },
  }
}

function dateOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

// Enough days to contain a few sessions despite closed days.
const DAYS_FOR_SESSIONS = 14

function firstDate({ quantity, unit }: Pick<ChartInterval, 'quantity' | 'unit'>, now: Date): string {
  if (unit === 'day') return dateOf(new Date(now.getTime() - DAYS_FOR_SESSIONS * DAY_MILLISECONDS))
  return dateBefore(now, unit === 'year' ? 12 * quantity : quantity)
}

function dateBefore(now: Date, months: number): string {
  const from = new Date(now)
  from.setUTCMonth(from.getUTCMonth() - months)
  // Uses the last day of a shorter month.
  if (from.getUTCDate() !== now.getUTCDate()) from.setUTCDate(0)
  return dateOf(from)
}

const torontoFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'short' })

function torontoDate(instant: Date): string {
  return torontoFormat.format(instant)
}
