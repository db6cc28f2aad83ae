import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { type BookEventFacts, ledgerRowsOf, EMPTY_FACTS } from './bookEvent.ts'
import type { LedgerRow } from './lot.ts'
import { convertedHoldingsOf, convertedLotOf } from './portfolioValue.ts'
import { replayPosition, unitLotOf } from './positionReplay.ts'
import { book } from './testing/anyLots.ts'
import { costBaseAtOnce } from './testing/costBaseAtOnce.ts'
import { replayInDecimals } from './testing/replayInDecimals.ts'
import { replayLots } from './testing/replayLots.ts'

const DATE = '2026-03-16'
const { buy } = book()
const PURCHASE = buy('2026-01-05', 100, 100)

function rowsOf(facts: Partial<BookEventFacts> & Pick<BookEventFacts, 'kind'>): LedgerRow[] {
  return ledgerRowsOf({ ...EMPTY_FACTS, date: DATE, ...facts }).map((row, index) => {
    return { ...row, id: `row${index}`, entryOrder: 1_000 + index }
  })
}

function sumsOf(rows: readonly LedgerRow[]) {
  const replay = replayInDecimals([PURCHASE, ...rows])
  if (replay.kind === 'refused') throw new Error(`Refused: ${replay.oversell.lotId}`)
  return replay.position
}

/** The adjusted cost base after all rows. */
function costBaseOf(rows: readonly LedgerRow[]) {
  const account = { portfolioId: 'a', listingId: 'listing', isRegistered: false, owner: 'self' as const }
  const trades = [PURCHASE, ...rows].map((row) => {
    return { ...row, ...account, fee: null, rateToCad: decimal(1), settlementDate: row.tradeDate }
  })
  return costBaseAtOnce(trades, '2026-11-28').entries.at(-1)?.costAfter
}

const shares = fc.integer({ min: 1, max: 90_000_000 }).map((millionths) => decimal(millionths).div(1_000_000))
const amounts = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => decimal(cents).div(100))

describe('an amount that no price of eight decimals gives', () => {
  test('400 reinvested in 30 shares after a purchase of 10,000 makes a cost of exactly 10,400 [NUM-18]', () => {
    const rows = rowsOf({ kind: 'reinvestment', quantity: decimal(30), gross: decimal(400) })
    expect(String(rows[0]?.price)).toBe('13.33333333')
    expect([sumsOf(rows).purchaseCost, costBaseOf(rows)].map(String)).toEqual(['10400', '10400'])
  })

  test('is the whole cost of a reinvestment or a stock dividend, for any shares and amount [NUM-18]', () => {
    fc.assert(
      fc.property(shares, amounts, fc.constantFrom('reinvestment', 'stockDividend'), (quantity, gross, kind) => {
        const rows = rowsOf({ kind, quantity, gross })
        const cost = gross.plus(10_000)
        expect(sumsOf(rows).purchaseCost.eq(cost)).toBe(true)
        expect(costBaseOf(rows)?.eq(cost)).toBe(true)
        expect(replayInDecimals([PURCHASE, ...rows])).toEqual(replayLots([PURCHASE, ...rows]))
      }),
    )
  })

  test('is the whole proceeds of a taxed exchange [NUM-18]', () => {
    const ratio = { numerator: decimal(1), denominator: decimal(1) }
    const [quantity, perShare, gross] = [decimal(30), decimal(12), decimal(40)]
    const rows = rowsOf({ kind: 'exchange', quantity, perShare, gross, ...ratio })
    expect(String(sumsOf(rows).proceeds)).toBe('400')
  })

  test('is converted at the rate of its day without a remainder [NUM-18]', () => {
    const rows = rowsOf({ kind: 'reinvestment', quantity: decimal(30), gross: decimal(400) })
    const replay = replayPosition(rows.map((row) => convertedLotOf(unitLotOf(row), decimal('1.35'))))
    const holdings = replay.kind === 'counted' ? convertedHoldingsOf(replay.days) : []
    expect(holdings.map(({ value }) => String(value.cost))).toEqual(['540'])
  })

  test('is absent if the price gives the amount exactly [NUM-18]', () => {
    const facts = { kind: 'reinvestment', quantity: decimal(8), gross: decimal(100) } as const
    expect(rowsOf(facts)[0]?.amount).toBeUndefined()
    expect(rowsOf({ ...facts, perShare: decimal('13.33') })[0]?.amount).toBeUndefined()
  })
})
