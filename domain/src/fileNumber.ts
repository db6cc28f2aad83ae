import { decimal, type Decimal } from './decimal.ts'

export type DecimalSign = '.' | ','

// Spaces that group digits: plain, no-break, narrow no-break, thin, figure.
const SPACES = /[\s\u00A0\u202F\u2009\u2007]/g
const MONEY_SIGNS = /(?:CA|US|C)?[$€£](?:\s?(?:US|CA)\b)?|\b(?:CAD|USD|EUR|GBP)\b/g
const DIGITS = /^\d+$/
// Most cells by far: nothing in them is to be looked for.
const PLAIN = /^\d+(?:[.,]\d+)?$/
const MAXIMUM_LENGTH = 60

type Digits = { readonly negative: boolean; readonly digits: string; readonly isGrouped: boolean }

/** Whether a cell holds nothing: brokers also write a dash. */
export function isEmptyCell(text: string | undefined): boolean {
  return text === undefined || /^[\s\u00A0]*[-–—]?[\s\u00A0]*$/.test(text)
}

/**
 * The number that a cell of a file writes with this decimal sign, or null. Money signs, grouped thousands, a leading
 * sign and accountants' parentheses are understood; what is grouped otherwise than by threes is refused, since it is
 * then more likely that the sign is the other one.
 */
export function readFileNumber(text: string, sign: DecimalSign): Decimal | null {
  const parts = digitsOf(text)
  return parts && numberOf(parts, sign)
}

function numberOf(parts: Digits, sign: DecimalSign): Decimal | null {
  const [whole = '', fraction = '', ...more] = parts.digits.split(sign)
  const thousands = sign === '.' ? ',' : '.'
  if (more.length > 0 || (fraction !== '' && !DIGITS.test(fraction))) return null
  const integer = ungrouped(whole, thousands)
  if (integer === null || integer + fraction === '') return null
  return decimal(`${parts.negative ? '-' : ''}${integer || '0'}.${fraction || '0'}`)
}

/** What the numbers of a file have shown of its decimal sign so far. */
export type DecimalEvidence = {
  readonly point: boolean
  readonly comma: boolean
  /** Some number, such as 1,234, reads either way. */
  readonly unclear: boolean
}

export const NO_DECIMAL_EVIDENCE: DecimalEvidence = { point: false, comma: false, unclear: false }

/** The evidence after one more cell; cells that are no numbers show nothing. */
export function withNumber(evidence: DecimalEvidence, text: string): DecimalEvidence {
  const parts = digitsOf(text)
  if (parts === null) return evidence

  // Without a sign it reads the same either way.
  if (DIGITS.test(parts.digits)) return evidence
  const asPoint = numberOf(parts, '.') !== null
  const asComma = numberOf(parts, ',') !== null
  if (asPoint !== asComma) return { ...evidence, [asPoint ? 'point' : 'comma']: true }
  if (!asPoint) return evidence
  // Where something else groups the thousands, or nothing stands before, a lone sign can only be the decimal one.
  const isDecimal = parts.isGrouped || /^0?[.,]/.test(parts.digits)
  if (!isDecimal) return { ...evidence, unclear: true }
  return { ...evidence, [parts.digits.includes('.') ? 'point' : 'comma']: true }
}

export type Proof<Value> =
  | { readonly kind: 'proved'; readonly value: Value }
  | { readonly kind: 'ambiguous'; readonly choices: readonly Value[] }
  | { readonly kind: 'contradictory'; readonly choices: readonly Value[] }

/** The decimal sign that a whole file proves; what it does not prove is asked, never guessed. */
export function decimalSignOf({ point, comma, unclear }: DecimalEvidence): Proof<DecimalSign> {
  if (point && comma) return { kind: 'contradictory', choices: ['.', ','] }
  if (point || comma) return { kind: 'proved', value: point ? '.' : ',' }
  return unclear ? { kind: 'ambiguous', choices: ['.', ','] } : { kind: 'proved', value: '.' }
}

function digitsOf(text: string): Digits | null {
  if (text.length > MAXIMUM_LENGTH) return null
  if (PLAIN.test(text)) return { negative: false, digits: text, isGrouped: false }
  let bare = text.replace(MONEY_SIGNS, '').trim()
  const inParentheses = /^\((.+)\)$/.exec(bare)
  if (inParentheses) bare = inParentheses[1] ?? ''
  const [, sign = '', rest = ''] = /^([+\-−]?)(.*)$/s.exec(bare) ?? []
  const spaced = rest.trim()
  const digits = spaced.replace(SPACES, '').replace(/(?<=\d)['’](?=\d{3})/g, '')
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return null
  const isGrouped = digits !== spaced
  if (isGrouped && !/^\d{1,3}(?:[\s\u00A0\u202F\u2009\u2007'’]\d{3})+(?:[.,]\d+)?$/.test(spaced)) return null
  return { negative: inParentheses !== null || sign === '-' || sign === '−', digits, isGrouped }
}

function ungrouped(whole: string, thousands: string): string | null {
  if (whole === '' || DIGITS.test(whole)) return whole
  const [first = '', ...groups] = whole.split(thousands)
  const isGrouped = /^\d{1,3}$/.test(first) && first !== '0' && groups.every((group) => /^\d{3}$/.test(group))
  return isGrouped ? first + groups.join('') : null
}
