import { quotientOf, ZERO, type Decimal } from './decimal.ts'

/** 12.5 is 12.5 %; returns 0 if the base is 0 or less. */
export function percentageOf(part: Decimal, base: Decimal): Decimal {
  return base.gt(ZERO) ? quotientOf(part.times(100), base) : ZERO
}
