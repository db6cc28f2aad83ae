import { dayAt, MINUTE, startOfDay, yearOf } from './exchangeDay.ts'
import { isWeekend, newYorkYear, torontoYear, type YearCalendar } from './exchangeHolidays.ts'

/** Opening and closing instants in milliseconds. */
export type Session = { readonly day: number; readonly open: number; readonly close: number }

export interface Calendar {
  isOpen(day: number): boolean
  session(day: number): Session | null
  readonly sessionsPerYear: number
  /** Part of a day's move that occurs before the open. */
  readonly overnightShare: number
  /** Minutes of higher activity after the open and before the close. */
  readonly livelyMinutes: number
}

export type SessionMode = 'always' | 'exchange'

const OPENING = 570 * MINUTE
const CLOSING = 960 * MINUTE
const EARLY_CLOSING = 780 * MINUTE

const everyDay: Calendar = {
  isOpen: () => true,
  session: wholeDay,
  sessionsPerYear: 365,
  overnightShare: 0,
  livelyMinutes: 0,
}

const weekdays: Calendar = {
  isOpen: (day) => !isWeekend(day),
  session: (day) => (isWeekend(day) ? null : wholeDay(day)),
  sessionsPerYear: 260,
  overnightShare: 0,
  livelyMinutes: 0,
}

const toronto = exchangeCalendar(torontoYear)
const newYork = exchangeCalendar(newYorkYear)
const TORONTO_MICS: ReadonlySet<string> = new Set(['XTSE', 'XTSX', 'XCNQ'])

export function calendarOf(mic: string, mode: SessionMode): Calendar {
  if (mode === 'always') return everyDay
  return TORONTO_MICS.has(mic) ? toronto : newYork
}

/** Currencies trade around the clock, on weekdays only in `exchange` mode. */
export function currencyCalendar(mode: SessionMode): Calendar {
  return mode === 'always' ? everyDay : weekdays
}

/** Session open at an instant, otherwise the previous one. */
export function latestSession(calendar: Calendar, instant: number): Session {
  for (let day = dayAt(instant); ; day -= 1) {
    const session = calendar.session(day)
    if (session !== null && session.open <= instant) return session
  }
}

export function previousOpenDay(calendar: Calendar, day: number): number {
  let previous = day - 1
  while (!calendar.isOpen(previous)) previous -= 1
  return previous
}

export function minutesOf(session: Session): number {
  return (session.close - session.open) / MINUTE
}

function wholeDay(day: number): Session {
  return { day, open: startOfDay(day), close: startOfDay(day + 1) }
}

function exchangeCalendar(yearCalendar: (year: number) => YearCalendar): Calendar {
  const years = new Map<number, YearCalendar>()

  function yearWith(day: number): YearCalendar {
    const year = yearOf(day)
    const known = years.get(year)
    if (known !== undefined) return known
    const computed = yearCalendar(year)
    years.set(year, computed)
    return computed
  }

  function isOpen(day: number): boolean {
    return !isWeekend(day) && !yearWith(day).closed.has(day)
  }

  function session(day: number): Session | null {
    if (!isOpen(day)) return null
    const start = startOfDay(day)
    const closing = yearWith(day).early.has(day) ? EARLY_CLOSING : CLOSING
    return { day, open: start + OPENING, close: start + closing }
  }

  return { isOpen, session, sessionsPerYear: 252, overnightShare: 0.35, livelyMinutes: 30 }
}
