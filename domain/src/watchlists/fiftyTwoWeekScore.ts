import { SCORE_SENTINELS } from './scoreSentinels.ts'
import { decimal, nearestInteger, type Decimal } from '../kernel/decimal.ts'

export type YearRange = { readonly low: Decimal; readonly high: Decimal }

/** Share of the year's high or low within which a price may be called "very near". */
const VERY_NEAR = decimal('0.01')
const SCORE_AT_LOW = decimal(1000)

/**
 * 1000 at the year's low, 0 at its high or above, up to 2000 below the low. The price is above 0.
 * Returns -1 (unknown) without a range or if its width is 0.
 */
export function fiftyTwoWeekScore(range: YearRange | null, price: Decimal): number {
  if (range === null || range.high.lte(range.low)) return SCORE_SENTINELS.unknown

  const score = nearestInteger(SCORE_AT_LOW.times(range.high.minus(price)), range.high.minus(range.low))
  return Math.min(SCORE_SENTINELS.maximum, Math.max(0, score))
}

export function isVeryNear(price: Decimal, extreme: Decimal): boolean {
  return price.minus(extreme).abs().lte(extreme.times(VERY_NEAR))
}
