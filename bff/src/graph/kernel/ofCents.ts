import { type Decimal, decimal } from '@palier/domain/kernel/decimal'

/** An amount that the wire writes in cents, as all others of the graph. */
export function ofCents(cents: number): Decimal {
  return decimal(cents).div(100)
}
