import { describe, expect, test } from 'vitest'
import { decimal, type Decimal } from '../kernel/decimal.ts'
import { type TaxTrade } from './adjustedCostBase.ts'
import { type BookEventFacts, cashOf, ledgerRowsOf, receivedRowOf } from './bookEvent.ts'
import { type LedgerRow, type LotKind } from './lot.ts'
import { costBaseAtOnce } from './testing/costBaseAtOnce.ts'
import { replayInDecimals } from './testing/replayInDecimals.ts'
import { proveRandomBooks } from './testing/proveRandomBooks.ts'

const TODAY = '2026-11-21'

const NOTHING: Omit<BookEventFacts, 'kind' | 'date'> = {
  ...{ recordDate: null, quantity: null, numerator: null, denominator: null, perShare: null, gross: null },
  ...{ withheld: null, net: null, cashInLieu: null, incomeKind: null, note: '' },
}

function event(kind: BookEventFacts['kind'], date: string, more: Partial<BookEventFacts> = {}): BookEventFacts {
  return { ...NOTHING, kind, date, ...more }
}

/** A book of one stock; each row settles on its own day. */
function bookOf() {
  const rows: TaxTrade[] = []
  const add = (row: Omit<LedgerRow, 'id' | 'entryOrder'> & Partial<TaxTrade>) => {
    rows.push({
      ...{ portfolioId: 'a', isRegistered: false, fee: null, rateToCad: decimal(1) },
      ...{ id: `row${rows.length}`, entryOrder: rows.length, ...row },
      settlementDate: row.settlementDate ?? row.tradeDate,
    })
  }
  const trade =
    (kind: LotKind) =>
    (tradeDate: string, quantity: number, price: number | string, more: Partial<TaxTrade> = {}) =>
      add({ kind, tradeDate, tradeOrder: 0, quantity: decimal(quantity), price: decimal(price), ...more })
  return {
    rows,
    buy: trade('buy'),
    sell: trade('sell'),
    happen(facts: BookEventFacts, more: Partial<TaxTrade> = {}) {
      for (const { settlementDate, ...row } of ledgerRowsOf(facts)) {
        add({ ...row, ...(settlementDate !== null && { settlementDate }), ...more })
      }
    },
    report: () => costBaseAtOnce(rows, TODAY),
  }
}

const texts = (...amounts: (Decimal | undefined)[]) => amounts.map(String)

