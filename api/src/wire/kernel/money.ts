import type { Decimal } from '@palier/domain/kernel/decimal'

/** Money is sent as a JSON number. */
export function moneyToWire(amount: Decimal): number {
  return amount.toNumber()
}

/** 0 if the threshold is not set. */
export function thresholdToWire(threshold: Decimal | null): number {
  return threshold ? moneyToWire(threshold) : 0
}
