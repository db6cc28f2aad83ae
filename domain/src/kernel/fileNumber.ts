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

const EMPTY_WORDS: ReadonlySet<string> = new Set(['', '-', '–', '—', 'n/a', 'not available'])

/** Whether a cell is empty; brokers also write a dash, "n/a" or "not available". */
export function isEmptyCell(text: string | undefined): boolean {
  return text === undefined || EMPTY_WORDS.has(text.trim().toLowerCase())
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
  /** How many can only have a point. */
  readonly point: number
  readonly comma: number
  /** Some number, such as 1,234, reads either way. */
  readonly unclear: boolean
}

export const NO_DECIMAL_EVIDENCE: DecimalEvidence = { point: 0, comma: 0, unclear: false }

/** The evidence after one more cell; cells that are no numbers show nothing. */
export function withNumber(evidence: DecimalEvidence, text: string): DecimalEvidence {
  switch (signIn(text)) {
    case '.':
      return { ...evidence, point: evidence.point + 1 }
    case ',':
      return { ...evidence, comma: evidence.comma + 1 }
    case 'unclear':
      return evidence.unclear ? evidence : { ...evidence, unclear: true }
    case null:
      return evidence
  }
}

/** The decimal sign that a cell alone proves; null of what is no number, or reads the same with both. */
export function signIn(text: string): DecimalSign | 'unclear' | null {
  const parts = digitsOf(text)
  if (parts === null || DIGITS.test(parts.digits)) return null
  const asPoint = numberOf(parts, '.') !== null
  const asComma = numberOf(parts, ',') !== null
  if (asPoint !== asComma) return asPoint ? '.' : ','
  if (!asPoint) return null
  // Where something else groups the thousands, or nothing stands before, a lone sign can only be the decimal one.
  const isDecimal = parts.isGrouped || /^0?[.,]/.test(parts.digits)
  if (!isDecimal) return 'unclear'
  return parts.digits.includes('.') ? '.' : ','
}

export type Proof<Value> =
  | { readonly kind: 'proved'; readonly value: Value }
  | { readonly kind: 'ambiguous'; readonly choices: readonly Value[] }
  | { readonly kind: 'contradictory'; readonly choices: readonly Value[] }

/**
 * The decimal sign that a whole file proves; what it does not prove is asked, never guessed. Where a few cells have
 * the other one, the rest proves it. `known` is what the broker writes: it holds unless all cells prove the other,
 * as in a file that a spreadsheet has saved again.
 */
export function decimalSignOf(
  { point, comma, unclear }: DecimalEvidence,
  known: DecimalSign | null = null,
): Proof<DecimalSign> {
  if (known !== null) {
    const isOther = known === '.' ? point === 0 && comma > 0 : comma === 0 && point > 0
    if (!isOther) return { kind: 'proved', value: known }
  }
  if (point > 0 && point === comma) return { kind: 'contradictory', choices: ['.', ','] }
  if (point > 0 || comma > 0) return { kind: 'proved', value: point > comma ? '.' : ',' }
  return unclear ? { kind: 'ambiguous', choices: ['.', ','] } : { kind: 'proved', value: '.' }
}

/** Whether some cells of a file can only have the one sign and some only the other: then 1,234 says nothing. */
export function isMixed({ point, comma }: DecimalEvidence): boolean {
  return point > 0 && comma > 0
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
  if (!/^[.,]*\d[\d.,]*$/.test(digits)) return null
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
