import { exchangeDay, weekday } from './exchangeDay.ts'

export type YearCalendar = { readonly closed: ReadonlySet<number>; readonly early: ReadonlySet<number> }

const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const FRIDAY = 5
const SATURDAY = 6

/** New York Stock Exchange and Nasdaq, by their published rules. */
export function newYorkYear(year: number): YearCalendar {
  const newYear = exchangeDay(year, 1, 1)
  const independence = exchangeDay(year, 7, 4)
  const thanksgiving = nthWeekday(year, 11, THURSDAY, 4)

  const closed = new Set([
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    easterSunday(year) - 2,
    lastMondayOfMay(year),
    nearestWorkday(independence),
    nthWeekday(year, 9, MONDAY, 1),
    thanksgiving,
    nearestWorkday(exchangeDay(year, 12, 25)),
  ])
  // A New Year's Day on Saturday is not observed on Friday, when the year's books close.
  if (weekday(newYear) !== SATURDAY) closed.add(nearestWorkday(newYear))
  if (year >= 2022) closed.add(nearestWorkday(exchangeDay(year, 6, 19)))

  const beforeIndependence = weekday(independence) >= 2 && weekday(independence) <= FRIDAY ? [independence - 1] : []
  const early = [...beforeIndependence, thanksgiving + 1, exchangeDay(year, 12, 24)]
  return { closed, early: openWorkdays(early, closed) }
}

/** Toronto Stock Exchange, TSX Venture Exchange and Canadian Securities Exchange. */
export function torontoYear(year: number): YearCalendar {
  const may24 = exchangeDay(year, 5, 24)
  const closed = new Set([
    nthWeekday(year, 2, MONDAY, 3),
    easterSunday(year) - 2,
    may24 - ((weekday(may24) + 6) % 7),
    nthWeekday(year, 8, MONDAY, 1),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
  ])
  for (const [month, day] of [
    [1, 1],
    [7, 1],
    [12, 25],
    [12, 26],
  ] as const) {
    closed.add(nextFreeWorkday(exchangeDay(year, month, day), closed))
  }
  return { closed, early: openWorkdays([exchangeDay(year, 12, 24)], closed) }
}

export function isWeekend(day: number): boolean {
  return weekday(day) === SUNDAY || weekday(day) === SATURDAY
}

function nthWeekday(year: number, month: number, wanted: number, nth: number): number {
  const first = exchangeDay(year, month, 1)
  return first + ((wanted - weekday(first) + 7) % 7) + 7 * (nth - 1)
}

function lastMondayOfMay(year: number): number {
  const last = exchangeDay(year, 5, 31)
  return last - ((weekday(last) + 6) % 7)
}

function nearestWorkday(day: number): number {
  if (weekday(day) === SATURDAY) return day - 1
  return weekday(day) === SUNDAY ? day + 1 : day
}

function nextFreeWorkday(day: number, taken: ReadonlySet<number>): number {
  let free = day
  while (isWeekend(free) || taken.has(free)) free += 1
  return free
}

function openWorkdays(days: readonly number[], closed: ReadonlySet<number>): ReadonlySet<number> {
  return new Set(days.filter((day) => !isWeekend(day) && !closed.has(day)))
}

// Gregorian computus: golden number, century corrections, epact, then the Sunday after the full
// moon.
function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  return exchangeDay(year, 3, 22) + epact + toSunday - 7 * lateMoon
}
