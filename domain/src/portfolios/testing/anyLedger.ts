import fc from 'fast-check'
import { decimal } from '../../kernel/decimal.ts'
import { AFTER_TRADES, BEFORE_TRADES, type LedgerRow, PRICE_PLACES } from '../lot.ts'
import { anyLots } from './anyLots.ts'

const ratios = fc.constantFrom([2, 1], [3, 2], [4, 1], [1, 10], [1, 3], [7, 5]).map(([of = 1, per = 1]) => ({
  quantity: decimal(of),
  price: decimal(per),
}))

const days = fc.integer({ min: 1, max: 20 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`)
const amounts = fc.integer({ min: 1, max: 500_000 }).map((cents) => decimal(cents).div(100))

type Part = Pick<LedgerRow, 'kind' | 'tradeDate' | 'tradeOrder' | 'quantity' | 'price' | 'amount'>

const splits = fc.tuple(days, ratios, fc.option(amounts)).map(([tradeDate, ratio, cash]): Part[] => {
  const split: Part = { kind: 'split', tradeDate, tradeOrder: BEFORE_TRADES, ...ratio }
  return cash === null ? [split] : [split, { ...split, kind: 'cashInLieu', quantity: decimal(1), price: cash }]
})

const distributions = fc
  .tuple(days, fc.constantFrom('returnOfCapital' as const, 'notional' as const), amounts)
  .map(([tradeDate, kind, price]): Part[] => [
    { kind, tradeDate, tradeOrder: AFTER_TRADES, quantity: decimal(1), price },
  ])

const transfers = fc
  .tuple(days, fc.constantFrom('transferOut' as const, 'transferIn' as const), fc.integer({ min: 1, max: 40 }), amounts)
  .map(([tradeDate, kind, shares, cost]): Part[] => {
    const isIn = kind === 'transferIn'
    const tradeOrder = isIn ? BEFORE_TRADES : AFTER_TRADES
    return [{ kind, tradeDate, tradeOrder, quantity: decimal(shares), price: isIn ? cost : decimal(0) }]
  })

const conversions = fc
  .tuple(
    days,
    fc.constantFrom('convertedOut' as const, 'convertedIn' as const, 'costOut' as const),
    fc.integer({ min: 1, max: 40 }),
    amounts,
  )
  .map(([tradeDate, kind, shares, cost]): Part[] => {
    const part = { kind, tradeDate, tradeOrder: BEFORE_TRADES }
    if (kind === 'costOut') return [{ ...part, quantity: decimal(1), price: decimal(shares).div(100) }]
    return [{ ...part, quantity: decimal(shares), price: kind === 'convertedIn' ? cost : decimal(0) }]
  })

const reinvestments = fc
  .tuple(days, fc.integer({ min: 1, max: 40 }), amounts)
  .map(([tradeDate, shares, amount]): Part[] => {
    const price = amount.div(shares).round(PRICE_PLACES)
    return [{ kind: 'buy', tradeDate, tradeOrder: 0, quantity: decimal(shares), price, amount }]
  })

/** Trades and events of one stock over some twenty days, in the order in which they are entered; some sell too much. */
export const anyLedger = fc
  .tuple(anyLots, fc.array(fc.oneof(splits, distributions, transfers, conversions, reinvestments), { maxLength: 6 }))
  .map(([lots, events]): LedgerRow[] =>
    [...lots, ...events.flat()].map((row, index) => ({ ...row, id: `row${index}`, entryOrder: index })),
  )
