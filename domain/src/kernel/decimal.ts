import Big from 'big.js'

/** An exact decimal number: money, prices, quantities, rates. Its operations return new values. */
export type Decimal = Big

/** Where quotients are rounded. */
export const QUOTIENT_PLACES = 20
// A constructor of our own, so that its settings are not shared. Not strict: strict toNumber throws for some values
// only.
const LocalBig = Big()
LocalBig.DP = QUOTIENT_PLACES
LocalBig.RM = Big.roundHalfUp
// Always plain digits, never an exponent.
LocalBig.NE = -1_000_000
LocalBig.PE = 1_000_000

// Beyond any double; bounds texts such as 1e9999999, which would expand to megabytes.
const LARGEST_EXPONENT = 400

export const ZERO: Decimal = new LocalBig(0)

/** The exact decimal that a text or number writes, never minus zero. Throws a RangeError when it writes none. */
export function decimal(source: string | number | Decimal): Decimal {
  if (typeof source === 'object') return source

  const value = parse(source)
  if (value === null) throw new RangeError(`This is not a decimal number: "${String(source).slice(0, 40)}".`)
  if (Math.abs(value.e) > LARGEST_EXPONENT) throw new RangeError('This decimal number is too large or too small.')
  return withoutMinusZero(value)
}

/** The same, null for what is absent. Throws a RangeError when something is there that is no number. */
export function decimalOrNull(source: string | number | Decimal | null | undefined): Decimal | null {
  return source == null ? null : decimal(source)
}

/** Rounded to so many decimal places, a half away from zero; never minus zero. */
export function roundHalfAwayFromZero(value: Decimal, places: number): Decimal {
  return withoutMinusZero(value.round(places, Big.roundHalfUp))
}

/**
 * Numerator / denominator to 20 decimal places, rounded half away from zero: like `div`, ten times faster. Throws
 * RangeError where the denominator is zero.
 */
export function quotientOf(numerator: Decimal, denominator: Decimal): Decimal {
  const units = unitsOf(numerator, denominator, QUOTIENT_PLACES)
  const isNegative = units < 0n
  const digits = String(isNegative ? -units : units).padStart(QUOTIENT_PLACES + 1, '0')
  const text = `${digits.slice(0, -QUOTIENT_PLACES)}.${digits.slice(-QUOTIENT_PLACES)}`
  return new LocalBig(isNegative ? `-${text}` : text)
}

/**
 * The integer nearest to numerator / denominator, a half away from zero.
 * Rounded once: rounding a quotient that was already cut could lift 0.4999… to 1. The denominator is not zero.
 */
export function nearestInteger(numerator: Decimal, denominator: Decimal): number {
  return Number(unitsOf(numerator, denominator, 0))
}

/** Numerator / denominator, counted in units of so many decimal places and rounded once, a half away from zero. */
function unitsOf(numerator: Decimal, denominator: Decimal, places: number): bigint {
  const shift = places + (numerator.e - numerator.c.length) - (denominator.e - denominator.c.length)
  const top = digitsOf(numerator) * 10n ** BigInt(Math.max(shift, 0))
  const bottom = digitsOf(denominator) * 10n ** BigInt(Math.max(-shift, 0))
  const cut = top / bottom
  const size = (top - cut * bottom) * 2n < bottom ? cut : cut + 1n
  return numerator.s === denominator.s ? size : -size
}

function digitsOf({ c }: Decimal): bigint {
  return BigInt(c.join(''))
}

function withoutMinusZero(value: Decimal): Decimal {
  return value.eq(ZERO) ? ZERO : value
}

function parse(source: string | number): Decimal | null {
  try {
    return new LocalBig(source)
  } catch {
    return null
  }
}
