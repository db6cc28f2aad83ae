import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../../kernel/decimal.ts'
import type { LedgerRow } from '../lot.ts'
import { anyLedger } from './anyLedger.ts'
import { type BookPayment, type BookStock, datesFrom, measure, steadyRates } from './measuredBook.ts'
import { performanceOracle } from './performanceOracle.ts'
import { replayLots } from './replayLots.ts'

const TIME_LIMIT = 300_000
// The rows of `anyLedger` are of the first twenty days of March.
const DATES = datesFrom('2026-02-28', 22)
const LATER = DATES.slice(1)

const cents = fc.integer({ min: 1, max: 100_000 }).map((count) => (count / 100).toFixed(2))
const payments = fc.array(
  fc
    .record({
      kind: fc.constantFrom('income' as const, 'returnOfCapital' as const, 'fee' as const),
      date: fc.constantFrom(...LATER),
      gross: cents,
      isWithheld: fc.boolean(),
    })
    .map(({ kind, date, gross, isWithheld }): BookPayment => {
      return { kind, date, gross, withheld: isWithheld && kind === 'income' ? (Number(gross) * 0.15).toFixed(4) : '0' }
    }),
  { maxLength: 5 },
)

/** Closes on most days, now and then none at the beginning or in between. */
const closes = fc
  .array(fc.record({ close: cents, isKnown: fc.integer({ min: 0, max: 4 }) }), { minLength: 22, maxLength: 22 })
  .map((days) =>
    Object.fromEntries(days.flatMap(({ close, isKnown }, at) => (isKnown > 0 ? [[DATES[at] ?? '', close]] : []))),
  )

const stocks = fc
  .record({
    currency: fc.constantFrom('CAD', 'USD'),
    rows: anyLedger,
    fees: fc.array(cents, { minLength: 1, maxLength: 5 }),
    paid: payments,
    closes,
  })
  .map(({ rows, fees, ...stock }): BookStock => {
    const possible = rows.reduce<LedgerRow[]>(
      (kept, row) => (replayLots([...kept, row]).kind === 'refused' ? kept : [...kept, row]),
      [],
    )
    const isTrade = ({ kind }: LedgerRow) => kind === 'buy' || kind === 'sell'
    return {
      ...stock,
      rows: possible.map((row, at) => ({ ...row, fee: isTrade(row) ? (fees[at % fees.length] ?? '0') : '0' })),
    }
  })

const rates = fc.array(fc.integer({ min: 11_000, max: 15_000 }), { minLength: 22, maxLength: 22 })

