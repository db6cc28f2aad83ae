import { CARD } from './cardNumber.ts'

/** Months start at 1. */
type CardExpiry = { readonly expirationMonth: number; readonly expirationYear: number }

type CardExpiryProblem = 'incomplete_expiry' | 'invalidExpiryMonth'

/** Years that the form offers, starting with the current one. `today` is YYYY-MM-DD. */
export function expiryYears(today: string): number[] {
  const { year } = monthOf(today)
  return Array.from({ length: CARD.expiryYearsOffered }, (_, index) => year + index)
}

export function isPastMonth(month: number, year: number, today: string): boolean {
  const present = monthOf(today)
  return year < present.year || (year === present.year && month < present.month)
}

/** A card is valid through the last day of its month. */
export function isCardExpired({ expirationMonth, expirationYear }: CardExpiry, today: string): boolean {
  return isPastMonth(expirationMonth, expirationYear, today)
}

/** The default card expires after the first day of its last month. */
export function isDefaultCardExpiring({ expirationMonth, expirationYear }: CardExpiry, today: string): boolean {
  const month = String(expirationMonth).padStart(2, '0')
  return `${String(expirationYear).padStart(4, '0')}-${month}-01` < today
}

/** Null if valid: whole numbers, not past, within the offered years. */
export function cardExpiryProblem(month: number | null, year: number | null, today: string): CardExpiryProblem | null {
  if (month === null || year === null) return 'incomplete_expiry'
  if (!Number.isInteger(month) || !Number.isInteger(year) || month < 1 || month > 12) return 'invalidExpiryMonth'
  if (isPastMonth(month, year, today)) return 'invalidExpiryMonth'
  return year <= monthOf(today).year + CARD.expiryYearsOffered - 1 ? null : 'invalidExpiryMonth'
}

export function typedMonth(text: string): number | null {
  return /^(0[1-9]|1[0-2])$/.test(text) ? Number(text) : null
}

export function typedYear(text: string): number | null {
  return /^\d{4}$/.test(text) ? Number(text) : null
}

function monthOf(today: string): { year: number; month: number } {
  return { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) }
}
