import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, ZERO } from '../kernel/decimal.ts'
import { amountText, storedSumsOf, NOTHING_COUNTED, unitLotOf, unitSumsOf } from './positionReplay.ts'
import { BEFORE_TRADES, type LedgerRow } from './lot.ts'
import { anyLedger } from './testing/anyLedger.ts'
import { anyLots, book, daysOf, possibleLots } from './testing/anyLots.ts'
import { replayInDecimals } from './testing/replayInDecimals.ts'
import { replayLots } from './testing/replayLots.ts'

// The places that a lot may have, and times, so that days are turned around and come in another order than entered.
const finest = anyLots.map((lots) =>
  lots.map((lot, index) => ({
    ...lot,
    tradeOrder: index % 3,
    quantity: lot.quantity.plus(decimal(index % 7).div(1_000_000)),
    price: lot.price.plus(decimal(index % 9).div(100_000_000)),
  })),
)

describe('counting in whole numbers [PORT-20]', () => {
  test('finds what a replay finds, effect by effect, refusals included', () => {
    fc.assert(
      fc.property(fc.oneof(anyLots, possibleLots, finest, anyLedger), (lots) => {
        expect(replayInDecimals(lots)).toEqual(replayLots(lots))
      }),
      { numRuns: 500 },
    )
  })

  test('takes the whole rest with the last share, and rounds a half up', () => {
    const { buy, sell } = book()
    const lots = [buy('2026-01-05', 3, 10), buy('2026-01-05', 4, '3.33'), sell('2026-01-06', 1, 7)]
    const [, sold] = daysOf(lots)
    expect(amountText(sold?.effects[0]?.soldCost ?? 0n)).toBe('6.18857142857142857143')
    const [, , empty] = daysOf([...lots, sell('2026-01-07', 6, 7)])
    expect(empty?.sums.soldCost).toBe(empty?.sums.purchaseCost)
  })

  test('goes on from what earlier days add up to, kept as text', () => {
    fc.assert(
      fc.property(possibleLots, fc.integer({ min: 1, max: 21 }), (lots, day) => {
        const from = `2026-03-${String(day).padStart(2, '0')}`
        const earlier = daysOf(lots.filter(({ tradeDate }) => tradeDate < from))
        const kept = storedSumsOf(earlier.at(-1)?.sums ?? NOTHING_COUNTED)
        const later = daysOf(
          lots.filter(({ tradeDate }) => tradeDate >= from),
          unitSumsOf(kept),
        )
        expect([...earlier, ...later]).toEqual(daysOf(lots))
      }),
    )
  })

  test('takes no lot with more places than lots have', () => {
    const { buy } = book()
    const lot = buy('2026-01-05', '0.0000001', 1)
    expect(() => unitLotOf(lot)).toThrow(RangeError)
    expect(unitLotOf({ ...lot, quantity: '2.5', price: '0.00000001' })).toMatchObject({
      quantity: 2_500_000n,
      price: 1n,
    })
  })
})

describe('a split in the ledger', () => {
  const split = (tradeDate: string, numerator: number, denominator: number): LedgerRow => ({
    ...{ id: `split ${tradeDate}`, kind: 'split', tradeDate, tradeOrder: BEFORE_TRADES, entryOrder: 1_000 },
    ...{ quantity: decimal(numerator), price: decimal(denominator) },
  })
  const { buy, sell } = book()
  const trades = [buy('2026-01-05', 10, 30), sell('2026-01-06', 4, 33), buy('2026-03-02', 5, 12)]

  test('changes the counts of shares and nothing that was paid', () => {
    const [, , after] = daysOf([...trades, split('2026-02-02', 3, 1)])
    expect(after && storedSumsOf(after.sums)).toEqual({
      ...{ purchasedShareCount: '30', soldShareCount: '12' },
      ...{ purchaseCost: '300', soldCost: '120', proceeds: '132' },
    })
    expect(after?.lotCount).toBe(0)
  })

  test('counts before the trades of its day, whenever it was entered', () => {
    const [, , day] = daysOf([...trades, split('2026-03-02', 3, 1)])
    expect(day?.effects.map(({ shareCountAfter }) => shareCountAfter)).toEqual([18_000_000n, 23_000_000n])
    expect(day?.lotCount).toBe(1)
  })

  test('and the reverse one restore every sum', () => {
    fc.assert(
      fc.property(possibleLots, fc.constantFrom(2, 4, 5, 10), (lots, ratio) => {
        const days = daysOf([...lots, split('2026-04-01', ratio, 1), split('2026-04-02', 1, ratio)])
        expect(days.at(-1)?.sums).toEqual(daysOf(lots).at(-1)?.sums ?? NOTHING_COUNTED)
      }),
      { numRuns: 50 },
    )
  })

  test('with cash for the rest sells what is no whole share', () => {
    const cash: LedgerRow = { ...split('2026-02-02', 1, 1), id: 'cash', kind: 'cashInLieu', price: decimal('12.60') }
    const lots = [buy('2026-01-05', 1003, 4), split('2026-02-02', 1, 10), { ...cash, entryOrder: 1_001 }]
    const [, day] = daysOf(lots)
    expect(day && storedSumsOf(day.sums)).toEqual({
      ...{ purchasedShareCount: '100.3', soldShareCount: '0.3' },
      ...{ purchaseCost: '4012', soldCost: '12', proceeds: '12.6' },
    })
  })
})

describe('shares and cost that go to another stock or account', () => {
  const { buy, sell } = book()
  const moved = (kind: 'transferOut' | 'costOut', quantity: number, price: string): LedgerRow => ({
    ...{ id: kind, kind, tradeDate: '2026-02-02', tradeOrder: BEFORE_TRADES, entryOrder: 1_000 },
    ...{ quantity: decimal(quantity), price: decimal(price) },
  })
  const sumsOf = (rows: readonly LedgerRow[]) => storedSumsOf(daysOf(rows).at(-1)?.sums ?? NOTHING_COUNTED)

  test('a spin-off that takes a cost of 97.06 leaves sales at 3,176.26 and lowers the purchases [NUM-14]', () => {
    const rows = [buy('2026-01-05', 100, '9.706'), moved('costOut', 1, '0.1'), sell('2026-03-02', 100, '31.7626')]
    expect(sumsOf(rows)).toEqual({
      ...{ purchasedShareCount: '100', soldShareCount: '100' },
      ...{ purchaseCost: '873.54', soldCost: '873.54', proceeds: '3176.26' },
    })
  })

  test('shares transferred out are not shares sold [NUM-14]', () => {
    const rows = [buy('2026-01-05', 50, 10), moved('transferOut', 20, '0'), sell('2026-03-02', 10, 12)]
    expect(sumsOf(rows)).toEqual({
      ...{ purchasedShareCount: '30', soldShareCount: '10' },
      ...{ purchaseCost: '300', soldCost: '100', proceeds: '120' },
    })
  })

  test('sales are exactly the amounts of sales and of cash for fractions, in any ledger [NUM-14]', () => {
    fc.assert(
      fc.property(anyLedger, (rows) => {
        const replay = replayInDecimals(rows)
        fc.pre(replay.kind === 'replayed')
        const sold = rows.filter(({ kind }) => kind === 'sell' || kind === 'cashInLieu')
        const amount = sold.reduce((sum, { quantity, price }) => sum.plus(quantity.times(price)), ZERO)
        expect(replay.position.proceeds).toEqual(amount)
        expect(replay.position.purchaseCost.gte(replay.position.soldCost)).toBe(true)
      }),
    )
  })
})
