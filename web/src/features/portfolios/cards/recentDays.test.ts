import { expect, test } from 'vitest'
import { recentDaysOf } from './recentDays.ts'

const told = (...values: string[]) => ({ firstDate: '2026-02-27', values })

test('DASH-22 the line of a card begins with the first day that has a value and ends with the present one', () => {
  expect(recentDaysOf(told('0', '0', '10.5', '11', '12'), 12.25)).toEqual({
    firstDate: '2026-03-01',
    lastDate: '2026-03-03',
    values: [10.5, 11, 12.25],
  })
})

test('DASH-22 without two days there is no line', () => {
  expect(recentDaysOf(null, 10)).toBeNull()
  expect(recentDaysOf(undefined, 10)).toBeNull()
  expect(recentDaysOf({ firstDate: null, values: [] }, 10)).toBeNull()
  expect(recentDaysOf(told('10'), 10)).toBeNull()
  expect(recentDaysOf(told('0', '0', '10'), 10)).toBeNull()
  expect(recentDaysOf(told('0', '0', '0'), 0)).toBeNull()
})

test('DASH-22 days on which everything was sold stay in the line', () => {
  expect(recentDaysOf(told('10', '0', '0'), 0)?.values).toEqual([10, 0, 0])
})
