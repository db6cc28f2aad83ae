import { describe, expect, test } from 'vitest'
import { priceRailShape, type RailThresholds } from './priceRailShape.ts'

// A range of 100 over a rail of 104 puts each unit on one pixel, after the two at the edge.
const frame = { low: 100, high: 200, width: 104 }
const buy: RailThresholds = { t200: 180, t400: 160, t600: 140, t800: 120 }
const sell: RailThresholds = { t200: 120, t400: 140, t600: 160, t800: 180 }
const none: RailThresholds = { t200: null, t400: null, t600: null, t800: null }

function heights(thresholds: RailThresholds, kind: 'buy' | 'sell') {
  return priceRailShape({ ...frame, kind, price: 150, thresholds }).zones.map(({ from, fifths }) => [from, fifths])
}

describe('the price rail of a buy list', () => {
  test('the cheaper, the higher', () => {
    expect(heights(buy, 'buy')).toEqual([
      [0, 5],
      [22, 4],
      [42, 3],
      [62, 2],
      [82, 1],
    ])
  })

  test('a missing threshold merges its two zones at the lower height', () => {
    expect(heights({ ...buy, t400: null }, 'buy')).toEqual([
      [0, 5],
      [22, 4],
      [42, 2],
      [82, 1],
    ])
    expect(heights({ ...buy, t800: null }, 'buy')[0]).toEqual([0, 4])
  })

  test('from the price rightwards to the first threshold all is crossed', () => {
    const { crossed } = priceRailShape({ ...frame, kind: 'buy', price: 130, thresholds: buy })
    expect(crossed).toEqual([
      { from: 32, to: 42, fifths: 4 },
      { from: 42, to: 62, fifths: 3 },
      { from: 62, to: 82, fifths: 2 },
    ])
  })

  test('above the first threshold nothing is crossed', () => {
    expect(priceRailShape({ ...frame, kind: 'buy', price: 190, thresholds: buy }).crossed).toEqual([])
  })
})

describe('the price rail of a sell list', () => {
  test('the price is safe at the bottom of a valley', () => {
    expect(heights(sell, 'sell')).toEqual([
      [0, 5],
      [22, 4],
      [42, 1],
      [62, 4],
      [82, 5],
    ])
  })

  test('a missing trigger takes the place of its limit', () => {
    expect(heights({ ...sell, t400: null, t600: null }, 'sell')).toEqual([
      [0, 5],
      [22, 1],
      [82, 5],
    ])
  })

  test.each([
    ['down to the price', 110, [12, 22, 42]],
    ['up to the price', 170, [62, 72]],
    ['nowhere between the triggers', 150, []],
  ])('what is crossed reaches from the trigger %s', (_where, price, edges) => {
    const { crossed } = priceRailShape({ ...frame, kind: 'sell', price, thresholds: sell })
    expect([...new Set(crossed.flatMap(({ from, to }) => [from, to]))]).toEqual(edges)
  })
})

describe('the range of the rail', () => {
  test('it stretches to a price and thresholds outside the 52 weeks', () => {
    const { tick, zones } = priceRailShape({ ...frame, kind: 'buy', price: 90, thresholds: { ...none, t600: 80 } })
    expect([tick, zones[1]?.from]).toEqual([10, 2])
  })

  test('without thresholds it is one low bar', () => {
    expect(heights(none, 'buy')).toEqual([[0, 1]])
    expect(heights(none, 'sell')).toEqual([[0, 1]])
  })

  test('a price alone stands in the middle', () => {
    const figures = { kind: 'buy', price: 5, low: null, high: null, thresholds: none, width: 72 } as const
    expect(priceRailShape(figures).tick).toBe(36)
  })
})
