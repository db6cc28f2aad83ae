import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, decimalOrNull } from '../kernel/decimal.ts'
import { type Thresholds } from './thresholds.ts'
import { buyScore, hasThresholds, sellScore } from './thresholdScore.ts'

type Price = number | null

function levels(t200: Price, t400: Price, t600: Price, t800: Price): Thresholds {
  return {
    t200: decimalOrNull(t200),
    t400: decimalOrNull(t400),
    t600: decimalOrNull(t600),
    t800: decimalOrNull(t800),
  }
}

const cents = fc.integer({ min: 1, max: 200_000 }).map((count) => count / 100)
const fourPrices = fc.tuple(cents, cents, cents, cents)
const anyThresholds = fc
  .tuple(fc.option(cents), fc.option(cents), fc.option(cents), fc.option(cents))
  .map(([t200, t400, t600, t800]) => levels(t200, t400, t600, t800))

const ascending = (prices: readonly number[]) => prices.toSorted((one, other) => one - other)

describe('buyScore', () => {
  const score = (thresholds: Thresholds, price: number) => buyScore(thresholds, decimal(price))
  const all = levels(40, 30, 20, 10)

  test.each([
    ['at T200', 40, 250],
    ['at T400', 30, 500],
    ['at T600', 20, 750],
    ['at T800', 10, 1000],
    ['halfway from T200 to T400', 35, 375],
    ['halfway from T600 to T800', 15, 875],
    ['at twice T200', 80, 125],
    ['far above', 40_000, 0],
    ['a fifth below T800', 8, 1250],
    ['at half of T800', 5, 2000],
    ['far below', 0.01, 2000],
    ['on a half, away from zero', 34.98, 376],
  ])('a buy price %s [SCORE-01]', (_title, price, expected) => {
    expect(score(all, price)).toBe(expected)
  })

  test.each([
    ['T600 alone, at it', levels(null, null, 20, null), 20, 750],
    ['T600 alone, above', levels(null, null, 20, null), 40, 375],
    ['T600 alone, below', levels(null, null, 20, null), 15, 1000],
    ['T200 and T800, halfway', levels(40, null, null, 10), 25, 625],
    ['T400 and T600 above T400', levels(null, 30, 20, null), 60, 250],
  ])('missing thresholds are skipped: %s [SCORE-01]', (_title, thresholds, price, expected) => {
    expect(score(thresholds, price)).toBe(expected)
  })

  test.each([
    ['all equal, at them', levels(20, 20, 20, 20), 20, 1000],
    ['all equal, above', levels(20, 20, 20, 20), 40, 500],
    ['T400 and T600 equal, at them', levels(40, 20, 20, 10), 20, 750],
    ['T400 and T600 equal, halfway to them', levels(40, 20, 20, 10), 30, 500],
  ])('of equal thresholds the higher score counts: %s [SCORE-01]', (_title, thresholds, price, expected) => {
    expect(score(thresholds, price)).toBe(expected)
  })

  test('without any threshold the score is -1 [SCORE-01]', () => {
    expect(score(levels(null, null, null, null), 20)).toBe(-1)
  })

  test('the score is an integer from 0 to 2000 and never rises with the price [SCORE-01]', () => {
    fc.assert(
      fc.property(anyThresholds.filter(hasThresholds), cents, cents, (thresholds, one, other) => {
        const cheap = score(thresholds, Math.min(one, other))
        const dear = score(thresholds, Math.max(one, other))
        expect(Number.isInteger(cheap) && Number.isInteger(dear)).toBe(true)
        expect(dear).toBeGreaterThanOrEqual(0)
        expect(cheap).toBeGreaterThanOrEqual(dear)
        expect(cheap).toBeLessThanOrEqual(2000)
      }),
    )
  })

  test('distinct thresholds in order score 250, 500, 750 and 1000 [SCORE-01]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(cents, { minLength: 4, maxLength: 4 }), (prices) => {
        const [t800 = 0, t600 = 0, t400 = 0, t200 = 0] = ascending(prices)
        const thresholds = levels(t200, t400, t600, t800)
        expect([t200, t400, t600, t800].map((price) => score(thresholds, price))).toEqual([250, 500, 750, 1000])
      }),
    )
  })
})

