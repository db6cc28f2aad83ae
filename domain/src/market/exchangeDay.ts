export const MINUTE = 60_000
export const DAY = 86_400_000

const offsetFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Toronto', timeZoneName: 'longOffset' })

// Cached: time zone conversions are slow, and quotes repeat the same few days.
const starts = new Map<number, number>()
const STARTS_KEPT = 4_000

/** Day number: days since 1970-01-01 in the calendar of Toronto and New York. */
export function exchangeDay(year: number, month: number, dayOfMonth: number): number {
  return Date.UTC(year, month - 1, dayOfMonth) / DAY
}

/** NaN if the date is invalid. */
export function dayOfDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY
}

// Cached: closes of many stocks share the same days.
const dates = new Map<number, string>()
const DATES_KEPT = 20_000

export function dateOfDay(day: number): string {
  const known = dates.get(day)
  if (known !== undefined) return known
  const date = new Date(day * DAY).toISOString().slice(0, 10)
  if (dates.size >= DATES_KEPT) dates.clear()
  dates.set(day, date)
  return date
}

/** 0 is Sunday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

export function yearOf(day: number): number {
  return new Date(day * DAY).getUTCFullYear()
}

/** Midnight in Toronto, in milliseconds. */
export function startOfDay(day: number): number {
  const known = starts.get(day)
  if (known !== undefined) return known

  // 05:00 UTC is midnight or 1 a.m. in Toronto, before the clocks change at 2 a.m.
  const start = day * DAY - offsetAt(day * DAY + 300 * MINUTE)
  if (starts.size >= STARTS_KEPT) starts.clear()
  starts.set(day, start)
  return start
}

/** Day in Toronto at an instant in milliseconds. */
export function dayAt(instant: number): number {
  const candidate = Math.floor((instant - 240 * MINUTE) / DAY)
  return instant < startOfDay(candidate) ? candidate - 1 : candidate
}

function offsetAt(instant: number): number {
  const name = offsetFormat.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/.exec(name) ?? []
  const distance = (Number(hours) * 60 + Number(minutes)) * MINUTE
  return sign === '-' ? -distance : distance
}
