import { expect, test } from 'vitest'
import { daysOfSpan } from './spans.ts'

test('this year begins with the close of the last day of the year before', () => {
  expect(daysOfSpan('thisYear', new Date(2026, 0, 1, 12))).toBe(2)
  expect(daysOfSpan('thisYear', new Date(2026, 11, 31, 23))).toBe(366)
})

test('a year has the close of the same day a year before', () => {
  expect(daysOfSpan('year', new Date(2026, 10, 23))).toBe(366)
})
