import type { Decimal } from '../kernel/decimal.ts'
import { inNewShares } from '../market/splits.ts'
import { normalizedPrice } from './thresholdMove.ts'
import { THRESHOLD_KEYS, type Thresholds } from './thresholds.ts'

/** Prices from here on, or that a split makes none of, are left as they are. */
const MOST = 10_000_000_000

/**
 * Price levels in the shares after a split, each rounded as a price is written: two decimals from 1 on, four below. Their
 * order stays. Null where one would be no price any more.
 */
export function splitThresholds(
  thresholds: Thresholds,
  ratio: { readonly numerator: Decimal; readonly denominator: Decimal },
): Thresholds | null {
  const split = (price: Decimal | null) => price && normalizedPrice(inNewShares(price, ratio))
  const { t200, t400, t600, t800 } = thresholds
  const after = { t200: split(t200), t400: split(t400), t600: split(t600), t800: split(t800) }
  return THRESHOLD_KEYS.every((key) => after[key] === null || (after[key].gt(0) && after[key].lt(MOST))) ? after : null
}
