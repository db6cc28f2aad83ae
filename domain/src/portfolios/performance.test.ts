import { describe, expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { createPerformance } from './performance.ts'
import { cashFromDay, paymentOf, trimPosition } from './performanceInputs.ts'
import { type BookStock, datesFrom, measure, steadyRates } from './testing/measuredBook.ts'
import { provePerformance } from './testing/provePerformance.ts'

let entered = 0

function row(
  kind: 'buy' | 'sell',
  tradeDate: string,
  quantity: number,
  price: number,
  fee = '0',
): BookStock['rows'][number] {
  entered += 1
  const placed = { id: String(entered), entryOrder: entered, tradeDate, tradeOrder: 0, fee }
  return { ...placed, kind, quantity: decimal(quantity), price: decimal(price) }
}

const IN_CAD = { CAD: '1' }

describe('performance, by worked examples', () => {
  test('the parts of a day of a book in another currency', () => {
    const dates = datesFrom('2026-06-01', 2)
    const rates = new Map([['USD', [decimal('1.35'), decimal('1.37')]]])
    const performance = createPerformance({ dates, rates })
    performance.addPosition({
      currency: 'USD',
      shareCount: 30_000_000n,
      trades: [
        {
          ...{ date: '2026-06-02', shareCount: 40_000_000n, bought: 820n * 10n ** 20n, sold: 0n },
          ...{ purchaseFees: 5n * 10n ** 20n, saleFees: 0n, transferredShareCount: 0n },
        },
      ],
      payments: [
        paymentOf({ kind: 'income', date: '2026-06-02', currency: 'USD', gross: '15', paid: '12.75' }),
      ].flatMap((one) => one ?? []),
      closes: [
        { date: '2026-05-29', value: decimal(80) },
        { date: '2026-06-02', value: decimal(84) },
      ],
    })
    const { change, returns } = performance.result()
    expect(Object.fromEntries(Object.entries(change).map(([name, figure]) => [name, figure.toNumber()]))).toEqual({
      ...{ start: 3240, price: 191.8, currency: 48, income: 20.55, returnOfCapital: 0, costs: -9.9325 },
      ...{ inflows: 1130.25, outflows: 17.4675, end: 4603.2 },
    })
    // Without trades, a currency that gains 1.37 / 1.35 is all that it adds.
    const [local = NaN, exchange = NaN] = [returns.local, returns.exchange].map(Number)
    expect((1 + local) * (1 + exchange)).toBeCloseTo(1 + Number(returns.timeWeighted), 12)
  })

  test('book-events 12, example 12: with its cash measured, a purchase and a dividend are no flows', () => {
    const dates = datesFrom('2026-06-01', 2)
    const performance = createPerformance({ dates, rates: new Map([['USD', [decimal('1.35'), decimal('1.37')]]]) })
    const unit = 10n ** 20n
    const dividend = paymentOf({ kind: 'income', date: '2026-06-02', currency: 'USD', gross: '15', paid: '12.75' })
    performance.addPosition({
      currency: 'USD',
      shareCount: 30_000_000n,
      trades: [
        {
          ...{ date: '2026-06-02', shareCount: 40_000_000n, bought: 820n * unit, sold: 0n },
          ...{ purchaseFees: 5n * unit, saleFees: 0n, transferredShareCount: 0n },
        },
      ],
      payments: dividend ? [{ ...dividend, isCashMeasured: true }] : [],
      closes: [80, 84].map((close, at) => ({ date: dates[at] ?? '', value: decimal(close) })),
      cashFrom: '',
    })
    // 820 and 5 went, 15 less 2.25 came.
    const change = { date: '2026-06-02', change: (-81_225n * unit) / 100n, exchanged: 0n }
    performance.addCash({ currency: 'USD', start: 1000n * unit, changes: [change] })
    const { change: parts, returns } = performance.result()
    expect(Object.fromEntries(Object.entries(parts).map(([name, figure]) => [name, figure.toNumber()]))).toEqual({
      ...{ start: 4590, price: 191.8, currency: 68, income: 20.55, returnOfCapital: 0, costs: -9.9325 },
      ...{ inflows: 0, outflows: 0, end: 4860.4175 },
    })
    expect(returns.local).toBeCloseTo(0.0434558824, 10)
    expect(returns.exchange).toBeCloseTo(0.0148148148, 10)
  })

  test('money paid in is a flow that changes no return, and exchanged currency none at all', () => {
    const dates = datesFrom('2026-06-01', 4)
    const unit = 10n ** 20n
    const rates = new Map([
      ['CAD', dates.map(() => decimal(1))],
      ['USD', dates.map(() => decimal('1.4'))],
    ])
    const performance = createPerformance({ dates, rates })
    const closes = [100, 110, 121, '133.1'].map((close, at) => ({ date: dates[at] ?? '', value: decimal(close) }))
    const position = { currency: 'CAD', shareCount: 1_000_000n, trades: [], payments: [], closes, cashFrom: '' }
    performance.addPosition(position)
    const [, second = '', third = ''] = dates
    performance.addCash({
      currency: 'CAD',
      start: 0n,
      changes: [
        { date: second, change: 1400n * unit, exchanged: 0n },
        { date: third, change: -1400n * unit, exchanged: -1400n * unit },
      ],
    })
    const bought = { date: third, change: 1010n * unit, exchanged: 1010n * unit }
    performance.addCash({ currency: 'USD', start: 0n, changes: [bought] })
    const { change, days } = performance.result()
    // Ten dollars too many were received: what the exchange gained stands with the currencies.
    expect(Object.fromEntries(Object.entries(change).map(([name, figure]) => [name, figure.toNumber()]))).toEqual({
      ...{ start: 100, price: 33.1, currency: 14, income: 0, returnOfCapital: 0, costs: 0 },
      ...{ inflows: 1400, outflows: 0, end: 1547.1 },
    })
    expect(days[1]?.growth).toBeCloseTo((110 + 1400) / (100 + 1400), 12)
  })

  test('a measurement that begins with a later day grows as the last days of the whole one', () => {
    const dates = datesFrom('2026-06-01', 6)
    const unit = 10n ** 20n
    const closes = [100, 110, 104, 121, 118, 130].map((close, at) => ({ date: dates[at] ?? '', value: decimal(close) }))
    const traded = (at: number, shareCount: bigint, more: object) => ({
      ...{ date: dates[at] ?? '', shareCount, bought: 0n, sold: 0n, purchaseFees: 0n, saleFees: 0n },
      ...{ transferredShareCount: 0n, ...more },
    })
    const position = {
      ...{ currency: 'CAD', shareCount: 1_000_000n, payments: [], closes, cashFrom: null },
      trades: [
        traded(1, 3_000_000n, { bought: 216n * unit }),
        traded(2, 2_000_000n, { sold: 105n * unit }),
        traded(4, 5_000_000n, { bought: 360n * unit, purchaseFees: 2n * unit }),
      ],
    }
    const changeOn = (at: number, amount: bigint) => ({ date: dates[at] ?? '', change: amount * unit, exchanged: 0n })
    const cash = { currency: 'CAD', start: 50n * unit, changes: [changeOn(1, 30n), changeOn(3, -20n)] }
    const growthFrom = (start: number) => {
      const first = dates[start] ?? ''
      const days = dates.slice(start)
      const performance = createPerformance({ dates: days, rates: new Map([['CAD', days.map(() => decimal(1))]]) })
      performance.addPosition(trimPosition(position, first))
      performance.addCash(cashFromDay(cash, first))
      return performance.result().days.map(({ growth }) => growth)
    }
    const whole = growthFrom(0)
    for (const start of [1, 2, 3, 4]) {
      const expected = whole.slice(start).map((growth) => Number(growth) / (whole[start] ?? 1))
      for (const [at, growth] of growthFrom(start).entries()) expect(growth).toBeCloseTo(expected[at] ?? NaN, 12)
    }
  })

  test('a book in a single other currency has the gain of that currency and its own', () => {
    const dates = datesFrom('2026-06-01', 2)
    const performance = createPerformance({ dates, rates: new Map([['USD', [decimal('1.35'), decimal('1.37')]]]) })
    const closes = [80, 84].map((close, at) => ({ date: dates[at] ?? '', value: decimal(close) }))
    performance.addPosition({ currency: 'USD', shareCount: 30_000_000n, trades: [], payments: [], closes })
    const { returns } = performance.result()
    expect([returns.local, returns.exchange].map((rate) => rate?.toFixed(10))).toEqual(['0.0500000000', '0.0148148148'])
  })

  test('the published example of both rates: shares bought for 200 and 225 and sold for 235 each, dividends of 5', () => {
    // CFA Institute, Quantitative Methods: about 10.8 and 9.4 per cent a year.
    const dates = datesFrom('2024-01-01', 732)
    const [start, before, middle, end] = ['2024-01-02', '2024-12-31', '2025-01-01', '2026-01-01']
    const { returns } = measure(
      dates,
      [
        {
          currency: 'CAD',
          rows: [row('buy', start, 1, 200), row('buy', middle, 1, 225)],
          paid: [
            { kind: 'income', date: before, gross: '5', withheld: '0' },
            { kind: 'income', date: end, gross: '10', withheld: '0' },
          ],
          closes: { [start]: '200', [before]: '225', [end]: '235' },
        },
      ],
      steadyRates(dates, IN_CAD),
    )
    expect(returns.isAnnual).toBe(true)
    expect(returns.timeWeighted?.toFixed(3)).toBe('0.108')
    expect(returns.moneyWeighted?.toFixed(3)).toBe('0.094')
  })

  test('a purchase is no gain, and money received while nothing is held is told', () => {
    const dates = datesFrom('2026-06-01', 5)
    const stock = { currency: 'CAD', closes: { '2026-06-01': '10' } }
    const rows = [row('buy', '2026-06-02', 100, 10), row('sell', '2026-06-03', 100, 10)]
    const late = { kind: 'income' as const, date: '2026-06-05', gross: '40', withheld: '0' }
    const { days, hasUnmeasuredIncome, change } = measure(
      dates,
      [{ ...stock, rows, paid: [late] }],
      steadyRates(dates, IN_CAD),
    )
    expect(days.map(({ growth }) => growth)).toEqual([1, 1, 1, 1, 1])
    expect(hasUnmeasuredIncome).toBe(true)
    expect(change.income.toNumber()).toBe(40)
  })

  test('shares from and to another account come and go at their close, whatever they had cost', () => {
    const dates = datesFrom('2026-06-01', 4)
    const closes = { '2026-06-01': '10', '2026-06-03': '11' }
    const moved = (kind: 'transferIn' | 'transferOut', day: string) => ({ ...row('buy', day, 40, 3), kind })
    const rows = [
      row('buy', '2026-06-02', 100, 10),
      moved('transferIn', '2026-06-03'),
      moved('transferOut', '2026-06-04'),
    ]
    const { change, returns } = measure(
      dates,
      [{ currency: 'CAD', rows, paid: [], closes }],
      steadyRates(dates, IN_CAD),
    )
    expect([change.inflows, change.outflows, change.price].map(String)).toEqual(['1440', '440', '100'])
    expect(returns.timeWeighted).toBeCloseTo((1100 + 440) / (1000 + 440) - 1, 12)
  })

  test('a stock whose closes begin later comes in with its value, one without any is left out', () => {
    const dates = datesFrom('2026-06-01', 4)
    const late = { currency: 'CAD', paid: [], rows: [row('buy', '2026-06-02', 10, 5)], closes: { '2026-06-03': '8' } }
    const never = { ...late, rows: [row('buy', '2026-06-02', 10, 5)], closes: {} }
    const { change, leftOutCount, returns } = measure(dates, [late, never], steadyRates(dates, IN_CAD))
    expect([change.inflows.toNumber(), change.price.toNumber(), leftOutCount]).toEqual([80, 0, 1])
    expect(returns.timeWeighted).toBe(0)
  })

  test('flows that take out more than a benchmark made leave it without a value', () => {
    const dates = datesFrom('2026-06-01', 3)
    const rows = [row('buy', '2026-06-02', 10, 10), row('sell', '2026-06-03', 9, 100)]
    const stock = { currency: 'CAD', rows, paid: [], closes: { '2026-06-01': '10', '2026-06-03': '100' } }
    const beside = measure(dates, [stock], steadyRates(dates, IN_CAD)).besideBenchmark([1, 1, 1.01])
    expect([beside.values, beside.returns.moneyWeighted]).toEqual([null, null])
    expect(beside.returns.timeWeighted).toBeCloseTo(0.01, 12)
  })
})

provePerformance(40)
