import { describe, expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { type Lot } from './lot.ts'
import { mergedPositionsOf, topMovers } from './mergedPositions.ts'
import { book, positionOf } from './testing/anyLots.ts'

const RATES = { CADUSD: decimal('0.7'), USDCAD: decimal('1.4') }

function held(symbol: string, currency: string, price: number | null, lots: readonly Lot[]) {
  const quote = { price: price === null ? null : decimal(price), change: decimal(1) }
  const sums = positionOf(lots)
  return { stockId: symbol, symbol, currency, ...quote, sums }
}

describe('positions over all portfolios [DASH-08] [DATA-17]', () => {
  const { buy, sell } = book()
  const rows = [
    held('BBB', 'CAD', 30, [buy('2026-01-05', 10, 10)]),
    held('AAA', 'USD', 50, [buy('2026-01-05', 10, 40)]),
    held('BBB', 'CAD', 30, [buy('2026-01-05', 20, 25), sell('2026-01-06', 10, 28)]),
    held('OUT', 'CAD', 99, [buy('2026-01-05', 5, 10), sell('2026-01-06', 5, 28)]),
  ]

  test('one stock stands once, without a new pooling of its cost', () => {
    const merged = mergedPositionsOf(rows, 'CAD', RATES)
    expect(merged.map(({ stock }) => stock.symbol)).toEqual(['AAA', 'BBB'])
    const [, second] = merged
    // 10 shares at 10 and 10 at 25; the sale gained 3 a share in its own portfolio.
    expect(second?.statistics.shareCount.toString()).toBe('20')
    expect(second?.statistics.averageBuyPrice.toString()).toBe('17.5')
    expect(second?.statistics.realizedProfit.toString()).toBe('30')
  })

  test('values are converted, and their shares make 100 %', () => {
    const merged = mergedPositionsOf(rows, 'CAD', RATES)
    expect(merged.map(({ convertedValue }) => String(convertedValue))).toEqual(['700', '600'])
    const shares = merged.map(({ percentageOfAllInvestment }) => percentageOfAllInvestment?.toFixed(4))
    expect(shares).toEqual(['53.8462', '46.1538'])
  })

  test('without a rate or a price there is no value, and no share in the whole [PORT-21]', () => {
    const merged = mergedPositionsOf([...rows, held('NOP', 'CAD', null, [buy('2026-01-05', 1, 1)])], 'CAD', {})
    expect(merged.map(({ stock, convertedValue }) => `${stock.symbol} ${convertedValue}`)).toEqual([
      'BBB 600',
      'AAA null',
      'NOP null',
    ])
    expect(merged.map(({ percentageOfAllInvestment }) => String(percentageOfAllInvestment))).toEqual([
      '100',
      'null',
      'null',
    ])
  })
})

describe('movers [DASH-04]', () => {
  const stock = (symbol: string, changePercent: string | null) => ({
    stockId: symbol,
    symbol,
    changePercent: changePercent === null ? null : decimal(changePercent),
  })

  test('are four, by the size of their change, equals by symbol', () => {
    const all = [stock('A', '1'), stock('B', '-3'), stock('C', '2'), stock('D', '-2'), stock('E', '0.5')]
    expect(topMovers(all).map(({ symbol }) => symbol)).toEqual(['B', 'C', 'D', 'A'])
  })

  test('are none where nothing moved, and one stock of two portfolios is one', () => {
    expect(topMovers([stock('A', '0'), stock('B', null)])).toEqual([])
    expect(topMovers([stock('A', '1'), stock('A', '1')])).toHaveLength(1)
  })
})
