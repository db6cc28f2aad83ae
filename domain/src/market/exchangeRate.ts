import { decimal, quotientOf, type Decimal } from '../kernel/decimal.ts'

/** How many units of the second currency one unit of the first is worth, by both names: CADUSD, USDCAD. */
export type ExchangeRates = Readonly<Record<string, Decimal>>

const ONE = decimal(1)

/** Null where the rate is unknown or invalid: unconverted amounts must not pass for converted. */
export function exchangeRateOf(rates: ExchangeRates, from: string, to: string): Decimal | null {
  if (from === to) return ONE
  const name = from + to
  const rate = Object.hasOwn(rates, name) ? rates[name] : undefined
  return rate?.gt(0) ? rate : null
}

// As many digits as a JSON number holds, so that server and client compute with the same rate.
const INVERSE_DIGITS = 15
/** To how many decimals rates are quoted, and shown. */
export const RATE_PLACES = 6

/** The inverse rate, exact to fifteen digits. The rate is not 0. */
export function inverseRate(rate: Decimal): Decimal {
  return quotientOf(ONE, rate).prec(INVERSE_DIGITS)
}

/** A rate for display: multiply or divide by a number of few decimals. */
type QuotedRate = { readonly operation: 'times' | 'over'; readonly rate: Decimal }

/**
 * The number of at most six decimals that a rate comes from. Of CADUSD = 1 / 1.3712 that is "over 1.3712": cut to six
 * decimals itself, it would lose cents on 100,000. Where neither direction is that short it is rounded.
 */
export function quotedRateOf(rate: Decimal): QuotedRate {
  const rounded = rate.round(RATE_PLACES)
  const inverse = inverseRate(rate).round(RATE_PLACES)
  const isInverse = !rounded.eq(rate) && inverse.gt(0) && inverseRate(inverse).eq(rate)
  return isInverse ? { operation: 'over', rate: inverse } : { operation: 'times', rate: rounded }
}