/** Properties of the measurement of returns over so many random books. */
export function provePerformance(runs: number): void {
  describe('performance, over random books', () => {
    test(
      'finds the parts that fractions find trade by trade, and they add up exactly',
      () => {
        fc.assert(
          fc.property(fc.array(stocks, { minLength: 1, maxLength: 3 }), rates, (book, dollar) => {
            const usd = dollar.map((parts) => (parts / 10_000).toFixed(4))
            const series = { CAD: DATES.map(() => '1'), USD: usd }
            const { change, days } = measure(
              DATES,
              book,
              new Map(Object.entries(series).map(([currency, all]) => [currency, all.map((rate) => decimal(rate))])),
            )
            const { start, price, currency, income, returnOfCapital, costs, inflows, outflows, end } = change
            const parts = [price, currency, income, returnOfCapital, costs, inflows]
            expect(String(parts.reduce((sum, part) => sum.plus(part), start).minus(outflows))).toBe(String(end))

            const plain = book.map((stock) => ({
              ...stock,
              rows: stock.rows
                .toSorted((one, other) => one.tradeOrder - other.tradeOrder || one.entryOrder - other.entryOrder)
                .map((row) => ({
                  ...{ kind: row.kind, date: row.tradeDate, fee: row.fee },
                  ...{ quantity: row.quantity.toString(), price: row.price.toString() },
                  amount: row.amount?.toString() ?? null,
                })),
            }))
            const { growth, ...wanted } = performanceOracle(DATES, plain, series)
            for (const [name, figure] of Object.entries(change)) {
              const oracle = Object.entries(wanted).find(([other]) => other === name)?.[1] ?? ''
              expect([name, String(figure)]).toEqual([name, String(decimal(oracle))])
            }
            expect(Math.abs((days.at(-1)?.growth ?? 0) - growth)).toBeLessThanOrEqual(1e-9 * Math.max(1, growth))
          }),
          { numRuns: runs },
        )
      },
      TIME_LIMIT,
    )

    const trades = fc.array(
      fc.record({
        day: fc.integer({ min: 1, max: 20 }),
        count: fc.integer({ min: 1, max: 500 }),
        price: fc.integer({ min: 4, max: 400 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    const wholePrices = fc.array(fc.integer({ min: 4, max: 400 }), { minLength: 22, maxLength: 22 })

    test(
      'a split changes neither value nor return',
      () => {
        fc.assert(
          fc.property(trades, wholePrices, fc.integer({ min: 2, max: 20 }), (all, prices, day) => {
            const rows = all.map((one, at) => buy(at, one.day, one.count, one.price))
            const whole = {
              currency: 'CAD',
              rows,
              paid: [],
              closes: Object.fromEntries(DATES.map((date, at) => [date, String(prices[at])])),
            }
            const splitOn = DATES[day] ?? ''
            const split: BookStock = {
              ...whole,
              rows: [
                ...rows.map((row) =>
                  row.tradeDate < splitOn ? row : { ...row, quantity: row.quantity.times(4), price: row.price.div(4) },
                ),
                { ...buy(99, day, 4, 1), kind: 'split', tradeOrder: -1 },
              ],
              closes: Object.fromEntries(
                DATES.map((date, at) => [date, String((prices[at] ?? 0) / (date < splitOn ? 1 : 4))]),
              ),
            }
            const factors = steadyRates(DATES, { CAD: '1' })
            expect(plainly(measure(DATES, [split], factors))).toEqual(plainly(measure(DATES, [whole], factors)))
          }),
          { numRuns: runs },
        )
      },
      TIME_LIMIT,
    )

    test(
      'a reinvested dividend is a dividend and a purchase',
      () => {
        fc.assert(
          fc.property(trades, wholePrices, fc.integer({ min: 1, max: 20 }), (all, prices, day) => {
            const rows = [...all.map((one, at) => buy(at, one.day, one.count, one.price)), buy(99, day, 3, 7)]
            const paid = { date: DATES[day] ?? '', gross: '21', withheld: '0' }
            const stock = {
              currency: 'USD',
              rows,
              closes: Object.fromEntries(DATES.map((date, at) => [date, String(prices[at])])),
            }
            const factors = steadyRates(DATES, { USD: '1.35' })
            const reinvested = measure(DATES, [{ ...stock, paid: [{ ...paid, kind: 'reinvestment' }] }], factors)
            const bought = measure(DATES, [{ ...stock, paid: [{ ...paid, kind: 'income' }] }], factors)
            expect(plainly(reinvested)).toEqual(plainly(bought))
          }),
          { numRuns: runs },
        )
      },
      TIME_LIMIT,
    )

    test(
      'M6 money put in does not change the time-weighted return, and a book of the benchmark alone has its return',
      () => {
        fc.assert(
          fc.property(trades, wholePrices, (all, prices) => {
            const closesOf = Object.fromEntries(DATES.map((date, at) => [date, String(prices[at])]))
            // Bought at the close before, which is the beginning of the day.
            const rows = all.map((one, at) => buy(at, one.day, one.count, prices[one.day - 1] ?? 1))
            const factors = steadyRates(DATES, { CAD: '1' })
            const first = { ...buy(98, 1, 1, prices[0] ?? 1) }
            const alone = measure(DATES, [{ currency: 'CAD', rows: [first], paid: [], closes: closesOf }], factors)
            const more = measure(
              DATES,
              [{ currency: 'CAD', rows: [first, ...rows], paid: [], closes: closesOf }],
              factors,
            )
            const grown = prices.map((price) => price / (prices[0] ?? 1))
            for (const [at, { growth }] of more.days.entries()) {
              expect(growth).toBeCloseTo(alone.days[at]?.growth ?? 0, 9)
              expect(growth).toBeCloseTo(grown[at] ?? 0, 9)
            }
            const beside = more.besideBenchmark(grown)
            expect(beside.values?.at(-1)).toBeCloseTo(more.change.end.toNumber(), 5)
            expect(beside.returns.timeWeighted).toBeCloseTo(Number(more.returns.timeWeighted), 9)
            expect(beside.returns.moneyWeighted ?? 0).toBeCloseTo(more.returns.moneyWeighted ?? 0, 6)
          }),
          { numRuns: runs },
        )
      },
      TIME_LIMIT,
    )
  })
}

function buy(at: number, day: number, quantity: number, price: number): BookStock['rows'][number] {
  const tradeDate = DATES[day] ?? ''
  const placed = { id: `row${at}`, entryOrder: at, tradeDate, tradeOrder: 0, fee: '0' }
  return { ...placed, kind: 'buy', quantity: decimal(quantity), price: decimal(price) }
}

function plainly({ change, days, returns }: ReturnType<typeof measure>) {
  return {
    change: Object.entries(change).map(([name, figure]) => [name, String(figure)]),
    days: days.map(({ date, value, growth }) => [date, String(value), growth]),
    returns,
  }
}
