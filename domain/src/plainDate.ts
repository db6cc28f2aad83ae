const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY = 86_400_000

/** Whether a text is a date of the calendar, written YYYY-MM-DD. */
export function isPlainDate(text: string): boolean {
  const [, year, month, day] = SHAPE.exec(text) ?? []
  return plainDateOf(Number(year), Number(month), Number(day)) === text
}

/** YYYY-MM-DD, or null where the calendar has no such day. Months count from 1. */
export function plainDateOf(year: number, month: number, day: number): string | null {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return null
  const date = new Date(0)
  // Date.UTC would read the year 26 as 1926.
  date.setUTCFullYear(year, month - 1, day)
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isSame ? date.toISOString().slice(0, 10) : null
}

/** The day that lies so many calendar days later, or earlier. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
}

/** Saturday or Sunday. */
export function isWeekend(date: string): boolean {
  const weekday = new Date(Date.parse(date)).getUTCDay()
  return weekday === 0 || weekday === 6
}
