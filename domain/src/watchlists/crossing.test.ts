import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crossedLevelOf, type CrossedLevel, crossingAt, quietRangeOf } from './crossing.ts'
import { decimal } from '../kernel/decimal.ts'
import { badgeLevelOf } from './score.ts'
import type { ListKind, Thresholds } from './thresholds.ts'
import { buyScore, sellScore } from './thresholdScore.ts'

const thresholdsOf = (t200: number | null, t400: number | null, t600: number | null, t800: number | null) => {
  const price = (value: number | null) => (value === null ? null : decimal(value))
  return { t200: price(t200), t400: price(t400), t600: price(t600), t800: price(t800) }
}
const BUY = thresholdsOf(100, 90, 80, 70)
const SELL = thresholdsOf(70, 80, 120, 130)

/** What is told along a course of prices, from an entry made at the first of them. */
function told(kind: ListKind, thresholds: Thresholds, prices: readonly number[]): string[] {
  let kept: CrossedLevel | null = null
  return prices.map((price) => {
    const { level, crossed }: { level: CrossedLevel; crossed: string | null } = crossingAt(
      kind,
      thresholds,
      kept,
      decimal(price),
    )
    kept = level
    return crossed ?? ''
  })
}

describe('a crossing of a buy list [D25]', () => {
  test('is told once for each threshold on the way down', () => {
    expect(told('buy', BUY, [110, 100, 99, 90, 85, 80, 70, 60])).toEqual([
      '',
      't200',
      '',
      't400',
      '',
      't600',
      't800',
      '',
    ])
  })

  test('over several thresholds at once is told as the furthest', () => {
    expect(told('buy', BUY, [110, 75])).toEqual(['', 't600'])
  })

  test('is no news for an entry that begins there', () => {
    expect(told('buy', BUY, [75, 76, 75])).toEqual(['', '', ''])
  })

  test('is told again only after the score has fallen 25 points below the band', () => {
    // At 81 the score is 725, at 81.1 it is 723.
    expect(buyScore(BUY, decimal(81))).toBe(725)
    expect(told('buy', BUY, [85, 80, 81, 80, 80.5, 79])).toEqual(['', 't600', '', '', '', ''])
    expect(told('buy', BUY, [85, 80, 81.1, 80])).toEqual(['', 't600', '', 't600'])
  })

  test('skips the thresholds that are not set', () => {
    expect(told('buy', thresholdsOf(null, null, 80, null), [110, 90, 80, 40])).toEqual(['', '', 't600', ''])
  })
})

describe('a crossing of a sell list [D25]', () => {
  test('is told on each side by its strength', () => {
    expect(told('sell', SELL, [100, 120, 130, 100, 80, 70])).toEqual(['', 't600', 't800', '', 't400', 't200'])
  })

  test('from one side straight to the other is told', () => {
    expect(told('sell', SELL, [125, 65])).toEqual(['', 't200'])
  })

  test('is told again only after its strength has fallen 25 points below the band', () => {
    expect(sellScore(SELL, decimal(80.7))).toBe(-724)
    expect(told('sell', SELL, [90, 80, 80.5, 80, 80.7, 80])).toEqual(['', 't400', '', '', '', 't400'])
  })
})

test('other lists tell nothing [LIST-34]', () => {
  expect(told('others', BUY, [110, 60])).toEqual(['', ''])
})

const cents = fc.integer({ min: 100, max: 100_000 }).map((amount) => decimal(amount).div(100))
const fourPrices = fc.array(fc.option(cents), { minLength: 4, maxLength: 4 })

/** Set prices in falling or in rising order, the holes where they were. */
function ordered(prices: (ReturnType<typeof decimal> | null)[], falls: boolean): Thresholds {
  const set = prices.filter((price) => price !== null).sort((one, other) => one.cmp(other))
  if (falls) set.reverse()
  const [t200 = null, t400 = null, t600 = null, t800 = null] = prices.map((price) => price && (set.shift() ?? null))
  return { t200, t400, t600, t800 }
}

test('whatever has been crossed, the score is in that band at least [D25] [SCORE-05] [SCORE-06] [SCORE-07] [SCORE-08] [SCORE-09] [SCORE-10] [SCORE-11] [SCORE-12] [SCORE-13]', () => {
  const BADGES = [5, 4, 3, 2, 1]
  fc.assert(
    fc.property(fourPrices, cents, fc.boolean(), (prices, price, isBuy) => {
      const thresholds = ordered(prices, isBuy)
      const level = crossedLevelOf(isBuy ? 'buy' : 'sell', thresholds, price)
      if (level === 0) return
      const score = isBuy ? buyScore(thresholds, price) : sellScore(thresholds, price)
      if (isBuy) expect(badgeLevelOf(score)).toBeLessThanOrEqual(BADGES[level] ?? 0)
      // Both limits at one price are on both sides: the high one has the word.
      else expect(score * Math.sign(level)).toBeGreaterThanOrEqual(Math.abs(level) === 2 ? 1000 : 750)
    }),
  )
})

test('a course of prices never tells a threshold twice without having left its band [D25]', () => {
  fc.assert(
    fc.property(fourPrices, fc.array(cents, { maxLength: 30 }), (prices, course) => {
      const thresholds = ordered(prices, true)
      let kept: CrossedLevel | null = null
      const lowest = new Map<string, number>()
      for (const price of course) {
        const { level, crossed }: ReturnType<typeof crossingAt> = crossingAt('buy', thresholds, kept, price)
        const score = buyScore(thresholds, price)
        for (const [key, least] of lowest) lowest.set(key, Math.min(least, score))
        if (crossed) {
          const band = { t200: 250, t400: 500, t600: 750, t800: 1000 }[crossed]
          expect(lowest.get(crossed) ?? -1).toBeLessThan(band - 25)
          lowest.set(crossed, Infinity)
        }
        kept = level
      }
    }),
  )
})

test('within its quiet range an entry keeps its level, whatever the price [D25]', () => {
  fc.assert(
    fc.property(fourPrices, cents, cents, fc.boolean(), (prices, start, price, isBuy) => {
      const kind = isBuy ? 'buy' : 'sell'
      const thresholds = ordered(prices, isBuy)
      const level = crossedLevelOf(kind, thresholds, start)
      const { low, high } = quietRangeOf(kind, thresholds, level)
      // Both bounds may be the same price, where nothing is quiet.
      if (low?.gte(price) || high?.lte(price)) return
      expect(crossedLevelOf(kind, thresholds, price)).toBe(level)
    }),
  )
})

test('a quiet range ends at the threshold that is held and at the next one [D25]', () => {
  const textsOf = (kind: ListKind, thresholds: Thresholds, level: CrossedLevel) => {
    const { low, high } = quietRangeOf(kind, thresholds, level)
    return [low && low.toString(), high && high.toString()]
  }
  const levels = [0, 1, 2, 3, 4] as const
  expect(levels.map((level) => textsOf('buy', BUY, level))).toEqual([
    ['100', null],
    ['90', '100'],
    ['80', '90'],
    ['70', '80'],
    [null, '70'],
  ])
  expect(([-2, -1, 0, 1, 2] as const).map((level) => textsOf('sell', SELL, level))).toEqual([
    [null, '70'],
    ['70', '80'],
    ['80', '120'],
    ['120', '130'],
    ['130', null],
  ])
  expect(textsOf('others', BUY, 0)).toEqual([null, null])
})
