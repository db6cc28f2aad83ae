import type { Decimal } from '@palier/domain/kernel/decimal'

/** Money travels as a JSON number. */
export function moneyToWire(amount: Decimal): number {
  return amount.toNumber()
}

/** A level that is not set travels as 0. */
export function thresholdToWire(threshold: Decimal | null): number {
  return threshold ? moneyToWire(threshold) : 0
}
