import { describe, expect, test } from 'vitest'
import { decimal, type Decimal } from '../kernel/decimal.ts'
import { type TaxTrade } from './adjustedCostBase.ts'
import {
  type BookEventFacts,
  bookEventFaultsOf,
  cashOf,
  convertedRowsOf,
  ledgerRowsOf,
  EMPTY_FACTS,
  receivedRowOf,
} from './bookEvent.ts'
import { type LedgerRow, type LotKind } from './lot.ts'
import { costBaseAtOnce } from './testing/costBaseAtOnce.ts'
import { replayInDecimals } from './testing/replayInDecimals.ts'
import { proveRandomBooks } from './testing/proveRandomBooks.ts'

const TODAY = '2026-11-21'

function event(kind: BookEventFacts['kind'], date: string, more: Partial<BookEventFacts> = {}): BookEventFacts {
  return { ...EMPTY_FACTS, kind, date, ...more }
}

/** A book of one stock; each row settles on its own day. */
function bookOf() {
  const rows: TaxTrade[] = []
  const add = (row: Omit<LedgerRow, 'id' | 'entryOrder'> & Partial<TaxTrade>) => {
    rows.push({
      ...{
        portfolioId: 'a',
        listingId: 'listing',
        isRegistered: false,
        owner: 'self',
        fee: null,
        rateToCad: decimal(1),
      },
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
    add,
    happen(facts: BookEventFacts, more: Partial<TaxTrade> = {}) {
      for (const { settlementDate, ...row } of ledgerRowsOf(facts)) {
        add({ ...row, ...(settlementDate !== null && { settlementDate }), ...more })
      }
    },
    report: (received?: ReadonlyMap<string, Decimal>) => costBaseAtOnce(rows, TODAY, 'perSale', received),
  }
}

const texts = (...amounts: (Decimal | undefined)[]) => amounts.map(String)

/** The books of a stock and of the one that its shares become or bring, with what each had cost in all. */
function converted(facts: BookEventFacts, buy: (book: ReturnType<typeof bookOf>) => void) {
  const [old, fresh] = [bookOf(), bookOf()]
  buy(old)
  old.happen(facts, { carrier: 'event' })
  const counted = replayInDecimals(old.rows)
  const effect = counted.kind === 'replayed' ? counted.effects.find(({ lotId }) => lotId === old.rows.at(-1)?.id) : null
  for (const { settlementDate: _, ...row } of convertedRowsOf(facts, effect?.soldCost ?? decimal(0))) {
    fresh.add({ ...row, carrier: 'event' })
  }
  const before = old.report()
  return {
    old,
    fresh,
    before,
    after: fresh.report(before.moved),
    ofOld: counted,
    ofFresh: replayInDecimals(fresh.rows),
  }
}

const lastOf = ({ entries }: ReturnType<typeof costBaseAtOnce>) =>
  texts(entries.at(-1)?.shareCountAfter, entries.at(-1)?.costAfter)

describe('conversions, by worked examples', () => {
  test('worked example 5: a spin-off takes its share of the cost along', () => {
    const facts = event('spinOff', '2026-05-04', {
      ...{ quantity: decimal(80), numerator: decimal(1), denominator: decimal(4), costShare: decimal('0.1') },
    })
    const { before, after, ofOld, ofFresh } = converted(facts, (book) => book.buy('2026-01-05', 80, 60))
    expect([lastOf(before), lastOf(after)]).toEqual([
      ['80', '4320'],
      ['20', '480'],
    ])
    expect([before.years, after.years]).toEqual([[], []])
    expect([ofOld, ofFresh]).toMatchObject([{ kind: 'replayed' }, { kind: 'replayed' }])
    const costs = [ofOld, ofFresh].map((one) =>
      one.kind === 'replayed' ? String(one.position.purchaseCost.minus(one.position.soldCost)) : '',
    )
    expect(costs).toEqual(['4320', '480'])
    expect(String(cashOf(facts))).toBe('0')
  })

  test('worked example 6: cash and shares are a sale at their value, and shares alone go on with the cost', () => {
    const more = { quantity: decimal(200), numerator: decimal(1), denominator: decimal(2) }
    const mixed = event('exchange', '2026-05-04', { ...more, perShare: decimal(30), gross: decimal(800) })
    const sold = converted(mixed, (book) => book.buy('2026-01-05', 200, 15))
    const [year] = sold.before.years
    expect(texts(year?.proceeds, year?.gain)).toEqual(['3800', '800'])
    expect([lastOf(sold.before), lastOf(sold.after)]).toEqual([
      ['0', '0'],
      ['100', '3000'],
    ])
    expect(String(cashOf(mixed))).toBe('800')

    const forShares = event('exchange', '2026-05-04', { ...more, numerator: decimal(3), denominator: decimal(4) })
    const { before, after, ofFresh } = converted(forShares, (book) => book.buy('2026-01-05', 200, 15))
    expect([before.years, lastOf(before), lastOf(after)]).toEqual([[], ['0', '0'], ['150', '3000']])
    expect(ofFresh.kind === 'replayed' && String(ofFresh.position.purchaseCost)).toBe('3000')
  })

  test('a change of symbol moves the adjusted cost base whole, with its fees', () => {
    const facts = event('symbolChange', '2026-05-04', { quantity: decimal(40) })
    const { before, after, ofFresh } = converted(facts, (book) => {
      book.buy('2026-01-05', 30, 10, { fee: decimal('9.99') })
      book.buy('2026-02-05', 10, 14)
    })
    expect([lastOf(before), lastOf(after)]).toEqual([
      ['0', '0'],
      ['40', '449.99'],
    ])
    expect(ofFresh.kind === 'replayed' && String(ofFresh.position.purchaseCost)).toBe('440')
  })

  test('a taxable spin-off is a dividend that bought the shares', () => {
    const facts = event('spinOff', '2026-05-04', {
      ...{ quantity: decimal(80), numerator: decimal(1), denominator: decimal(4), perShare: decimal(24) },
    })
    const { before, after } = converted(facts, (book) => book.buy('2026-01-05', 80, 60))
    expect([lastOf(before), lastOf(after)]).toEqual([
      ['80', '4800'],
      ['20', '480'],
    ])
  })

  test('a fraction of the new shares is sold for its cash', () => {
    const more = { quantity: decimal(101), numerator: decimal(1), denominator: decimal(2) }
    const facts = event('exchange', '2026-05-04', { ...more, cashInLieu: decimal(12) })
    const { after } = converted(facts, (book) => book.buy('2026-01-05', 101, 10))
    expect(lastOf(after)).toEqual(['50', '1000'])
    expect(texts(after.years[0]?.proceeds, after.years[0]?.gain)).toEqual(['12', '2'])
    expect(String(cashOf(facts))).toBe('12')
  })

  test.each([
    ['exchange', { gross: decimal(4) }, 'perShare', 'required'],
    ['exchange', { numerator: null }, 'ratio', 'required'],
    ['spinOff', {}, 'costShare', 'required'],
    ['spinOff', { costShare: decimal(1) }, 'costShare', 'tooLarge'],
    ['spinOff', { costShare: decimal(0) }, 'costShare', 'notPositive'],
    ['spinOff', { costShare: decimal('0.2'), perShare: decimal(3) }, 'perShare', 'notAllowed'],
    ['symbolChange', { quantity: null }, 'quantity', 'required'],
  ] as const)('%s with %j is refused by %s: %s', (kind, more, field, code) => {
    const ratio = { quantity: decimal(10), numerator: decimal(1), denominator: decimal(1) }
    const facts = event(kind, '2026-05-04', { ...ratio, ...more })
    const rules = { latestDate: TODAY, hasStock: true, currency: 'CAD' as const }
    expect(bookEventFaultsOf(facts, rules)).toEqual([{ field, code }])
  })
})

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
    expect(sums.kind === 'replayed' && texts(sums.position.purchaseCost, sums.position.proceeds)).toEqual(['100', '0'])
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
