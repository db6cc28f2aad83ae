import { textOfUnits } from './scaledIntegers.ts'

export const QUOTIENT_PLACES = 20

/**
 * Exact decimal number: money, prices, quantities, rates. Stored as an integer count of units of
 * the last decimal place, without trailing zeros.
 */
export class Decimal {
  readonly units: bigint
  readonly places: number

  private constructor(units: bigint, places: number) {
    this.units = units
    this.places = places
  }

  static of(units: bigint, places: number): Decimal {
    if (places === 0 || units % 10n !== 0n) return new Decimal(units, places)
    if (units === 0n) return ZERO
    // Results with many places often end in many zeros.
    const many = places >= MANY && units % powerOfTen(MANY) === 0n ? MANY : 1
    return Decimal.of(units / powerOfTen(many), places - many)
  }

  plus(other: Operand): Decimal {
    const { units, places } = decimal(other)
    const wider = places - this.places
    if (wider === 0) return Decimal.of(this.units + units, places)
    return wider > 0
      ? Decimal.of(this.units * powerOfTen(wider) + units, places)
      : Decimal.of(this.units + units * powerOfTen(-wider), this.places)
  }

  minus(other: Operand): Decimal {
    const { units, places } = decimal(other)
    const wider = places - this.places
    if (wider === 0) return Decimal.of(this.units - units, places)
    return wider > 0
      ? Decimal.of(this.units * powerOfTen(wider) - units, places)
      : Decimal.of(this.units - units * powerOfTen(-wider), this.places)
  }

  times(other: Operand): Decimal {
    const { units, places } = decimal(other)
    return Decimal.of(this.units * units, this.places + places)
  }

  /** Rounds to 20 decimal places, half away from zero. Throws a RangeError if the divisor is zero. */
  div(other: Operand): Decimal {
    return quotientOf(this, decimal(other))
  }

  abs(): Decimal {
    return this.units < 0n ? this.neg() : this
  }

  neg(): Decimal {
    return new Decimal(-this.units, this.places)
  }

  /**
   * Nearest rounds half away from zero, down towards zero, up away from it. Negative places round
   * digits before the point.
   */
  round(places = 0, direction: 'nearest' | 'down' | 'up' = 'nearest'): Decimal {
    if (places >= this.places) return this
    const unit = powerOfTen(this.places - places)
    const count = QUOTIENTS[direction](this.units, unit)
    return places < 0 ? new Decimal(count * powerOfTen(-places), 0) : Decimal.of(count, places)
  }

  /** Rounds to significant digits, half away from zero. */
  prec(digits: number): Decimal {
    return this.round(digits + this.places - String(this.abs().units).length)
  }

  /** Count of units of a decimal place, rounded half away from zero. */
  unitsOf(places: number): bigint {
    const { units, places: own } = this.round(places)
    return units * powerOfTen(places - own)
  }

  cmp(other: Operand): number {
    const { units, places } = decimal(other)
    const wider = places - this.places
    const one = wider > 0 && units !== 0n ? this.units * powerOfTen(wider) : this.units
    const two = wider < 0 && units !== 0n ? units * powerOfTen(-wider) : units
    return one < two ? -1 : one > two ? 1 : 0
  }

  eq(other: Operand): boolean {
    const { units, places } = decimal(other)
    return this.places === places && this.units === units
  }

  lt(other: Operand): boolean {
    return this.cmp(other) < 0
  }

  lte(other: Operand): boolean {
    return this.cmp(other) <= 0
  }

  gt(other: Operand): boolean {
    return this.cmp(other) > 0
  }

  gte(other: Operand): boolean {
    return this.cmp(other) >= 0
  }

  /** Plain digits, never an exponent. */
  toString(): string {
    return textOfUnits(this.units, this.places)
  }

  toJSON(): string {
    return this.toString()
  }

  toFixed(places: number): string {
    const rounded = this.round(places)
    const missing = places - rounded.places
    return `${rounded}${missing > 0 && rounded.places === 0 ? '.' : ''}${'0'.repeat(Math.max(missing, 0))}`
  }

  toNumber(): number {
    return Number(this.toString())
  }

