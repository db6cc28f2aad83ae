import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { amountText, storedSumsOf, NOTHING_COUNTED, unitLotOf, unitSumsOf } from './positionReplay.ts'
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

describe('PORT-20 counting in whole numbers', () => {
  test('finds what a replay finds, effect by effect, refusals included', () => {
    fc.assert(
      fc.property(fc.oneof(anyLots, possibleLots, finest), (lots) => {
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
