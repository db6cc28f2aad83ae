import { type Decimal, decimal } from '@palier/domain/kernel/decimal'

export function ofCents(cents: number): Decimal {
  return decimal(cents).div(100)
}
