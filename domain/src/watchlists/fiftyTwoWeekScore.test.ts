import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { fiftyTwoWeekScore, isVeryNear } from './fiftyTwoWeekScore.ts'

const range = (low: number, high: number) => ({ low: decimal(low), high: decimal(high) })

test.each([
  ['at the high', 60, 0],
  ['at the low', 20, 1000],
  ['in the middle', 40, 500],
  ['on a half, away from zero', 39.98, 501],
  ['above the high', 61, 0],
  ['below the low', 10, 1250],
])('a price %s of the year [SCORE-03]', (_title, price, expected) => {
  expect(fiftyTwoWeekScore(range(20, 60), decimal(price))).toBe(expected)
})

test('the score ends at 2000 [SCORE-03]', () => {
  expect(fiftyTwoWeekScore(range(50, 60), decimal(40))).toBe(2000)
  expect(fiftyTwoWeekScore(range(50, 60), decimal(1))).toBe(2000)
})

test('without a range, or with one of no width, the score is -1 [SCORE-03]', () => {
  expect(fiftyTwoWeekScore(null, decimal(40))).toBe(-1)
  expect(fiftyTwoWeekScore(range(40, 40), decimal(40))).toBe(-1)
  expect(fiftyTwoWeekScore(range(60, 20), decimal(40))).toBe(-1)
})

test('the score is an integer from 0 to 2000 and never rises with the price [SCORE-03]', () => {
  const cents = fc.integer({ min: 1, max: 100_000 }).map((count) => count / 100)
  fc.assert(
    fc.property(cents, cents, cents, cents, (low, width, one, other) => {
      const year = { low: decimal(low), high: decimal(low).plus(decimal(width)) }
      const cheap = fiftyTwoWeekScore(year, decimal(Math.min(one, other)))
      const dear = fiftyTwoWeekScore(year, decimal(Math.max(one, other)))
      expect(Number.isInteger(cheap) && Number.isInteger(dear)).toBe(true)
      expect(dear).toBeGreaterThanOrEqual(0)
      expect(cheap).toBeGreaterThanOrEqual(dear)
      expect(cheap).toBeLessThanOrEqual(2000)
    }),
  )
})

test.each([
  ['100', true],
  ['99', true],
  ['98.99', false],
  ['95.5', false],
  ['101', true],
])('at %s of a high of 100, "very near" may be said: %s', (price, isNear) => {
  expect(isVeryNear(decimal(price), decimal(100))).toBe(isNear)
})
