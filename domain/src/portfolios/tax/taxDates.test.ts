import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '../../kernel/decimal.ts'
import { daysAfter } from '../../kernel/plainDate.ts'
import { type BookEventFacts, convertedRowsOf, ledgerRowsOf, EMPTY_FACTS, receivedRowOf } from '../bookEvent.ts'
import { incomeTaxDate, isTrust, ledgerTaxDate } from './taxDates.ts'

const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => daysAfter('2019-01-01', days))
const figures = {
  quantity: decimal(10),
  perShare: decimal(3),
  gross: decimal(30),
  numerator: decimal(2),
  denominator: decimal(1),
  cashInLieu: decimal(1),
}
const KINDS = ['reinvestment', 'stockDividend', 'split', 'transfer', 'transferIn', 'symbolChange', 'exchange'] as const

test('a row of an event counts on its own day, never a settlement period later [NUM-6]', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...KINDS), (date, kind) => {
      const facts: BookEventFacts = { ...EMPTY_FACTS, ...figures, kind, date }
      const received = receivedRowOf(facts, decimal(10))
      const rows = [...ledgerRowsOf(facts), ...convertedRowsOf(facts, decimal(10)), ...(received ? [received] : [])]
      expect(rows.length).toBeGreaterThan(0)
      for (const { tradeDate, settlementDate } of rows) expect([tradeDate, settlementDate]).toEqual([date, date])
    }),
  )
})

test('only distributions of trusts count on their record date [NUM-7]', () => {
  const trust = { kind: 'etf', exchangeCode: 'XTSE' }
  const corporation = { kind: 'commonStock', exchangeCode: 'XTSE' }
  expect([trust, { kind: 'unit', exchangeCode: 'CSE' }].map(isTrust)).toEqual([true, true])
  expect([corporation, { kind: 'etf', exchangeCode: 'XNYS' }].map(isTrust)).toEqual([false, false])
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 90 }), (recordDate, later) => {
      const date = daysAfter(recordDate, later)
      expect(incomeTaxDate({ date, recordDate }, true)).toBe(recordDate)
      expect(incomeTaxDate({ date, recordDate }, false)).toBe(date)
      expect(incomeTaxDate({ date, recordDate: null }, true)).toBe(date)
      for (const kind of ['returnOfCapital', 'notional'] as const) {
        const [row] = ledgerRowsOf({ ...EMPTY_FACTS, kind, date, recordDate, gross: decimal(3) })
        if (!row) throw new Error(`${kind} has no row`)
        expect(ledgerTaxDate(row, row.settlementDate, trust)).toBe(recordDate)
        expect(ledgerTaxDate(row, row.settlementDate, corporation)).toBe(date)
      }
    }),
  )
})
