import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { compareByAbsoluteScore, levelCountsOf, topEntries } from './ranking.ts'

const entry = (symbol: string, score: number, price: number | null = 10) => ({
  symbol,
  score,
  lastPrice: price === null ? null : decimal(price),
})
const symbols = (entries: readonly { symbol: string }[]) => entries.map(({ symbol }) => symbol)

test('rows go by absolute score, without a score last [LIST-16]', () => {
  const rows = [entry('A', -9999), entry('B', 0), entry('C', 500), entry('D', -1), entry('E', -800), entry('F', 2000)]
  expect(symbols(rows.sort(compareByAbsoluteScore))).toEqual(['F', 'E', 'C', 'B', 'A', 'D'])
})

test('rows of the same strength go by symbol [LIST-16]', () => {
  const rows = [entry('TD', 500), entry('BNS', -500), entry('RY', 500)]
  expect(symbols(rows.sort(compareByAbsoluteScore))).toEqual(['BNS', 'RY', 'TD'])
})

test('the order does not depend on where the rows began [LIST-16]', () => {
  const score = fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.constantFrom(-9999, -1))
  const rows = fc.uniqueArray(fc.record({ symbol: fc.string(), score, lastPrice: fc.constant(decimal(1)) }), {
    selector: (row) => row.symbol,
  })
  fc.assert(
    fc.property(rows, (entries) => {
      const reversed = entries.toReversed().sort(compareByAbsoluteScore)
      expect(entries.toSorted(compareByAbsoluteScore)).toEqual(reversed)
    }),
  )
})

test('the top keeps the first ones, without touching what it was given [DASH-20]', () => {
  const entries = [entry('A', 100), entry('B', 300), entry('C', -200)]
  expect(symbols(topEntries(entries, 2))).toEqual(['B', 'C'])
  expect(symbols(topEntries(entries, 5))).toEqual(['B', 'C', 'A'])
  expect(symbols(entries)).toEqual(['A', 'B', 'C'])
})

test('a stock without a price above 0 never ranks [DASH-21]', () => {
  const entries = [entry('A', 2000, 0), entry('B', 1500, null), entry('C', 1000, -1), entry('D', 1)]
  expect(symbols(topEntries(entries, 5))).toEqual(['D'])
})

test.each([0, -1, 1.5, NaN, Infinity])('a ranking of %d is refused [DASH-21]', (count) => {
  expect(() => topEntries([], count)).toThrow(RangeError)
})

test('the stocks of a list are counted by the level of their badge, the strongest first [DASH-15]', () => {
  expect(levelCountsOf([-9999, -1, 30, 260, 1004, 1005, -800, -1001, 510, 760])).toEqual([
    { level: 1, count: 2 },
    { level: 21, count: 1 },
    { level: 2, count: 1 },
    { level: 22, count: 1 },
    { level: 3, count: 1 },
    { level: 4, count: 1 },
    { level: 5, count: 1 },
    { level: 11, count: 2 },
  ])
  expect(levelCountsOf([])).toEqual([])
})
