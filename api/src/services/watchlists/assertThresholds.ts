import { type Decimal } from '@palier/domain/kernel/decimal'
import { faultsOf, type ListKind, THRESHOLD_KEYS, type Thresholds } from '@palier/domain/watchlists/thresholds'
import { Refusal } from '../../kernel/refusal.ts'

const DECIMAL_PLACES = 4
// Above any listed price, and exact as a JSON number.
const MOST = 10_000_000_000

/**
 * Refuses with parameter_invalid_empty for an invalid price, otherwise with invalidFloorThresholds,
 * invalidCeilThresholds or noSellCeilOrSellFloor. Forms check required thresholds: an entry scored
 * by the 52-week range needs none.
 */
export function assertThresholds(kind: ListKind, thresholds: Thresholds): void {
  for (const key of THRESHOLD_KEYS) {
    const price = thresholds[key]
    if (price && !isPrice(price)) throw new Refusal('parameter_invalid_empty', { field: key.toUpperCase() })
  }
  const [code, ...otherCodes] = faultsOf(kind, thresholds).flatMap((fault) => (fault.key === null ? [fault.code] : []))
  if (code) throw new Refusal(code, undefined, otherCodes)
}

function isPrice(price: Decimal): boolean {
  return price.gt(0) && price.lt(MOST) && price.round(DECIMAL_PLACES).eq(price)
}
