import { expect, test } from 'vitest'
import { isTradeLike } from './recordShape.ts'

test('a run of 100,000 quotation marks in a cell is read in linear time [SEC-4]', { timeout: 1_000 }, () => {
  expect(isTradeLike([`y${'"'.repeat(100_000)}x`, '1', '2', '3', '4'])).toBe(false)
})

test('quotation marks around cells do not hide a trade [SEC-4]', () => {
  expect(isTradeLike(['"2026-01-05"', '"""RY"', '"10"', '"100.25"'])).toBe(true)
})
