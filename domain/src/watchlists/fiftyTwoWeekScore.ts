import { SCORE_SENTINELS } from './scoreSentinels.ts'
import { decimal, nearestInteger, type Decimal } from '../kernel/decimal.ts'

/** The lowest and highest price of the last 52 weeks. */
export type YearRange = { readonly low: Decimal; readonly high: Decimal }

/** As a share of the high or low of the year: only within one per cent of it may a sentence say "very near". */
const VERY_NEAR = decimal('0.01')
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

/** Whether this price may be called very near the high, or the low, of the year. */
export function isVeryNear(price: Decimal, extreme: Decimal): boolean {
  return price.minus(extreme).abs().lte(extreme.times(VERY_NEAR))
}
