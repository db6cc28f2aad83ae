import { type Decimal } from './decimal.ts'
import { readFileNumber } from './fileNumber.ts'

/** A typed number. `twoReadings` is ambiguous, such as 1,234: a thousand or a little over 1. */
type WrittenNumber =
  | { readonly kind: 'number'; readonly value: Decimal }
  | { readonly kind: 'twoReadings'; readonly grouped: Decimal; readonly fraction: Decimal }
  | { readonly kind: 'none' }

const NONE: WrittenNumber = { kind: 'none' }
// A digit stands on both sides of the sign: ".5" and "12." are more often a slip than a number.
const CUT = /(?:^|[^\d])[.,]\d|\d[.,](?:$|[^\d])/
const POINT_AND_THREE = /^[^.,]*\d\.\d{3}(?:[^\d.,][^.,]*)?$/

/**
 * Digits with a point or a comma before the decimals; spaces, apostrophes or the other sign may group the thousands,
 * and signs of money may stand on either side. A lone point is always the decimal sign, as nobody in Canada groups by
 * it; a lone comma before three digits has two readings.
 */
export function readWrittenNumber(text: string): WrittenNumber {
  const typed = text.trim()
  if (CUT.test(typed)) return NONE
  const asPoint = readFileNumber(typed, '.')
  const asComma = POINT_AND_THREE.test(typed) ? null : readFileNumber(typed, ',')
  if (asPoint && asComma && !asPoint.eq(asComma)) return { kind: 'twoReadings', grouped: asPoint, fraction: asComma }
  const value = asPoint ?? asComma
  return value ? { kind: 'number', value } : NONE
}

/** The number, null where there is none or more than one. */
export function writtenNumberOf(text: string): Decimal | null {
  const written = readWrittenNumber(text)
  return written.kind === 'number' ? written.value : null
}

/** The number with this decimal sign and so many decimals at least, in a way that has one reading: 12,345 is 12,3450. */
export function unambiguousText(value: Decimal, sign: '.' | ',', leastDecimals = 0): string {
  const [whole = '', decimals = ''] = value.toString().split('.')
  const padded = decimals.padEnd(leastDecimals, '0')
  if (padded === '') return whole
  return `${whole}${sign}${sign === ',' && padded.length === 3 ? `${padded}0` : padded}`
}