describe('the cost base with events, by worked examples', () => {
  test('a reinvested dividend is a dividend and a purchase', () => {
    const facts = event('reinvestment', '2026-03-16', {
      quantity: decimal(3),
      gross: decimal('104.40'),
      perShare: decimal('34.80'),
    })
    const book = bookOf()
    book.buy('2026-01-05', 240, 30)
    book.happen(facts)
    expect(texts(book.report().entries[1]?.costAfter, cashOf(facts))).toEqual(['7304.4', '0'])
    const unprinted = { ...facts, perShare: null, quantity: decimal('3.1') }
    expect(texts(...ledgerRowsOf(unprinted).map(({ price }) => price), cashOf(unprinted))).toEqual(['33.67741935', '0'])
  })

  test('capital returned lowers it, a notional distribution raises it', () => {
    const book = bookOf()
    book.buy('2026-01-05', 400, '12.50', { fee: decimal('6.95') })
    book.happen(event('returnOfCapital', '2026-03-31', { gross: decimal('34') }))
    book.happen(event('notional', '2026-12-31', { gross: decimal('165') }))
    book.sell('2027-01-04', 150, '13.10', { fee: decimal('6.95') })
    const { entries } = book.report()
    expect(texts(...entries.map(({ costAfter }) => costAfter))).toEqual(['5006.95', '4972.95', '5137.95', '3211.21875'])
    expect(texts(entries[3]?.sale?.cost, entries[3]?.sale?.gain)).toEqual(['1926.73125', '31.31875'])
  })

  test('shares put into a plan are sold at their value, without their loss, and bought there; taken out, they cost it', () => {
    for (const [value, gain, denied] of [
      [22, '-300', '300'],
      [31, '600', '0'],
    ] as const) {
      const book = bookOf()
      book.buy('2026-01-05', 100, 25)
      const plan = { portfolioId: 'tfsa', isRegistered: true }
      const facts = event('transfer', '2026-03-02', { quantity: decimal(100), perShare: decimal(value) })
      book.happen(facts, { transfer: 'intoRegistered' })
      book.buy('2026-03-02', 100, value, plan)
      // Sold there within thirty days: the loss stays denied.
      book.sell('2026-03-09', 100, value, plan)
      const { years } = book.report()
      expect(texts(years[0]?.gain, years[0]?.deniedLoss, years[0]?.lostForever)).toEqual([gain, denied, denied])
    }
    const out = bookOf()
    out.buy('2026-01-05', 100, 20, { portfolioId: 'tfsa', isRegistered: true })
    out.sell('2026-03-02', 100, 34, { portfolioId: 'tfsa', isRegistered: true })
    out.buy('2026-03-02', 100, 34)
    expect(texts(out.report().entries.at(-1)?.costAfter)).toEqual(['3400'])
  })

  test('shares moved between two accounts keep what they had cost, and the pool does not notice', () => {
    const book = bookOf()
    book.buy('2026-01-05', 30, 10)
    const facts = event('transfer', '2026-03-02', { quantity: decimal(20) })
    book.happen(facts, { transfer: 'within' })
    const received = receivedRowOf(facts, decimal('200'))
    expect([received?.kind, String(received?.price)]).toEqual(['transferIn', '200'])
    const [own, other] = [book.rows.filter(({ portfolioId }) => portfolioId === 'a'), received ? [received] : []]
    const sums = replayInDecimals(own)
    expect(sums.kind === 'replayed' && texts(sums.position.soldCost, sums.position.proceeds)).toEqual(['200', '200'])
    const there = replayInDecimals(other.map((row) => ({ ...row, id: 'in', entryOrder: 9 })))
    expect(there.kind === 'replayed' && texts(there.position.purchaseCost)).toEqual(['200'])
    book.sell('2026-05-04', 10, 12)
    expect(texts(...book.report().entries.map(({ costAfter }) => costAfter))).toEqual(['300', '200'])
  })

  test('what exceeds the cost is a gain of the year in which it was paid', () => {
    const book = bookOf()
    book.buy('2025-01-06', 50, 4)
    book.happen(event('returnOfCapital', '2025-06-30', { gross: decimal(170) }))
    book.happen(event('returnOfCapital', '2026-01-15', { recordDate: '2025-12-31', gross: decimal(45) }))
    const { entries, years } = book.report()
    expect(texts(...entries.map(({ costAfter }) => costAfter))).toEqual(['200', '30', '0'])
    expect(years.map(({ year, deemedGain, reportedGain }) => texts(decimal(year), deemedGain, reportedGain))).toEqual([
      ['2026', '15', '15'],
    ])
  })

  test('cash for the rest of a consolidation is a sale of it', () => {
    const book = bookOf()
    book.buy('2026-01-05', 1003, 4)
    const ratio = { numerator: decimal(1), denominator: decimal(10), cashInLieu: decimal('12.60') }
    book.happen(event('split', '2026-02-02', ratio))
    const { entries, years } = book.report()
    expect(texts(entries[1]?.shareCountAfter, entries[2]?.shareCountAfter, entries[2]?.costAfter)).toEqual([
      ...['100.3', '100', '4000'],
    ])
    expect(texts(years[0]?.soldShareCount, years[0]?.proceeds, years[0]?.reportedGain)).toEqual(['0.3', '12.6', '0.6'])
  })

  test('several losses in one window each count the same replacing shares', () => {
    const book = bookOf()
    book.buy('2026-01-05', 60, 10)
    book.sell('2026-05-05', 40, 7)
    book.sell('2026-05-12', 15, 6)
    book.buy('2026-05-21', 20, '6.50')
    const { entries, years } = book.report()
    expect(texts(entries[1]?.sale?.deniedLoss, entries[2]?.sale?.deniedLoss)).toEqual(['60', '105'])
    expect(texts(years[0]?.reportedGain, entries[3]?.shareCountAfter, entries[3]?.costAfter)).toEqual([
      ...['-60', '25', '300'],
    ])
  })

  test('shares bought back before a split count as many as they have become', () => {
    const book = bookOf()
    book.buy('2026-01-05', 100, 10)
    book.buy('2026-05-01', 10, 6)
    book.happen(event('split', '2026-05-04', { numerator: decimal(4), denominator: decimal(1) }))
    book.sell('2026-05-11', 80, 1)
    const sale = book.report().entries.at(-1)?.sale
    expect(texts(sale?.superficial?.boughtInWindow, sale?.superficial?.replaced)).toEqual(['40', '40'])
  })

  test('a split is of its own portfolio, and a distribution of a registered one changes no pool', () => {
    const book = bookOf()
    book.buy('2026-01-05', 10, 30)
    book.buy('2026-01-05', 10, 30, { portfolioId: 'b' })
    book.happen(event('split', '2026-02-02', { numerator: decimal(3), denominator: decimal(1) }))
    book.happen(event('returnOfCapital', '2026-03-02', { gross: decimal(50) }), {
      isRegistered: true,
      portfolioId: 'c',
    })
    const { entries } = book.report()
    expect(texts(entries.at(-1)?.shareCountAfter, entries.at(-1)?.costAfter)).toEqual(['40', '600'])
  })
})

proveRandomBooks(40)
