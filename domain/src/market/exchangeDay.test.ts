import { expect, test } from 'vitest'
import { exchangeDay, dateOfDay, dayAt, dayOfDate, startOfDay, weekday } from './exchangeDay.ts'

const HOUR = 3_600_000

test.each([
  ['in winter', '2026-01-15', '2026-01-15T05:00:00.000Z', 24],
  ['in summer', '2026-07-15', '2026-07-15T04:00:00.000Z', 24],
  ['when the clocks go forward', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
  ['when the clocks go back', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
])('a day begins at midnight in Toronto and has its hours %s', (_when, date, start, hours) => {
  const day = dayOfDate(date)

  expect(new Date(startOfDay(day)).toISOString()).toBe(start)
  expect((startOfDay(day + 1) - startOfDay(day)) / HOUR).toBe(hours)
})

test('an instant belongs to the day that Toronto has, to the millisecond, on every day of three years', () => {
  for (let day = exchangeDay(2026, 1, 1); day < exchangeDay(2029, 1, 1); day += 1) {
    expect(dayAt(startOfDay(day))).toBe(day)
    expect(dayAt(startOfDay(day) - 1)).toBe(day - 1)
  }
})

test('days are written and read as dates', () => {
  expect(dateOfDay(exchangeDay(2026, 2, 28) + 1)).toBe('2026-03-01')
  expect(dayOfDate('1970-01-02')).toBe(1)
  expect(weekday(dayOfDate('2026-11-21'))).toBe(6)
})
