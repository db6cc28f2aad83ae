import { expect, test } from 'vitest'
import { daysAfter, isPlainDate, plainDateOf } from './plainDate.ts'

test('only days of the calendar are dates', () => {
  expect(['2026-11-21', '2024-02-29', '0026-01-12'].map(isPlainDate)).toEqual([true, true, true])
  const none = [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '21/11/2026',
    '2026-11-21T00:00:00Z',
    '',
    '0000-01-01',
  ]
  expect(none.map(isPlainDate)).toEqual(none.map(() => false))
})

test('a date is made of its parts, or not at all', () => {
  expect(plainDateOf(2026, 7, 4)).toBe('2026-07-04')
  expect(plainDateOf(2026, 2, 30)).toBeNull()
  expect(plainDateOf(2026, 1.5, 1)).toBeNull()
})

test('the days of a month are those of the calendar, in leap years and in centuries that are none', () => {
  for (const year of [1900, 2000, 2023, 2024]) {
    const days = []
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) days.push(plainDateOf(year, month, day))
    }
    const first = Date.UTC(year, 0)
    const count = (Date.UTC(year + 1, 0) - first) / 86_400_000
    const calendar = Array.from({ length: count }, (_, at) =>
      new Date(first + at * 86_400_000).toISOString().slice(0, 10),
    )
    expect(days.filter((day) => day !== null)).toEqual(calendar)
  }
})

test('days are counted over months, years and changes of the clock', () => {
  expect(daysAfter('2024-02-28', 2)).toBe('2024-03-01')
  expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysAfter('2026-03-07', 2)).toBe('2026-03-09')
})
