import { decimal, type Decimal } from '@palier/domain/kernel/decimal'

/**
 * Rounds to the exchange's tick: half a cent below 50 cents, otherwise one cent. At least one tick.
 */
export function atTick(price: number): Decimal {
  if (price < 0.5) return decimal((Math.max(1, Math.round(price * 200)) / 200).toFixed(3))
  return decimal((Math.round(price * 100) / 100).toFixed(2))
}
