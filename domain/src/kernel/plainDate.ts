const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY = 86_400_000

export function isPlainDate(text: string): boolean {
  const [, year, month, day] = SHAPE.exec(text) ?? []
  return plainDateOf(Number(year), Number(month), Number(day)) === text
}

/** YYYY-MM-DD, or null if the date does not exist. Months start at 1. */
export function plainDateOf(year: number, month: number, day: number): string | null {
  if (!Number.isInteger(year) || year < 1 || year > 9999) return null
  if (!Number.isInteger(day) || day < 1 || day > daysOf(year, month)) return null
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0)
}

function twoDigits(count: number): string {
  return count < 10 ? `0${count}` : String(count)
}

export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
}
