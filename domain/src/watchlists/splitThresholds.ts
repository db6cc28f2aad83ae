import type { Decimal } from '../kernel/decimal.ts'
import { adjustPriceForSplit } from '../market/splits.ts'
import { normalizedPrice } from './thresholdMove.ts'
import { THRESHOLD_KEYS, type Thresholds } from './thresholds.ts'

/** Upper bound of a threshold: a split that exceeds it is not applied. */
const MOST = 10_000_000_000

/**
 * Applies a split, rounding to two decimals from 1 on and four below. The order stays the same.
 * Null if a result would be 0 or too large.
 */
export function splitThresholds(
  thresholds: Thresholds,
  ratio: { readonly numerator: Decimal; readonly denominator: Decimal },
): Thresholds | null {
  const split = (price: Decimal | null) => price && normalizedPrice(adjustPriceForSplit(price, ratio))
  const { t200, t400, t600, t800 } = thresholds
  const after = { t200: split(t200), t400: split(t400), t600: split(t600), t800: split(t800) }
  return THRESHOLD_KEYS.every((key) => after[key] === null || (after[key].gt(0) && after[key].lt(MOST))) ? after : null
}
