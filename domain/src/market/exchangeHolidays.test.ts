import { expect, test } from 'vitest'
import { dateOfDay } from './exchangeDay.ts'
import { newYorkYear, torontoYear, type YearCalendar } from './exchangeHolidays.ts'

test.each([
  [2026, '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25', '11-27 12-24'],
  [2027, '01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24', '11-26'],
  [2028, '01-17 02-21 04-14 05-29 06-19 07-04 09-04 11-23 12-25', '07-03 11-24'],
])('New York closes in %i as published', (year, closed, early) => {
  expect(written(newYorkYear(year))).toEqual({ closed, early })
})

test.each([
  [2026, '01-01 02-16 04-03 05-18 07-01 08-03 09-07 10-12 12-25 12-28', '12-24'],
  [2027, '01-01 02-15 03-26 05-24 07-01 08-02 09-06 10-11 12-27 12-28', '12-24'],
  [2028, '01-03 02-21 04-14 05-22 07-03 08-07 09-04 10-09 12-25 12-26', ''],
])('Toronto closes in %i as published', (year, closed, early) => {
  expect(written(torontoYear(year))).toEqual({ closed, early })
})

function written({ closed, early }: YearCalendar): { closed: string; early: string } {
  return { closed: sortedDates(closed), early: sortedDates(early) }
}

function sortedDates(days: ReadonlySet<number>): string {
  return [...days]
    .toSorted((left, right) => left - right)
    .map((day) => dateOfDay(day).slice(5))
    .join(' ')
}
