import { describe, expect, test } from 'vitest'
import { decimal } from '@palier/domain/kernel/decimal'
import { priceHeight, TREAD_TOPS } from './flightShape.ts'

const THRESHOLDS = ['142', '135', '129.5', '122'].map(decimal)

describe('the line of the price in the picture of the gate', () => {
  test.each([
    ['150', 0, TREAD_TOPS[0]],
    ['142', TREAD_TOPS[0], TREAD_TOPS[1]],
    ['138', TREAD_TOPS[0], TREAD_TOPS[1]],
    ['128.36', TREAD_TOPS[2], TREAD_TOPS[3]],
    ['110', TREAD_TOPS[3], Infinity],
  ])('at %s it stands between the treads whose prices hold it', (price, low, high) => {
    const height = priceHeight(THRESHOLDS, decimal(price))
    expect(height).toBeGreaterThan(low)
    expect(height).toBeLessThan(high)
  })

  test('it climbs as the price falls, and leaves room for the words above a tread', () => {
    const heights = ['129.4', '126', '122.1'].map((price) => priceHeight(THRESHOLDS, decimal(price)))
    expect(heights).toEqual([...heights].sort((one, other) => one - other))
    expect(heights[0]).toBeGreaterThan(TREAD_TOPS[2] + 60)
  })

  test('two equal prices give one place', () => {
    const equal = ['10', '10', '10', '10'].map(decimal)
    expect(Number.isFinite(priceHeight(equal, decimal('10')))).toBe(true)
  })
})
