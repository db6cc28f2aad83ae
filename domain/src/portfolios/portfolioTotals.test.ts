import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, ZERO, type Decimal } from '../kernel/decimal.ts'
import { portfolioStatisticsOf, portfolioSummaryOf, type Holding } from './portfolioTotals.ts'
import { stockStatisticsOf } from './holdingStatistics.ts'
import { book, positionOf, possibleLots } from './testing/anyLots.ts'

const RATES = { CADUSD: decimal('0.71'), USDCAD: decimal('1.4') }

function holding(
  currency: string,
  count: number,
  cost: number,
  price: number | null,
  change: number | null = 0,
): Holding {
  const { buy } = book()
  const quote = { price: price === null ? null : decimal(price), change: change === null ? null : decimal(change) }
  return { currency, statistics: stockStatisticsOf(positionOf([buy('2026-01-05', count, cost)]), quote) }
}

function statisticsOf(
  holdings: Holding[],
  money = 0,
  currency: 'CAD' | 'USD' = 'CAD',
  rates: Record<string, Decimal> = RATES,
) {
  return portfolioStatisticsOf({ currency, amountOfMoney: decimal(money), holdings, rates })
}

function texts(figures: object) {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)]))
}

describe('the statistics of a portfolio [PORT-19] [DATA-12]', () => {
  const holdings = [holding('CAD', 10, 100, 120, 2), holding('USD', 5, 40, 30, -1)]

  test('are its positions in its currency', () => {
    expect(texts(statisticsOf(holdings, 50))).toMatchObject({
      purchaseCost: '1280',
      marketValue: '1410',
      marketValueAndMoney: '1460',
      totalProfit: '130',
      totalPercentage: '10.15625',
      grossValue: '1410',
      grossValueAndMoney: '1460',
      dayChange: '13',
      previousValue: '1397',
    })
    const { dayPercentage } = statisticsOf(holdings, 50)
    expect(dayPercentage.toFixed(10)).toBe('0.9305654975')
  })

  test('say by which rates', () => {
    const { ratesUsed, currenciesWithoutRate, withoutPriceCount } = statisticsOf(holdings, 0, 'USD')
    expect(texts(ratesUsed)).toEqual({ CADUSD: '0.71', USDUSD: '1' })
    expect([currenciesWithoutRate, withoutPriceCount]).toEqual([[], 0])
  })

  test('include the cash in two of them only [PORT-17] [PORT-18]', () => {
    const empty = statisticsOf([], 75)
    expect(texts(empty)).toMatchObject({ marketValue: '0', marketValueAndMoney: '75', grossValueAndMoney: '75' })
    expect(texts(empty)).toMatchObject({ totalPercentage: '0', dayPercentage: '0', totalProfit: '0' })
  })

  test('leave out, and name, what no rate converts [PORT-21]', () => {
    const figures = statisticsOf(holdings, 0, 'CAD', {})
    expect(texts(figures)).toMatchObject({ purchaseCost: '1000', marketValue: '1200', dayChange: '20' })
    expect(figures.currenciesWithoutRate).toEqual(['USD'])
    expect(Object.keys(figures.ratesUsed)).toEqual(['CADCAD'])
  })

  test('leave out, and count, what has no price', () => {
    const figures = statisticsOf([...holdings, holding('CAD', 7, 10, null)])
    expect(figures.withoutPriceCount).toBe(1)
    expect(texts(figures)).toMatchObject({ purchaseCost: '1280', marketValue: '1410', totalProfit: '130' })
  })

  test('a position without a previous close is in no change and in no base of it', () => {
    const figures = statisticsOf([holding('CAD', 10, 100, 120, 20), holding('CAD', 10, 100, 500, null)])
    expect(texts(figures)).toMatchObject({
      marketValue: '6200',
      dayChange: '200',
      previousValue: '1000',
      dayPercentage: '20',
    })
  })
})

describe('the summary [DASH-01] [DASH-03] [DATA-17]', () => {
  const canadian = { currency: 'CAD' as const, statistics: statisticsOf([holding('CAD', 10, 100, 120, 2)], 30) }
  const american = { currency: 'USD' as const, statistics: statisticsOf([holding('USD', 5, 40, 30, -1)], 10, 'USD') }

  test('adds the portfolios, each converted', () => {
    const summary = portfolioSummaryOf([canadian, american], 'CAD', RATES)
    expect(texts(summary)).toMatchObject({
      totalValue: '1454',
      totalChange: '130',
      totalPercentage: '10.15625',
      dayChange: '13',
    })
  })

  test('adds them in the other currency too [DASH-02]', () => {
    const summary = portfolioSummaryOf([canadian, american], 'USD', RATES)
    expect(texts(summary)).toMatchObject({ currency: 'USD', totalValue: '1033.3', dayChange: '9.2' })
  })

  test('names each rate that was missing, here or within a portfolio [PORT-21]', () => {
    const mixed = {
      currency: 'CAD' as const,
      statistics: statisticsOf([holding('EUR', 1, 1, 1), holding('CAD', 1, 1, null)]),
    }
    const summary = portfolioSummaryOf([mixed, american], 'CAD', {})
    expect(summary.currenciesWithoutRate).toEqual(['USD', 'EUR'])
    expect(summary.withoutPriceCount).toBe(1)
  })

  test('is 0 without portfolios', () => {
    expect(texts(portfolioSummaryOf([], 'CAD', {}))).toMatchObject({
      totalValue: '0',
      totalPercentage: '0',
      dayPercentage: '0',
    })
  })
})

test('identities of any portfolio [PORT-17] [PORT-18] [PORT-19]', () => {
  const aPrice = fc.integer({ min: 0, max: 9_999_999 }).map((parts) => decimal(parts).div(1000))
  const aHolding = fc.record({
    lots: possibleLots,
    price: aPrice,
    change: aPrice,
    currency: fc.constantFrom('CAD', 'USD'),
  })
  fc.assert(
    fc.property(fc.array(aHolding, { maxLength: 4 }), aPrice, (rows, money) => {
      const holdings = rows.map(({ lots, price, change, currency }) => ({
        currency,
        statistics: stockStatisticsOf(positionOf(lots), { price, change }),
      }))
      const totals = portfolioStatisticsOf({ currency: 'CAD', amountOfMoney: money, holdings, rates: RATES })
      const sum = (pick: (one: Holding['statistics']) => Decimal | null) =>
        holdings.reduce((all, { currency, statistics }) => {
          const rate = currency === 'CAD' ? decimal(1) : RATES.USDCAD
          return all.plus((pick(statistics) ?? ZERO).times(rate))
        }, ZERO)
      expect(totals.marketValue.eq(sum((one) => one.marketValue))).toBe(true)
      expect(totals.dayChange.eq(sum((one) => one.dayChange))).toBe(true)
      expect(totals.totalProfit.eq(sum((one) => one.totalProfit))).toBe(true)
      expect(totals.marketValueAndMoney.minus(money).eq(totals.marketValue)).toBe(true)
      expect(totals.grossValueAndMoney.minus(money).eq(totals.grossValue)).toBe(true)
      expect(totals.grossValue.minus(totals.purchaseCost).eq(totals.totalProfit)).toBe(true)
      expect(totals.previousValue.plus(totals.dayChange).eq(totals.marketValue)).toBe(true)
    }),
    { numRuns: 50 },
  )
})
