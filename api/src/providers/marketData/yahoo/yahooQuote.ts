import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import type { Currency, Quote, SecurityKey } from '../port.ts'
import type { Chart } from './chart.ts'

/**
 * The quote that the chart of a day tells; null where there is no price, no day before, or where it is in another
 * currency than the listing: that would be the price of something else.
 */
export function quoteFrom(
  key: SecurityKey,
  { meta, open, points }: Chart,
  currency: Currency | null,
  now: Date,
): Quote | null {
  const price = positive(meta.regularMarketPrice)
  const previousClose = positive(meta.previousClose ?? meta.chartPreviousClose)
  const isOfListing =
    currency === null ? meta.currency === 'CAD' || meta.currency === 'USD' : meta.currency === currency
  if (!price || !previousClose || meta.regularMarketTime === undefined || !isOfListing) return null

  const opened = positive(open) ?? points[0]?.price ?? price
  const day = [price, opened, positive(meta.regularMarketDayLow), positive(meta.regularMarketDayHigh)]
  const year = [...day, positive(meta.fiftyTwoWeekLow), positive(meta.fiftyTwoWeekHigh)]
  const at = new Date(Math.min(meta.regularMarketTime * 1000, now.getTime()))
  const end = (meta.currentTradingPeriod?.regular.end ?? 0) * 1000
  const start = (meta.currentTradingPeriod?.regular.start ?? Infinity) * 1000

  return {
    key,
    price,
    previousClose,
    open: opened,
    dayLow: least(day),
    dayHigh: greatest(day),
    at,
    isIntraday: now.getTime() < end && at.getTime() >= start,
    marketCap: null,
    yearLow: least(year),
    yearHigh: greatest(year),
  }
}

function positive(value: number | null | undefined): Decimal | null {
  return value !== null && value !== undefined && value > 0 ? decimal(value) : null
}

function least(values: readonly (Decimal | null)[]): Decimal {
  return values.flatMap((value) => value ?? []).reduce((low, value) => (value.lt(low) ? value : low))
}

function greatest(values: readonly (Decimal | null)[]): Decimal {
  return values.flatMap((value) => value ?? []).reduce((high, value) => (value.gt(high) ? value : high))
}
