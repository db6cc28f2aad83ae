import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { type Lot } from './lot.ts'
import { replayPosition, unitLotOf } from './positionReplay.ts'
import { daysAfter } from '../kernel/plainDate.ts'
import {
  convertedHoldingsOf,
  convertedLotOf,
  dailyCostsOf,
  dailyValuesOf,
  holdingsOf,
  type ValuedStock,
} from './portfolioValue.ts'
import { remainingCostOf } from './position.ts'
import { book, daysOf, positionOf, possibleLots } from './testing/anyLots.ts'

const dated = (...steps: [string, number][]) => steps.map(([date, value]) => ({ date, value: decimal(value) }))
const ALWAYS_ONE = dated(['0001-01-01', 1])
const DAYS = Array.from({ length: 24 }, (_, index) => daysAfter('2026-02-27', index))

function stepsOf(lots: readonly Lot[]) {
  return holdingsOf(daysOf(lots))
}

function brief(stocks: readonly ValuedStock[], days: readonly string[]) {
  return dailyValuesOf(stocks, days).map(
    ({ date, value, invested, leftOutCount }) => `${date.slice(8)} ${value} ${invested} ${leftOutCount}`,
  )
}

describe('the value over time [DASH-01]', () => {
  const { buy, sell } = book()
  const lots = [
    buy('2026-03-02', 10, 20),
    buy('2026-03-04', 10, 30),
    sell('2026-03-04', 5, 40),
    sell('2026-03-06', 15, 50),
  ]
  const stock = {
    holdings: stepsOf(lots),
    closes: dated(['2026-03-01', 18], ['2026-03-02', 21], ['2026-03-04', 33], ['2026-03-05', 34]),
    rates: ALWAYS_ONE,
  }
  const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']

  test('has one step of holdings a day with trades', () => {
    expect(stock.holdings.map(({ date, value }) => `${date} ${value.shareCount} ${value.cost}`)).toEqual([
      ...['2026-03-02 10 200', '2026-03-04 15 375', '2026-03-06 0 0'],
    ])
  })

  test('is daily closes times holdings, the last close where a day has none', () => {
    expect(brief([stock], days)).toEqual([
      '01 0 0 0',
      '02 210 200 0',
      '03 210 200 0',
      '04 495 375 0',
      '05 510 375 0',
      '06 0 0 0',
    ])
  })

  test('adds stocks, their closes by the rate of the day', () => {
    const american = { ...stock, rates: dated(['2026-03-01', 2], ['2026-03-05', 3]) }
    expect(brief([stock, american], ['2026-03-04', '2026-03-05'])).toEqual(['04 1485 750 0', '05 2040 750 0'])
  })

  test('counts what has no close or no rate yet, in neither figure [PORT-21]', () => {
    const withoutRate = { ...stock, rates: [] }
    const withoutClose = { ...stock, closes: dated(['2026-03-05', 34]) }
    expect(brief([withoutRate, withoutClose], ['2026-03-04', '2026-03-05', '2026-03-06'])).toEqual([
      '04 0 0 2',
      '05 510 375 1',
      '06 0 0 0',
    ])
  })

  test('of a stretch of days alone is what it is within the whole', () => {
    fc.assert(
      fc.property(possibleLots, fc.nat({ max: DAYS.length - 1 }), (some, from) => {
        const valued = [
          { holdings: stepsOf(some), closes: dated(['2026-03-01', 7], ['2026-03-09', 9]), rates: ALWAYS_ONE },
        ]
        expect(dailyValuesOf(valued, DAYS.slice(from))).toEqual(dailyValuesOf(valued, DAYS).slice(from))
      }),
    )
  })

  test('the cost of converted lots is the average cost at the rates of their trades', () => {
    const { buy, sell } = book()
    const rates: Record<string, string> = { '2026-03-02': '1.3', '2026-03-04': '1.0000000001' }
    const count = replayPosition(
      [buy('2026-03-02', 10, 20), buy('2026-03-04', 20, '0.00000001'), sell('2026-03-06', 10, 50)].map((lot) =>
        convertedLotOf(unitLotOf(lot), decimal(rates[lot.tradeDate] ?? 9)),
      ),
    )
    if (count.kind === 'refused') throw new Error('It was refused.')
    const holdings = convertedHoldingsOf(count.days)
    expect(holdings.map(({ date, value }) => `${date} ${value.shareCount} ${value.cost}`)).toEqual([
      '2026-03-02 10 260',
      '2026-03-04 30 260.00000020000000002',
      '2026-03-06 20 173.33333346666666668',
    ])
    expect(dailyCostsOf([holdings, holdings], ['2026-03-01', '2026-03-03']).map(String)).toEqual(['0', '520'])
  })

  test('ends where the position stands', () => {
    fc.assert(
      fc.property(possibleLots, (some) => {
        const [day] = dailyValuesOf(
          [{ holdings: stepsOf(some), closes: dated(['2026-03-01', 7]), rates: ALWAYS_ONE }],
          ['2026-04-01'],
        )
        expect(day?.invested.eq(remainingCostOf(positionOf(some)))).toBe(true)
      }),
    )
  })
})
