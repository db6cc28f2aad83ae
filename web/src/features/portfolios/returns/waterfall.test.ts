import { expect, test } from 'vitest'
import { reasonOf } from './reasonOf.ts'
import { waterfallOf } from './waterfall.ts'

const CHANGE = {
  ...{ start: '100', inflows: '60', outflows: '20', price: '-50', currency: '0' },
  ...{ income: '5', returnOfCapital: '0', costs: '-1', end: '94' },
}

test('each part of a change begins where the one before it ended, the last one at the end [D17]', () => {
  const rows = waterfallOf(CHANGE)
  expect(rows.map(({ part, amount }) => [part, amount])).toEqual([
    ...[
      ['start', 100],
      ['inflows', 60],
      ['outflows', -20],
      ['price', -50],
    ],
    ...[
      ['income', 5],
      ['costs', -1],
      ['end', 94],
    ],
  ])
  for (const [at, { from }] of rows.entries()) if (at > 0) expect(from).toBeCloseTo(rows[at - 1]?.to ?? NaN, 12)
  expect(rows.map(({ from, to }) => Math.max(from, to)).some((place) => place === 1)).toBe(true)
  expect(rows.map(({ from, to }) => Math.min(from, to)).some((place) => place === 0)).toBe(true)
})

test('nothing at all has bars of no width', () => {
  const nothing = Object.fromEntries(Object.keys(CHANGE).map((name) => [name, '0'])) as typeof CHANGE
  expect(waterfallOf(nothing).map(({ part, from, to }) => [part, from, to])).toEqual([
    ['start', 0, 0],
    ['end', 0, 0],
  ])
})

test('why the rates differ is told as they are written', () => {
  expect(reasonOf('9.2', '15.3', null)).toBe('higher')
  expect(reasonOf('9.2', '-1', null)).toBe('lower')
  expect(reasonOf('9.21', '9.24', null)).toBe('alike')
  expect([reasonOf('1', null, 'SEVERAL_RATES'), reasonOf('1', null, 'NO_RATE')]).toEqual(['several', 'none'])
})
