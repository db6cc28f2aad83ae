import { expect, test } from 'vitest'
import { calendarOf, currencyCalendar, latestSession, minutesOf, previousOpenDay } from './tradingCalendar.ts'
import { dateOfDay, dayOfDate } from './exchangeDay.ts'

const always = calendarOf('XTSE', 'always')
const toronto = calendarOf('XTSE', 'exchange')
const newYork = calendarOf('XNAS', 'exchange')

test.each([
  ['2026-11-21', 1440],
  ['2026-12-25', 1440],
  ['2026-03-08', 1380],
  ['2026-11-01', 1500],
])('around the clock, %s is one session from midnight to midnight', (date, minutes) => {
  const session = always.session(dayOfDate(date))

  expect(session && minutesOf(session)).toBe(minutes)
})

test('the exchanges open at 9:30 and close at 16:00, whatever the clock of the season', () => {
  expect(hours(toronto, '2026-01-15')).toEqual(['2026-01-15T14:30:00.000Z', '2026-01-15T21:00:00.000Z'])
  expect(hours(newYork, '2026-07-15')).toEqual(['2026-07-15T13:30:00.000Z', '2026-07-15T20:00:00.000Z'])
})

test('an early day ends at 13:00', () => {
  expect(hours(newYork, '2026-11-27')?.[1]).toBe('2026-11-27T18:00:00.000Z')
  expect(hours(toronto, '2026-11-27')?.[1]).toBe('2026-11-27T21:00:00.000Z')
  expect(hours(toronto, '2026-12-24')?.[1]).toBe('2026-12-24T18:00:00.000Z')
})

test('each exchange keeps its own holidays, and venues follow theirs', () => {
  expect(toronto.session(dayOfDate('2026-07-01'))).toBeNull()
  expect(newYork.isOpen(dayOfDate('2026-07-01'))).toBe(true)
  expect(calendarOf('XCNQ', 'exchange')).toBe(toronto)
  expect(calendarOf('OTCQX', 'exchange')).toBe(newYork)
  expect(currencyCalendar('exchange').isOpen(dayOfDate('2026-12-25'))).toBe(true)
  expect(currencyCalendar('exchange').session(dayOfDate('2026-11-21'))).toBeNull()
})

test('the latest session is the open one, and before the open the one of the day before', () => {
  expect(dayOfLatest('2026-11-23T14:30:00Z')).toBe('2026-11-23')
  expect(dayOfLatest('2026-11-23T14:29:59Z')).toBe('2026-11-20')
  expect(dayOfLatest('2026-11-21T20:00:00Z')).toBe('2026-11-20')
  expect(dateOfDay(previousOpenDay(toronto, dayOfDate('2026-12-29')))).toBe('2026-12-24')
})

function hours(calendar: typeof toronto, date: string): string[] | undefined {
  const session = calendar.session(dayOfDate(date))
  return session ? [session.open, session.close].map((instant) => new Date(instant).toISOString()) : undefined
}

function dayOfLatest(instant: string): string {
  return dateOfDay(latestSession(toronto, Date.parse(instant)).day)
}
