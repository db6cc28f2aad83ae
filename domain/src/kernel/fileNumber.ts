import { decimal, type Decimal } from './decimal.ts'

export type DecimalSign = '.' | ','

// Spaces that group digits: plain, no-break, narrow no-break, thin, figure.
const SPACES = /[\s\u00A0\u202F\u2009\u2007]/g
const MONEY_SIGNS = /(?:CA|US|C)?[$€£](?:\s?(?:US|CA)\b)?|\b(?:CAD|USD|EUR|GBP)\b/g
const DIGITS = /^\d+$/
// Fast path: most cells are plain digits.
const PLAIN = /^\d+(?:[.,]\d+)?$/
const MAXIMUM_LENGTH = 60

type Digits = { readonly negative: boolean; readonly digits: string; readonly isGrouped: boolean }

const EMPTY_WORDS: ReadonlySet<string> = new Set(['', '-', '–', '—', 'n/a', 'not available'])

/** Brokers also write a dash, "n/a" or "not available". */
export function isEmptyCell(text: string | undefined): boolean {
  return text === undefined || EMPTY_WORDS.has(text.trim().toLowerCase())
}

/**
 * Parses a number with the given decimal sign; null if invalid. Accepts currency signs, grouped
 * thousands, a leading sign and accounting parentheses. Refuses groups other than three digits,
 * which suggest the other decimal sign.
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

export type DecimalEvidence = {
  readonly point: number
  readonly comma: number
  /** True if a number such as 1,234 is ambiguous. */
  readonly unclear: boolean
}

export const NO_DECIMAL_EVIDENCE: DecimalEvidence = { point: 0, comma: 0, unclear: false }

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

/** Decimal sign that a single cell proves; null if it is not a number or reads the same with both. */
export function signIn(text: string): DecimalSign | 'unclear' | null {
  const parts = digitsOf(text)
  if (parts === null || DIGITS.test(parts.digits)) return null
  const asPoint = numberOf(parts, '.') !== null
  const asComma = numberOf(parts, ',') !== null
  if (asPoint !== asComma) return asPoint ? '.' : ','
  if (!asPoint) return null
  // If other characters group the thousands, or at most a 0 precedes, a lone sign is the decimal
  // sign.
  const isDecimal = parts.isGrouped || /^0?[.,]/.test(parts.digits)
  if (!isDecimal) return 'unclear'
  return parts.digits.includes('.') ? '.' : ','
}

export type Proof<Value> =
  | { readonly kind: 'proved'; readonly value: Value }
  | { readonly kind: 'ambiguous'; readonly choices: readonly Value[] }
  | { readonly kind: 'contradictory'; readonly choices: readonly Value[] }

/**
 * Decimal sign that a whole file proves, never guessed; the majority of cells decides. `known` is
 * the broker's sign: it applies unless all cells prove the other, as after a spreadsheet saved the
 * file again.
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

/** With both signs in a file, 1,234 stays ambiguous. */
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
