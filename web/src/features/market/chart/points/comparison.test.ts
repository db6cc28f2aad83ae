import { expect, test } from 'vitest'
import { percentLines } from './comparison.ts'
import type { PlotPoint } from './pricePoint.ts'

const line = (...prices: readonly (readonly [at: number, price: number])[]): PlotPoint[] =>
  prices.map(([at, price], place) => ({ place, at, price }))
const stock = (symbol: string, points: PlotPoint[] | null) => ({ stockId: symbol, symbol, points })

test('lines begin at zero and say by how many percent they moved since', () => {
  const [own, other] = percentLines(line([1, 80], [2, 100], [3, 60]), [stock('XIU', line([1, 10], [2, 11], [3, 12]))])
  expect(own?.points.map(({ value }) => value)).toEqual([0, 25, -25])
  expect(other?.points.map(({ value }) => Math.round(value ?? NaN))).toEqual([0, 10, 20])
})

test('a stock that has no price at an instant has its last one until then, never a later one', () => {
  const own = line([10, 1], [20, 1], [30, 1], [40, 1])
  const [, other] = percentLines(own, [stock('SPY', line([5, 100], [21, 110], [40, 120], [41, 500]))])
  expect(other?.points.map(({ value }) => Math.round(value ?? NaN))).toEqual([0, 0, 10, 20])
})

test('a stock that began to trade later begins there, at zero', () => {
  const [, other] = percentLines(line([1, 1], [2, 1], [3, 1]), [stock('NEW', line([2, 50], [3, 55]))])
  expect(other?.points.map(({ value }) => (value === null ? null : Math.round(value)))).toEqual([null, 0, 10])
})

test('what is still on its way has no line yet', () => {
  const [, other] = percentLines(line([1, 1], [2, 2]), [stock('XIU', null)])
  expect(other?.points.every(({ value }) => value === null)).toBe(true)
})

test('compared lines are told apart by their looks', () => {
  const compared = ['A', 'B', 'C'].map((symbol) => stock(symbol, line([1, 1])))
  expect(percentLines(line([1, 1]), compared).map(({ look }) => look)).toEqual(['main', 'first', 'second', 'third'])
})
