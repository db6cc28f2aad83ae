import type { Decimal } from '@palier/domain/kernel/decimal'
import { inNewShares, ratioBetween } from '@palier/domain/market/splits'
import type { PricePoint } from '../port.ts'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import type { PastYear } from './eodhdQuotes.ts'

/**
 * Converts points of several days to shares of the last one. The source documents them as
 * unadjusted, but some are adjusted already: those nearer to the day's adjusted close than to its
 * traded close are not converted.
 */
export function inSharesOfDay(points: readonly PricePoint[], { closes, splits }: PastYear, date: string): PricePoint[] {
  if (splits.length === 0) return [...points]
  const dateOf = ({ at }: PricePoint) => dateOfDay(dayAt(at.getTime()))
  const lastOf = new Map(points.map((point) => [dateOf(point), point.price]))
  const closeOf = new Map(closes.map((day) => [day.date, day.close]))
  return points.map((point) => {
    const day = dateOf(point)
    const ratio = ratioBetween(splits, day, date)
    const last = lastOf.get(day)
    const close = closeOf.get(day)
    const isAdjusted = last && close && distance(last, inNewShares(close, ratio)) < distance(last, close)
    return isAdjusted ? point : { ...point, price: inNewShares(point.price, ratio) }
  })
}

function distance(price: Decimal, other: Decimal): number {
  return Math.abs(Math.log(price.toNumber() / other.toNumber()))
}
