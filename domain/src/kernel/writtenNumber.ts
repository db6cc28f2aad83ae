import { type Decimal } from './decimal.ts'
import { readFileNumber } from './fileNumber.ts'

/** `twoReadings` is ambiguous, such as 1,234. */
type WrittenNumber =
  | { readonly kind: 'number'; readonly value: Decimal }
  | { readonly kind: 'twoReadings'; readonly grouped: Decimal; readonly fraction: Decimal }
  | { readonly kind: 'none' }

const NONE: WrittenNumber = { kind: 'none' }
// Refuses ".5" and "12.", which are usually typing errors.
const CUT = /(?:^|[^\d])[.,]\d|\d[.,](?:$|[^\d])/
const POINT_AND_THREE = /^[^.,]*\d\.\d{3}(?:[^\d.,][^.,]*)?$/

/**
 * Parses digits with a point or comma before the decimals. Spaces, apostrophes or the other sign
 * may group thousands; currency signs may precede or follow. A lone point is always the decimal
 * sign, since Canada does not group with it; a lone comma before three digits is ambiguous.
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

/** Null if there is none or more than one reading. */
export function writtenNumberOf(text: string): Decimal | null {
  const written = readWrittenNumber(text)
  return written.kind === 'number' ? written.value : null
}

/** Formats with at least `leastDecimals` decimals so that only one reading exists: 12,345 becomes 12,3450. */
export function unambiguousText(value: Decimal, sign: '.' | ',', leastDecimals = 0): string {
  const [whole = '', decimals = ''] = value.toString().split('.')
  const padded = decimals.padEnd(leastDecimals, '0')
  if (padded === '') return whole
  return `${whole}${sign}${sign === ',' && padded.length === 3 ? `${padded}0` : padded}`
}
