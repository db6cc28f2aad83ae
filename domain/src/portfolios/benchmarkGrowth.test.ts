import { expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { benchmarkGrowthOf } from './benchmarkGrowth.ts'

const dates = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04']
const close = (date: string, price: number) => ({ date, close: decimal(price), high: null, low: null })
const rates = new Map([
  ['CAD', dates.map(() => decimal(1))],
  ['USD', [1.3, 1.3, 1.3, 1.43].map((rate) => decimal(rate))],
])

test('a benchmark grows with its price, its distributions, and its currency, and not by a split', () => {
  const growth = benchmarkGrowthOf(
    {
      currency: 'USD',
      closes: [close('2026-05-29', 100), close('2026-06-02', 98), close('2026-06-03', 49), close('2026-06-04', 49)],
      splits: [{ date: '2026-06-03', numerator: decimal(2), denominator: decimal(1) }],
      distributions: [
        { exDate: '2026-06-02', amount: decimal(2), currency: 'USD' },
        { exDate: '2026-06-04', amount: decimal(9), currency: 'JPY' },
      ],
    },
    dates,
    rates,
    '2026-06-01',
  )
  expect(growth?.map((one) => one.toFixed(6))).toEqual(['1.000000', '1.000000', '1.000000', '1.100000'])
})

test('a benchmark without a close when money first went in is none', () => {
  const late = { currency: 'CAD', closes: [close('2026-06-03', 10)], splits: [], distributions: [] }
  expect(benchmarkGrowthOf(late, dates, rates, '2026-06-02')).toBeNull()
  expect(benchmarkGrowthOf(late, dates, rates, '2026-06-03')).toEqual([1, 1, 1, 1])
  expect(benchmarkGrowthOf({ ...late, currency: 'EUR' }, dates, rates, '2026-06-03')).toBeNull()
})
