import { ZERO, type Decimal } from '../kernel/decimal.ts'

export type Direction = 'up' | 'down' | 'flat'

/** Exact: any nonzero change is up or down. */
export function directionOf(change: Decimal): Direction {
  const sign = change.cmp(ZERO)
  if (sign === 0) return 'flat'
  return sign > 0 ? 'up' : 'down'
}
