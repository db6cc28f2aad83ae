import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Currency, Quote, SecurityKey } from '../port.ts'
import { positive, type Chart } from './chart.ts'

/**
 * Null if the chart has no price or previous close, or its currency differs from the listing's: the
 * price then belongs to another security.
 */
export function quoteFrom(
  key: SecurityKey,
  { meta, open, points }: Chart,
  currency: Currency | null,
  now: Date,
): Quote | null {
  const price = positive(meta.regularMarketPrice)
  const previousClose = roundedTo(meta.priceHint, positive(meta.previousClose ?? meta.chartPreviousClose))
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

// The source computes this value with more decimals than were traded.
function roundedTo(decimals: number | undefined, price: Decimal | null): Decimal | null {
  const rounded = decimals === undefined || price === null ? price : price.round(decimals)
  return rounded?.gt(0) ? rounded : price
}

function least(values: readonly (Decimal | null)[]): Decimal {
  return values.flatMap((value) => value ?? []).reduce((low, value) => (value.lt(low) ? value : low))
}

function greatest(values: readonly (Decimal | null)[]): Decimal {
  return values.flatMap((value) => value ?? []).reduce((high, value) => (value.gt(high) ? value : high))
}
