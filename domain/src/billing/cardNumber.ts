export const CARD = { numberMaximumLength: 19, cvvMaximumLength: 4, expiryYearsOffered: 15 } as const

type CardBrand = 'visa' | 'mastercard' | 'amex' | 'diners' | 'discover' | 'jcb' | 'unknown'

type CardNumberProblem = 'incomplete_number' | 'invalid_number'

const MINIMUM_DIGITS = 14

const BRANDS: readonly (readonly [RegExp, CardBrand])[] = [
  [/^3[47]/, 'amex'],
  [/^3[0689]/, 'diners'],
  [/^35/, 'jcb'],
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^6/, 'discover'],
]

export function cardBrand(number: string): CardBrand {
  const digits = cardDigits(number)
  return BRANDS.find(([beginning]) => beginning.test(digits))?.[1] ?? 'unknown'
}

export function cardDigits(text: string): string {
  return text.replace(/[\s-]/g, '')
}

/** Maximum length including the spaces between groups. */
export function cardNumberMaximumLength(number: string): number {
  switch (cardBrand(number)) {
    case 'amex':
      return 17
    case 'diners':
      return 16
    default:
      return CARD.numberMaximumLength
  }
}

const GROUPS: Partial<Record<CardBrand, readonly number[]>> = { amex: [4, 6, 5], diners: [4, 6, 4] }

export function formatCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '')
  const groups: string[] = []
  let start = 0
  for (const size of GROUPS[cardBrand(digits)] ?? [4, 4, 4, 4]) {
    if (start < digits.length) groups.push(digits.slice(start, start + size))
    start += size
  }
  return groups.join(' ')
}

/** Null if valid, including the check digit. */
export function cardNumberProblem(number: string): CardNumberProblem | null {
  const digits = cardDigits(number)
  if (/\D/.test(digits)) return 'invalid_number'
  if (digits.length < expectedLength(digits)) return 'incomplete_number'
  return digits.length <= CARD.numberMaximumLength && isProved(digits) ? null : 'invalid_number'
}

/** Null if the code has three or four digits. */
export function cvcProblem(cvc: string): 'incomplete_cvc' | 'incorrect_cvc' | null {
  if (/\D/.test(cvc) || cvc.length > CARD.cvvMaximumLength) return 'incorrect_cvc'
  return cvc.length < 3 ? 'incomplete_cvc' : null
}

export function holderNameOf(text: string): string {
  return text.replace(/\d/g, '')
}

function expectedLength(digits: string): number {
  switch (cardBrand(digits)) {
    case 'visa':
    case 'mastercard':
    case 'discover':
    case 'jcb':
      return 16
    case 'amex':
      return 15
    default:
      return MINIMUM_DIGITS
  }
}

/** Luhn check (ISO/IEC 7812). */
function isProved(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
