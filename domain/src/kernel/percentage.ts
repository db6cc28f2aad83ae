import { quotientOf, ZERO, type Decimal } from './decimal.ts'

/** 100 × part / base, so that 12.5 says 12.5 %; 0 where the base is 0 or less, which has no percentage. */
export function percentageOf(part: Decimal, base: Decimal): Decimal {
  return base.gt(ZERO) ? quotientOf(part.times(100), base) : ZERO
}
