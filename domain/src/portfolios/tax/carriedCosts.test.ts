import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '../../kernel/decimal.ts'
import type { TaxTrade } from '../adjustedCostBase.ts'
import { carriedCostsInSteps } from './carriedCosts.ts'
import { atOnce, costBaseAtOnce } from '../testing/costBaseAtOnce.ts'

const TODAY = '2026-11-28'

type Row = Pick<TaxTrade, 'kind' | 'tradeDate'> & Partial<TaxTrade> & { shares: number; at: number }

const book = (rows: readonly Row[]): TaxTrade[] =>
  rows.map(({ shares, at, ...row }, index) => ({
    id: `row${index}`,
    portfolioId: 'margin',
    listingId: 'listing',
    isRegistered: false,
    owner: 'self',
    fee: null,
    rateToCad: decimal(1),
    tradeOrder: 0,
    entryOrder: index,
    settlementDate: row.tradeDate,
    quantity: decimal(shares),
    price: decimal(at),
    ...row,
  }))

const dayOf = (index: number) =>
  `2024-${String(1 + Math.floor(index / 28)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`

/** Final adjusted cost base of each stock after a purchase of A and conversions back and forth. */
function finalCosts(purchase: Row, conversions: readonly number[]) {
  const stocks: [Row[], Row[]] = [[purchase], []]
  let held: [number, number] = [purchase.shares, 0]
  for (const [index, wanted] of conversions.entries()) {
    const from = index % 2 === 0 ? 0 : 1
    const to = from === 0 ? 1 : 0
    const shares = Math.min(wanted, held[from])
    if (shares === 0) break
    const shared = { tradeDate: dayOf(index + 1), shares, carrier: `event${index}` }
    stocks[from].push({ ...shared, kind: 'convertedOut', at: 0 })
    // The position's own cost, which has no fee.
    stocks[to].push({ ...shared, kind: 'convertedIn', at: purchase.at * shares })
    held = from === 0 ? [held[0] - shares, held[1] + shares] : [held[0] + shares, held[1] - shares]
  }
  const securities = stocks.map(book)
  const carried = atOnce(carriedCostsInSteps(securities, TODAY))
  return securities.map(
    (trades) => costBaseAtOnce(trades, TODAY, 'perSale', carried).entries.at(-1)?.costAfter.round(10) ?? decimal(0),
  )
}

const PURCHASE: Row = { kind: 'buy', tradeDate: dayOf(0), shares: 100, at: 10, fee: decimal(10) }

test('shares that are converted and partly converted back keep their share of the purchase fee [NUM-9]', () => {
  expect(finalCosts(PURCHASE, [100, 80]).map(String)).toEqual(['808', '202'])
})

test('conversions back and forth move cost and never create or lose any [NUM-9]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 }), (conversions) => {
      const [a, b] = finalCosts(PURCHASE, conversions)
      expect(String(a?.plus(b ?? 0).round(8))).toBe('1010')
    }),
  )
})