  /** Fast path for plain digits that fit in a safe integer; null for any other text. */
  static ofPlain(text: string): Decimal | null {
    const start = text.charCodeAt(0) === MINUS ? 1 : 0
    let size = 0
    let places = -1
    let end = text.length
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at)
      if (code === POINT && places < 0 && at > start && at < end - 1) {
        places = 0
        while (text.charCodeAt(end - 1) === NOUGHT) end -= 1
        continue
      }
      if (!(code >= NOUGHT && code <= NOUGHT + 9)) return null
      size = size * 10 + code - NOUGHT
      if (places >= 0) places += 1
    }
    if (end === start || size > Number.MAX_SAFE_INTEGER) return null
    return new Decimal(BigInt(start === 0 ? size : -size), Math.max(places, 0))
  }
}

type Operand = string | number | Decimal

export const ZERO: Decimal = Decimal.of(0n, 0)

/** Throws a RangeError if the source is not a number. */
export function decimal(source: Operand): Decimal {
  if (typeof source === 'object') return source
  const text = String(source)
  return Decimal.ofPlain(text) ?? anyDecimal(text)
}

const [MINUS, POINT, NOUGHT] = [...'-.0'].map((sign) => sign.charCodeAt(0)) as [number, number, number]
const WRITTEN = /^(-?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:e([+-]?\d+))?$/i

// Beyond any double. Bounds texts such as 1e9999999, which would expand to megabytes.
const LARGEST_EXPONENT = 400

function anyDecimal(text: string): Decimal {
  const [match, sign = '', whole = '', after, alone, exponent = '0'] = WRITTEN.exec(text) ?? []
  if (match === undefined) throw new RangeError(`Not a decimal number: "${text.slice(0, 40)}"`)
  const fraction = after ?? alone ?? ''
  const digits = (whole + fraction).replace(/^0+/, '')
  if (digits === '') return ZERO
  const places = fraction.length - Number(exponent)
  if (Math.abs(digits.length - 1 - places) > LARGEST_EXPONENT) {
    throw new RangeError(`Decimal number out of range: "${text.slice(0, 40)}"`)
  }
  const units = BigInt(sign + digits)
  return places < 0 ? Decimal.of(units * powerOfTen(-places), 0) : Decimal.of(units, places)
}

export function decimalOrNull(source: Operand | null | undefined): Decimal | null {
  return source == null ? null : decimal(source)
}

/** Rounds to 20 decimal places, half away from zero. Throws a RangeError if the denominator is zero. */
export function quotientOf(numerator: Decimal, denominator: Decimal): Decimal {
  return Decimal.of(quotientUnits(numerator, denominator, QUOTIENT_PLACES), QUOTIENT_PLACES)
}

/**
 * Rounds half away from zero, once: rounding a cut quotient could lift 0.4999… to 1. The
 * denominator is not zero.
 */
export function nearestInteger(numerator: Decimal, denominator: Decimal): number {
  return Number(quotientUnits(numerator, denominator, 0))
}

/** Quotient in units of `places` decimal places, rounded once, half away from zero. */
function quotientUnits(numerator: Decimal, denominator: Decimal, places: number): bigint {
  const shift = places + denominator.places - numerator.places
  const top = shift > 0 ? numerator.units * powerOfTen(shift) : numerator.units
  const bottom = shift < 0 ? denominator.units * powerOfTen(-shift) : denominator.units
  return nearestOf(top, bottom)
}

function nearestOf(top: bigint, bottom: bigint): bigint {
  const cut = top / bottom
  const twice = 2n * (top - cut * bottom)
  return sizeOf(twice) < sizeOf(bottom) ? cut : awayFromZero(cut, top, bottom)
}

function upOf(top: bigint, bottom: bigint): bigint {
  const cut = top / bottom
  return cut * bottom === top ? cut : awayFromZero(cut, top, bottom)
}

function awayFromZero(cut: bigint, top: bigint, bottom: bigint): bigint {
  return top < 0n === bottom < 0n ? cut + 1n : cut - 1n
}

function sizeOf(count: bigint): bigint {
  return count < 0n ? -count : count
}

const QUOTIENTS = { nearest: nearestOf, up: upOf, down: (top: bigint, bottom: bigint) => top / bottom }

const MANY = 8
const POWERS_OF_TEN = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent))

function powerOfTen(exponent: number): bigint {
  return POWERS_OF_TEN[exponent] ?? 10n ** BigInt(exponent)
}
