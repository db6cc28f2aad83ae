import { expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import {
  type DayPrices,
  adjustPriceForSplit,
  inOldShares,
  inSharesOf,
  rangeOf,
  ratioBetween,
  type Split,
} from './splits.ts'

const split = (date: string, numerator: string, denominator: string): Split => ({
  date,
  numerator: decimal(numerator),
  denominator: decimal(denominator),
})
const FOUR = split('2026-03-02', '4', '1')
const TENTH = split('2026-06-01', '1', '10')

const day = (date: string, close: string, high: string | null = null, low: string | null = null): DayPrices => ({
  date,
  close: decimal(close),
  high: high === null ? null : decimal(high),
  low: low === null ? null : decimal(low),
})

const textsOf = (days: readonly DayPrices[]) => days.map(({ date, close }) => `${date} ${close}`)

test('a price counts in the shares of a later day, exactly, and dividends change nothing', () => {
  const traded = [day('2026-02-27', '240.04'), day('2026-03-02', '60.10'), day('2026-06-01', '602')]
  expect(textsOf(inSharesOf(traded, [FOUR, TENTH], '2026-05-29'))).toEqual([
    '2026-02-27 60.01',
    '2026-03-02 60.1',
    '2026-06-01 602',
  ])
  expect(textsOf(inSharesOf(traded, [FOUR, TENTH], '2026-06-01'))).toEqual([
    '2026-02-27 600.1',
    '2026-03-02 601',
    '2026-06-01 602',
  ])
  expect(textsOf(inSharesOf(traded, [], '2026-06-01'))).toEqual(textsOf(traded))
})

test('a split counts from its own day on, not before and not twice', () => {
  const ratioOf = (from: string, through: string) => {
    const { numerator, denominator } = ratioBetween([TENTH, FOUR], from, through)
    return `${numerator}/${denominator}`
  }
  expect(ratioOf('2026-02-27', '2026-03-01')).toBe('1/1')
  expect(ratioOf('2026-02-27', '2026-03-02')).toBe('4/1')
  expect(ratioOf('2026-03-02', '2026-05-31')).toBe('1/1')
  expect(ratioOf('2026-03-01', '2026-06-01')).toBe('4/10')
})

test('there and back is the same price, also where the quotient has no end', () => {
  const three = split('2026-03-02', '3', '2')
  const price = decimal('100.01')
  const there = adjustPriceForSplit(price, three)
  expect(there.toString()).toBe('66.67333333333333333333')
  expect(inOldShares(there, three).round(15).toString()).toBe('100.01')
  expect(inOldShares(adjustPriceForSplit(price, FOUR), FOUR).toString()).toBe('100.01')
})

test('the range of some days is of their lows and highs, of closes only where nothing else is known', () => {
  expect(rangeOf([])).toBeNull()
  const range = rangeOf([day('2026-01-02', '60', '61.5', '58.5'), day('2026-01-03', '60')])
  expect(`${range?.low} ${range?.high}`).toBe('58.5 61.5')
  const alone = rangeOf([day('2026-01-02', '60'), day('2026-01-05', '62', null, '59')])
  expect(`${alone?.low} ${alone?.high}`).toBe('59 62')
})
