import { decimal, type Decimal } from '@palier/domain/kernel/decimal'

/** The price on the exchange's grid: half a cent below fifty cents, a cent above, never less than one step. */
export function atTick(price: number): Decimal {
  if (price < 0.5) return decimal((Math.max(1, Math.round(price * 200)) / 200).toFixed(3))
  return decimal((Math.round(price * 100) / 100).toFixed(2))
}
