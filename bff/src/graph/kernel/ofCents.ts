import { type Decimal, decimal } from '@palier/domain/kernel/decimal'

/** Converts cents to a decimal amount. */
export function ofCents(cents: number): Decimal {
  return decimal(cents).div(100)
}
