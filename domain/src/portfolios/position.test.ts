import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, type Decimal } from '../kernel/decimal.ts'
import { type Lot } from './lot.ts'
import { remainingCostOf, shareCountOf } from './position.ts'
import { isCountedLast, NOTHING_COUNTED, replayPosition, unitLotOf } from './positionReplay.ts'
import { anyLots, book, daysOf, positionOf, possibleLots } from './testing/anyLots.ts'
import { replayInDecimals } from './testing/replayInDecimals.ts'
import type { Position } from './testing/replayLots.ts'

function oversellOf(lots: readonly Lot[]) {
  const replay = replayInDecimals(lots)
  if (replay.kind === 'replayed') throw new Error('Nothing was refused.')
  return replay.oversell
}

describe('the average cost [PORT-20]', () => {
  test('moves with purchases and stays with sales', () => {
    const { buy, sell } = book()
    const bought = [buy('2026-01-05', 100, 10), buy('2026-01-06', 300, 20)]
    expect(remainingCostOf(positionOf(bought)).toString()).toBe('7000')
    const sold = positionOf([...bought, sell('2026-01-07', 100, 30)])
    expect(shareCountOf(sold).toString()).toBe('300')
    expect(remainingCostOf(sold).div(shareCountOf(sold)).toString()).toBe('17.5')
    expect(sold.proceeds.minus(sold.soldCost).toString()).toBe('1250')
  })

  test('begins anew once all is sold, without a crumb', () => {
    const { buy, sell } = book()
    const flat = [
      buy('2026-01-05', 3, 10),
      buy('2026-01-05', 4, '3.33'),
      ...[1, 2, 4].map((n) => sell('2026-01-06', n, 7)),
    ]
    expect(remainingCostOf(positionOf(flat)).toString()).toBe('0')
    const again = positionOf([...flat, buy('2026-01-07', 5, 8)])
    expect(remainingCostOf(again).toString()).toBe('40')
  })

  test('sums that floats would spoil are exact', () => {
    const { buy, sell } = book()
    const position = positionOf([
      buy('2026-01-05', '0.1', '0.1'),
      buy('2026-01-05', '0.2', '0.1'),
      sell('2026-01-06', '0.3', '0.1'),
    ])
    expect([shareCountOf(position), remainingCostOf(position)].map(String)).toEqual(['0', '0'])
    expect(position.proceeds.minus(position.soldCost).toString()).toBe('0')
  })
})

describe('the order of a day [LOT-14]', () => {
  test('is the order of entry: a purchase after the sale does not change its cost', () => {
    const { buy, sell } = book()
    const lots = [buy('2026-01-05', 10, 10), sell('2026-01-05', 5, 12), buy('2026-01-05', 10, 30)]
    expect(positionOf(lots).soldCost.toString()).toBe('50')
    expect(positionOf(lots.toReversed()).soldCost.toString()).toBe('50')
  })

  test('is the time of day where it is known', () => {
    const { buy, sell } = book()
    const lots = [sell('2026-01-05', 5, 12, 2000), buy('2026-01-05', 10, 10, 1000)]
    const replay = replayInDecimals(lots)
    expect(replay.kind === 'replayed' && replay.effects.map(({ lotId }) => lotId)).toEqual(['lot2', 'lot1'])
    expect(replay.kind === 'replayed' && replay.position.newestDayBuysFirst).toBe(false)
  })

  test('takes purchases first only where a sale would otherwise come too early', () => {
    const { buy, sell } = book()
    const position = positionOf([sell('2026-01-05', 10, 12), buy('2026-01-05', 10, 10), buy('2026-01-05', 10, 20)])
    expect(position.soldCost.toString()).toBe('150')
    expect(position.newestDayBuysFirst).toBe(true)
  })
})

describe('what is refused [LOT-14]', () => {
  test('more than is held, naming both figures', () => {
    const { buy, sell } = book()
    const oversell = oversellOf([buy('2026-01-05', 10, 10), sell('2026-01-06', '10.000001', 12)])
    expect(oversell).toEqual({
      lotId: 'lot2',
      tradeDate: '2026-01-06',
      quantity: decimal('10.000001'),
      held: decimal(10),
    })
  })

  test('a sale dated before the purchase', () => {
    const { buy, sell } = book()
    expect(oversellOf([buy('2026-01-05', 10, 10), sell('2026-01-04', 1, 12)]).held.toString()).toBe('0')
  })

  test('an edit or a deletion that takes the shares of a later sale away', () => {
    const { buy, sell } = book()
    const [first, second, third] = [buy('2026-01-05', 10, 10), buy('2026-01-06', 10, 10), sell('2026-01-07', 15, 12)]
    expect(oversellOf([first, third])).toMatchObject({ lotId: third.id, tradeDate: '2026-01-07' })
    expect(oversellOf([first, { ...second, quantity: decimal(4) }, third])).toMatchObject({ lotId: third.id })
    expect(oversellOf([first, { ...second, tradeDate: '2026-01-08' }, third])).toMatchObject({ lotId: third.id })
  })

  test('an earlier sale that a later one cannot live with', () => {
    const { buy, sell } = book()
    const [bought, later] = [buy('2026-01-05', 10, 10), sell('2026-01-07', 10, 12)]
    expect(oversellOf([bought, later, sell('2026-01-06', 1, 12)])).toMatchObject({ lotId: later.id })
  })
})

