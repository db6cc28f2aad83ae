import { SCORE_SENTINELS } from './constants.ts'
import { decimal, nearestInteger, type Decimal } from './decimal.ts'

/** The lowest and highest price of the last 52 weeks. */
export type YearRange = { readonly low: Decimal; readonly high: Decimal }

const SCORE_AT_LOW = decimal(1000)

/**
 * 1000 at the low of the year, 0 at its high or above, up to 2000 below the low.
 * The price is above 0. Unknown (-1) without a range, or with one that has no width.
 */
export function fiftyTwoWeekScore(range: YearRange | null, price: Decimal): number {
  if (range === null || range.high.lte(range.low)) return SCORE_SENTINELS.unknown

  const score = nearestInteger(SCORE_AT_LOW.times(range.high.minus(price)), range.high.minus(range.low))
  return Math.min(SCORE_SENTINELS.maximum, Math.max(0, score))
}
