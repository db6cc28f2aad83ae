import fc from 'fast-check'
import { decimal } from '../../kernel/decimal.ts'
import { compareLots, type LedgerRow, type Lot, type LotKind } from '../lot.ts'
import { replayPosition, type DayCount, unitLotOf, type UnitSums } from '../positionReplay.ts'
import { replayInDecimals } from './replayInDecimals.ts'
import { replayLots, type Position } from './replayLots.ts'

/** Makes lots that are entered one after the other. */
export function book() {
  let entryOrder = 0
  const lot =
    (kind: LotKind) =>
    (tradeDate: string, quantity: string | number, price: string | number, tradeOrder = 0): Lot => {
      entryOrder += 1
      return {
        id: `lot${entryOrder}`,
        kind,
        tradeDate,
        tradeOrder,
        entryOrder,
        quantity: decimal(quantity),
        price: decimal(price),
      }
    }
  return { buy: lot('buy'), sell: lot('sell') }
}

/** The position of lots that nothing refuses. */
export function positionOf(lots: readonly Lot[]): Position {
  const replay = replayInDecimals(lots)
  if (replay.kind === 'refused') throw new Error(`Refused: ${replay.oversell.lotId}`)
  return replay.position
}

/** The days of lots that nothing refuses. */
export function daysOf(lots: readonly LedgerRow[], before?: UnitSums): readonly DayCount[] {
  const count = replayPosition(lots.map(unitLotOf).toSorted(compareLots), before)
  if (count.kind === 'refused') throw new Error(`Refused: ${count.oversell.lotId}`)
  return count.days
}

const quantities = fc.integer({ min: 1, max: 5_000_000 }).map((millionths) => decimal(millionths).div(1000))
const prices = fc.integer({ min: 0, max: 2_000_000_000 }).map((parts) => decimal(parts).div(1_000_000))

/** Lots in entry order over some twenty days, some of them impossible sales. */
export const anyLots = fc
  .array(
    fc.record({ isSale: fc.boolean(), day: fc.integer({ min: 1, max: 20 }), quantity: quantities, price: prices }),
    {
      maxLength: 40,
    },
  )
  .map((rows) =>
    rows.map(({ isSale, day, quantity, price }, index): Lot => {
      const tradeDate = `2026-03-${String(day).padStart(2, '0')}`
      const kind = isSale ? 'sell' : 'buy'
      return { id: `lot${index}`, kind, tradeDate, tradeOrder: 0, entryOrder: index, quantity, price }
    }),
  )

/** The same, without the lots that would sell what is not held. */
export const possibleLots = anyLots.map((lots) =>
  lots.reduce<Lot[]>((kept, lot) => (replayLots([...kept, lot]).kind === 'refused' ? kept : [...kept, lot]), []),
)
