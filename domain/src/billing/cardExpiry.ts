import { CARD } from './cardNumber.ts'

/** A card is valid through the last day of this month. Months count from 1. */
type CardExpiry = { readonly expirationMonth: number; readonly expirationYear: number }

/** What is wrong with an expiry that was chosen or typed, by the code of the contract. */
type CardExpiryProblem = 'incomplete_expiry' | 'invalidExpiryMonth'

/** The years that a form offers, the present one first. `today` is YYYY-MM-DD, here and below. */
export function expiryYears(today: string): number[] {
  const { year } = monthOf(today)
  return Array.from({ length: CARD.expiryYearsOffered }, (_, index) => year + index)
}

/** Whether a month of a year is over. */
export function isPastMonth(month: number, year: number, today: string): boolean {
  const present = monthOf(today)
  return year < present.year || (year === present.year && month < present.month)
}

/** A card is valid through the last day of its month. */
export function isCardExpired({ expirationMonth, expirationYear }: CardExpiry, today: string): boolean {
  return isPastMonth(expirationMonth, expirationYear, today)
}

/** The default card is expiring after the first day of its last month. */
export function isDefaultCardExpiring({ expirationMonth, expirationYear }: CardExpiry, today: string): boolean {
  const month = String(expirationMonth).padStart(2, '0')
  return `${String(expirationYear).padStart(4, '0')}-${month}-01` < today
}

/** Null for a valid expiry: whole numbers, not past, within the offered years. */
export function cardExpiryProblem(month: number | null, year: number | null, today: string): CardExpiryProblem | null {
  if (month === null || year === null) return 'incomplete_expiry'
  if (!Number.isInteger(month) || !Number.isInteger(year) || month < 1 || month > 12) return 'invalidExpiryMonth'
  if (isPastMonth(month, year, today)) return 'invalidExpiryMonth'
  return year <= monthOf(today).year + CARD.expiryYearsOffered - 1 ? null : 'invalidExpiryMonth'
}

/** The month that two digits write; null for anything else. */
export function typedMonth(text: string): number | null {
  return /^(0[1-9]|1[0-2])$/.test(text) ? Number(text) : null
}

/** The year that four digits write; null for anything else. */
export function typedYear(text: string): number | null {
  return /^\d{4}$/.test(text) ? Number(text) : null
}

function monthOf(today: string): { year: number; month: number } {
  return { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) }
}
