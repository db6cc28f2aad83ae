import { decimal, quotientOf, type Decimal } from '../kernel/decimal.ts'

/** Units of the second currency per unit of the first, by both codes: CADUSD, USDCAD. */
export type ExchangeRates = Readonly<Record<string, Decimal>>

const ONE = decimal(1)

/** Null if the rate is unknown or invalid, so that amounts never pass for converted. */
export function exchangeRateOf(rates: ExchangeRates, from: string, to: string): Decimal | null {
  if (from === to) return ONE
  const name = from + to
  const rate = Object.hasOwn(rates, name) ? rates[name] : undefined
  return rate?.gt(0) ? rate : null
}

// Digits that a JSON number holds, so that server and client use the same rate.
const INVERSE_DIGITS = 15
export const RATE_PLACES = 6

export function inverseRate(rate: Decimal): Decimal {
  return quotientOf(ONE, rate).prec(INVERSE_DIGITS)
}

type QuotedRate = { readonly operation: 'times' | 'over'; readonly rate: Decimal }

/**
 * Expresses a rate as an operation with at most six decimals: CADUSD = 1 / 1.3712 is "over 1.3712".
 * Rounding it directly would lose cents on 100,000. Rounds if neither direction is exact.
 */
export function quotedRateOf(rate: Decimal): QuotedRate {
  const rounded = rate.round(RATE_PLACES)
  const inverse = inverseRate(rate).round(RATE_PLACES)
  const isInverse = !rounded.eq(rate) && inverse.gt(0) && inverseRate(inverse).eq(rate)
  return isInverse ? { operation: 'over', rate: inverse } : { operation: 'times', rate: rounded }
}
