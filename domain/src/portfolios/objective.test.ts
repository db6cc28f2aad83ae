import { describe, expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import {
  compareByProgress,
  NOTHING_HELD,
  OBJECTIVE_KINDS,
  objectiveFaultOf,
  objectiveProgressionOf,
  shareAtPrice,
} from './objective.ts'
import { percentageOf } from '../kernel/percentage.ts'

const MEASURES = {
  marketValue: decimal(1200),
  remainingCost: decimal(900),
  shareCount: decimal(15),
  percentageOfAllInvestment: decimal(6),
}

describe('progress [OBJ-05] [DATA-16]', () => {
  test.each([
    ['totalTargetedValue', 1000, '1200', '120'],
    ['totalInvestmentTargetedAmount', 1000, '900', '90'],
    ['totalTargetedShareCount', 20, '15', '75'],
    ['percentageOfTotalInvestmentValue', 8, '6', '75'],
  ] as const)('of %s toward %d is %s, %s %% [OBJ-01]', (kind, target, value, percentage) => {
    const progression = objectiveProgressionOf({ kind, target: decimal(target) }, MEASURES)
    expect(String(progression.value)).toBe(value)
    expect(String(progression.percentageOfProgression)).toBe(percentage)
    expect(String(progression.actualPercentage)).toBe('6')
    expect(String(progression.actualShareCount)).toBe('15')
  })

  test('of a stock that nobody holds is 0', () => {
    for (const kind of OBJECTIVE_KINDS) {
      const progression = objectiveProgressionOf({ kind, target: decimal(10) }, NOTHING_HELD)
      expect([progression.value, progression.percentageOfProgression].map(String)).toEqual(['0', '0'])
    }
  })

  test('is unknown where the price is, and known where it is not needed', () => {
    const measures = { ...MEASURES, marketValue: null, percentageOfAllInvestment: null }
    const value = (kind: (typeof OBJECTIVE_KINDS)[number]) =>
      objectiveProgressionOf({ kind, target: decimal(10) }, measures).percentageOfProgression
    expect(OBJECTIVE_KINDS.map(value).map(String)).toEqual(['null', '9000', '150', 'null'])
  })
})

describe('a share of all investments at another price [OBJ-05]', () => {
  test('is what all of them give, valued anew', () => {
    // 15 shares at 80 beside 18 800 of others; then 15 shares at 100.
    const share = shareAtPrice(percentageOf(decimal(1200), decimal(20_000)), { from: decimal(80), to: decimal(100) })
    expect(share?.toFixed(12)).toBe(percentageOf(decimal(1500), decimal(20_300)).toFixed(12))
  })

  test('stays what it is at the same price, and whole where there is nothing else', () => {
    expect(String(shareAtPrice(decimal(6), { from: decimal(80), to: decimal(80) }))).toBe('6')
    expect(String(shareAtPrice(decimal(100), { from: decimal(80), to: decimal(3) }))).toBe('100')
  })

  test('is unknown where it was computed at no price', () => {
    expect(shareAtPrice(decimal(6), { from: decimal(0), to: decimal(80) })).toBeNull()
  })
})

test('the highest progress comes first, an unknown one last [DASH-09]', () => {
  const card = (symbol: string, progress: number | null) => ({
    symbol,
    percentageOfProgression: progress === null ? null : decimal(progress),
  })
  const cards = [card('N', null), card('B', 50), card('A', 50), card('M', null), card('C', 120)]
  expect(cards.sort(compareByProgress).map(({ symbol }) => symbol)).toEqual(['C', 'A', 'B', 'M', 'N'])
})

describe('a target [OBJ-01]', () => {
  test.each([
    ['totalTargetedValue', null, 'required'],
    ['totalTargetedValue', 0, 'notPositive'],
    ['totalTargetedValue', -1, 'notPositive'],
    ['totalTargetedValue', '0.000001', null],
    ['totalTargetedValue', '0.0000001', 'tooPrecise'],
    ['totalTargetedValue', 1e14, 'tooLarge'],
    ['totalInvestmentTargetedAmount', '99.99', null],
    ['totalTargetedShareCount', 12, null],
    ['totalTargetedShareCount', '12.5', 'notWhole'],
    ['percentageOfTotalInvestmentValue', 100, null],
    ['percentageOfTotalInvestmentValue', '100.01', 'aboveHundred'],
  ] as const)('of %s at %s: %s', (kind, target, fault) => {
    expect(objectiveFaultOf(kind, target === null ? null : decimal(target))).toBe(fault)
  })
})