describe('sellScore', () => {
  const score = (thresholds: Thresholds, price: number) => sellScore(thresholds, decimal(price))
  const all = levels(10, 20, 30, 40)

  test.each([
    ['at the low limit', 10, -1000],
    ['at the low trigger', 20, -750],
    ['halfway on the low side', 15, -875],
    ['in the middle', 25, 0],
    ['halfway from the middle to the high trigger', 27.5, 375],
    ['halfway from the middle to the low trigger', 22.5, -375],
    ['at the high trigger', 30, 750],
    ['halfway on the high side', 35, 875],
    ['at the high limit', 40, 1000],
    ['a quarter above the high limit', 50, 1250],
    ['far above', 1000, 2000],
    ['a fifth below the low limit', 8, -1250],
    ['far below', 0.01, -2000],
    ['on a half, away from zero', 24.95, -8],
    ['on a half of the high side', 25.05, 8],
  ])('a sell price %s [SCORE-02]', (_title, price, expected) => {
    expect(score(all, price)).toBe(expected)
  })

  test.each([
    ['limits only, in the middle', levels(10, null, null, 40), 25, 0],
    ['limits only, high half', levels(10, null, null, 40), 32.5, 500],
    ['no low trigger, low half', levels(10, null, 30, 40), 15, -500],
    ['no low trigger, high half', levels(10, null, 30, 40), 25, 375],
    ['no high limit, above the trigger', levels(10, 20, 30, null), 40, 1000],
    ['no low limit, below the trigger', levels(null, 20, 30, 40), 15, -1000],
    ['only a high limit', levels(null, null, null, 40), 30, 750],
    ['only a low limit', levels(10, null, null, null), 20, -500],
    ['only the high side, below its trigger', levels(null, null, 30, 40), 15, 375],
    ['only the low side, above its trigger', levels(10, 20, null, null), 30, -500],
    ['equal trigger and limit, high', levels(10, 20, 40, 40), 40, 1000],
    ['equal trigger and limit, halfway to them', levels(10, 20, 40, 40), 35, 500],
    ['equal trigger and limit, low', levels(10, 10, 30, 40), 10, -1000],
    ['equal trigger and limit, halfway down to them', levels(10, 10, 30, 40), 15, -500],
  ])('%s [SCORE-02]', (_title, thresholds, price, expected) => {
    expect(score(thresholds, price)).toBe(expected)
  })

  test('a computed score is never -1, nor minus zero [SCORE-02]', () => {
    expect(score(levels(null, null, null, null), 20)).toBe(-1)
    const valley = levels(1000, 2000, 3000, 4000)
    // 750 × 2 × 0.67 / 1000 would round to 1 below the middle.
    expect(score(valley, 2499.33)).toBe(-2)
    expect(score(valley, 2498)).toBe(-3)
    expect(Object.is(score(valley, 2499.9), 0)).toBe(true)
    fc.assert(
      fc.property(fourPrices, cents, (prices, price) => {
        const [t200 = 0, t400 = 0, t600 = 0, t800 = 0] = ascending(prices)
        expect(score(levels(t200, t400, t600, t800), price)).not.toBe(-1)
      }),
    )
  })

  test('the score is an integer from -2000 to 2000 and never falls when the price rises [SCORE-02]', () => {
    fc.assert(
      fc.property(anyThresholds.filter(hasThresholds), cents, cents, (thresholds, one, other) => {
        const low = score(thresholds, Math.min(one, other))
        const high = score(thresholds, Math.max(one, other))
        expect(Number.isInteger(low) && Number.isInteger(high)).toBe(true)
        expect(low).toBeGreaterThanOrEqual(-2000)
        expect(high).toBeGreaterThanOrEqual(low)
        expect(high).toBeLessThanOrEqual(2000)
      }),
    )
  })
})