const NO_TRADE = { newestTradeDate: null, newestTradeOrder: 0, newestDayBuysFirst: false }

describe('one lot more', () => {
  test('the newest lot is added or refused without the others [LOT-14]', () => {
    const { buy, sell } = book()
    const [bought, sold] = [buy('2026-01-05', 10, 10), sell('2026-01-05', 11, 10)]
    expect(isCountedLast(bought, NO_TRADE)).toBe(true)
    const [day] = daysOf([bought])
    expect(replayPosition([unitLotOf(sold)], day?.sums)).toMatchObject({
      kind: 'refused',
      oversell: { held: decimal(10) },
    })
  })

  test('an older lot, or one in a day that was turned around, asks for a replay', () => {
    const { buy, sell } = book()
    const position = positionOf([buy('2026-01-05', 10, 10, 500), sell('2026-01-06', 5, 10), buy('2026-01-06', 1, 10)])
    expect(isCountedLast(buy('2026-01-05', 1, 1), position)).toBe(false)
    expect(isCountedLast(buy('2026-01-06', 1, 1), position)).toBe(true)

    const turned = positionOf([sell('2026-01-06', 5, 10), buy('2026-01-06', 5, 10)])
    expect(isCountedLast(buy('2026-01-06', 1, 1), turned)).toBe(false)
    expect(isCountedLast(buy('2026-01-07', 1, 1), turned)).toBe(true)
    const timed = positionOf([buy('2026-01-06', 5, 10, 900)])
    expect(isCountedLast(buy('2026-01-06', 5, 10, 800), timed)).toBe(false)
  })

  test('adding lot by lot gives what a replay of all gives', () => {
    fc.assert(
      fc.property(anyLots, (lots) => {
        let counted: Lot[] = []
        let position: Pick<Position, keyof typeof NO_TRADE> = NO_TRADE
        let sums = NOTHING_COUNTED
        for (const lot of lots) {
          const whole = replayInDecimals([...counted, lot])
          if (isCountedLast(lot, position)) {
            const step = replayPosition([unitLotOf(lot)], sums)
            expect(step.kind === 'refused').toBe(whole.kind === 'refused')
            if (step.kind === 'counted') expect(step.days.at(-1)?.sums).toEqual(daysOf([...counted, lot]).at(-1)?.sums)
          }
          if (whole.kind === 'refused') continue
          counted = [...counted, lot]
          position = whole.position
          sums = daysOf(counted).at(-1)?.sums ?? sums
        }
      }),
    )
  })
})

describe('identities of any book [PORT-20]', () => {
  test('the order in which lots are handed over does not count', () => {
    fc.assert(
      fc.property(possibleLots, (lots) => {
        expect(replayInDecimals(lots.toReversed())).toEqual(replayInDecimals(lots))
      }),
    )
  })

  test('no count and no cost is ever negative, and no shares means no cost', () => {
    fc.assert(
      fc.property(possibleLots, (lots) => {
        const replay = replayInDecimals(lots)
        if (replay.kind === 'refused') throw new Error('These lots are possible.')
        expect(replay.effects.every(({ shareCountAfter }) => shareCountAfter.gte(0))).toBe(true)
        const cost = remainingCostOf(replay.position)
        expect(cost.gte(0)).toBe(true)
        if (shareCountOf(replay.position).eq(0)) expect(cost.toString()).toBe('0')
      }),
    )
  })

  test('agrees with whole fractions to less than a billionth of a cent', () => {
    fc.assert(
      fc.property(possibleLots, (lots) => {
        const replay = replayInDecimals(lots)
        if (replay.kind === 'refused') throw new Error('These lots are possible.')
        const byId = new Map(lots.map((lot) => [lot.id, lot]))
        const ordered = replay.effects.flatMap(({ lotId }) => byId.get(lotId) ?? [])
        const expected = decimal(costInFractions(ordered))
        expect(remainingCostOf(replay.position).minus(expected).abs().lt('1e-11')).toBe(true)
      }),
    )
  })
})

/** The remaining cost by whole-number fractions, which no division rounds; cut to 30 decimals at the end. */
function costInFractions(ordered: readonly Lot[]): string {
  const scale = 10n ** 12n
  const whole = (value: Decimal) => BigInt(value.times(1_000_000).toFixed(0))
  let [shares, top, bottom] = [0n, 0n, 1n]
  for (const { kind, quantity, price } of ordered) {
    const count = whole(quantity)
    if (kind === 'buy') {
      top += count * whole(price) * bottom
      shares += count
    } else {
      top *= shares - count
      bottom *= shares
      shares -= count
      if (shares === 0n) [top, bottom] = [0n, 1n]
    }
  }
  const digits = String((top * 10n ** 30n) / (bottom * scale)).padStart(31, '0')
  return `${digits.slice(0, -30)}.${digits.slice(-30)}`
}
