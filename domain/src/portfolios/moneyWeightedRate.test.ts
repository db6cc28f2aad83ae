import { describe, expect, test } from 'vitest'
import { type CashFlow, moneyWeightedRateOf } from './moneyWeightedRate.ts'

const flowsOf = (...rows: (readonly [date: string, amount: number])[]): CashFlow[] =>
  rows.map(([date, amount]) => ({ day: Date.parse(date) / 86_400_000, amount }))
const afterDays = (...rows: (readonly [day: number, amount: number])[]): CashFlow[] =>
  rows.map(([day, amount]) => ({ day, amount }))

describe('the money-weighted rate', () => {
  test('is that of the published examples', () => {
    // Microsoft, XIRR function.
    const published = flowsOf(
      ['2008-01-01', -10_000],
      ['2008-03-01', 2_750],
      ['2008-10-30', 4_250],
      ['2009-02-15', 3_250],
      ['2009-04-01', 2_750],
    )
    const rate = moneyWeightedRateOf(published)
    expect(rate).toMatchObject({ kind: 'known', isAnnual: true })
    expect(rate.kind === 'known' && rate.rate.toFixed(7)).toBe('0.3733625')
    // Kaplan Schweser: bought for 100 and 120, sold for 130 each, dividends of 2 a share and year.
    const twoYears = moneyWeightedRateOf(afterDays([0, -100], [365, -118], [730, 264]))
    expect(twoYears.kind === 'known' && twoYears.rate.toFixed(4)).toBe('0.1386')
  })

  test('is of the whole time where that is shorter than a year', () => {
    const rate = moneyWeightedRateOf(afterDays([0, -8_000], [30, -1_500], [60, 9_690]))
    expect(rate).toMatchObject({ kind: 'known', isAnnual: false })
    expect(rate.kind === 'known' && (100 * rate.rate).toFixed(2)).toBe('2.17')
    const doubled = moneyWeightedRateOf(afterDays([0, -100], [1, 200]))
    expect(doubled.kind === 'known' && doubled.rate).toBeCloseTo(1, 12)
  })

  test('is missing where several fit, or none', () => {
    expect(moneyWeightedRateOf(afterDays([0, -1_000], [365, 2_310], [730, -1_332]))).toEqual({ kind: 'severalRates' })
    expect(moneyWeightedRateOf(afterDays([0, -1_000], [365, 1_000], [730, -1_000]))).toEqual({ kind: 'noRate' })
    expect(moneyWeightedRateOf(afterDays([0, -1_000], [0, 1_000]))).toEqual({ kind: 'noRate' })
    expect(moneyWeightedRateOf(afterDays([0, 1_000], [365, 10]))).toEqual({ kind: 'noRate' })
    expect(moneyWeightedRateOf([])).toEqual({ kind: 'noRate' })
  })

  test('is all lost where nothing came out', () => {
    expect(moneyWeightedRateOf(afterDays([0, -1_000], [400, 0]))).toEqual({ kind: 'known', rate: -1, isAnnual: true })
  })
})
