import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import type { TaxTrade } from './adjustedCostBase.ts'
import { BEFORE_TRADES } from './lot.ts'
import { costBaseAtOnce } from './testing/costBaseAtOnce.ts'

const TODAY = '2026-11-28'

type Row = Pick<TaxTrade, 'kind' | 'tradeDate'> & Partial<TaxTrade> & { shares: number; at: number | string }

function book(rows: readonly Row[]): TaxTrade[] {
  return rows.map(({ shares, at, ...row }, index) => ({
    id: `row${index}`,
    portfolioId: 'margin',
    listingId: 'listing',
    isRegistered: false,
    owner: 'self',
    fee: null,
    rateToCad: decimal(1),
    tradeOrder: row.kind === 'split' ? BEFORE_TRADES : 0,
    entryOrder: index,
    settlementDate: row.tradeDate,
    quantity: decimal(shares),
    price: decimal(at),
    ...row,
  }))
}

const TFSA = { portfolioId: 'tfsa', isRegistered: true }
const US_LISTING = { listingId: 'us', rateToCad: decimal('1.3') }

describe('a split of a company with two listings in one portfolio', () => {
  const purchases: Row[] = [
    { kind: 'buy', tradeDate: '2023-01-10', shares: 40, at: 100 },
    { kind: 'buy', tradeDate: '2023-02-10', shares: 60, at: 80, ...US_LISTING },
  ]
  const splitOfBoth: Row[] = [
    { kind: 'split', tradeDate: '2023-06-01', shares: 2, at: 1 },
    { kind: 'split', tradeDate: '2023-06-01', shares: 2, at: 1, ...US_LISTING },
  ]

  test('applies once to the shares of each listing, and the sale of all shares leaves none [NUM-1]', () => {
    const sale: Row = { kind: 'sell', tradeDate: '2024-03-01', shares: 200, at: '59.1' }
    const { entries, years } = costBaseAtOnce(book([...purchases, ...splitOfBoth, sale]), TODAY)
    const afterSplit = entries[3]
    expect([String(afterSplit?.shareCountAfter), String(afterSplit?.costAfter)]).toEqual(['200', '10240'])
    expect(String(years[0]?.gain)).toBe('1580')
    expect(String(entries.at(-1)?.shareCountAfter)).toBe('0')
  })

  test('entered for one listing leaves the shares of the other alone [NUM-1]', () => {
    const { entries } = costBaseAtOnce(book([...purchases, ...splitOfBoth.slice(0, 1)]), TODAY)
    expect(String(entries.at(-1)?.shareCountAfter)).toBe('140')
  })
})

describe('a split and the superficial loss of an earlier year', () => {
  const trades: Row[] = [
    { kind: 'buy', tradeDate: '2024-01-10', shares: 100, at: 10 },
    { kind: 'sell', tradeDate: '2024-06-03', shares: 50, at: 5 },
    { kind: 'buy', tradeDate: '2024-06-10', shares: 50, at: 5, ...TFSA },
    { kind: 'sell', tradeDate: '2024-12-02', shares: 50, at: 6, ...TFSA },
  ]
  const reported = (rows: readonly Row[]) => {
    const year = costBaseAtOnce(book(rows), TODAY).years.find((one) => one.year === 2024)
    // Ratios such as 7 for 9 are rounded at the 20th decimal.
    return [year?.deniedLoss, year?.reportedGain].map((amount) => String(amount?.round(12)))
  }

  test('a split that one account records later changes nothing in the year already filed [NUM-2]', () => {
    expect(reported(trades)).toEqual(['250', '0'])
    const split: Row = { kind: 'split', tradeDate: '2025-08-01', shares: 2, at: 1 }
    expect(reported([...trades, split])).toEqual(['250', '0'])
    expect(reported([...trades, split, { ...split, ...TFSA }])).toEqual(['250', '0'])
  })

  test('no later split of any ratio, recorded in any accounts, changes an earlier year [NUM-2]', () => {
    const anySplit = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      shares: fc.integer({ min: 1, max: 20 }),
      at: fc.integer({ min: 1, max: 20 }),
      account: fc.constantFrom({}, TFSA),
    })
    fc.assert(
      fc.property(fc.array(anySplit, { maxLength: 6 }), (splits) => {
        const rows = splits.map(({ month, account, ...ratio }): Row => {
          return { kind: 'split', tradeDate: `2025-${String(month).padStart(2, '0')}-15`, ...ratio, ...account }
        })
        expect(reported([...trades, ...rows])).toEqual(['250', '0'])
      }),
      { numRuns: 200 },
    )
  })
})
