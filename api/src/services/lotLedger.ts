import { compareLots, type Lot } from '@palier/domain/lot'
import { type DayCount, type UnitLot, unitLotOf } from '@palier/domain/lotCount'
import { addLot, type Oversell } from '@palier/domain/position'
import type { Database } from '../database/database.ts'
import type { LotPlace, NewLot } from '../database/lotQueries.ts'
import type { PortfolioStockRow } from '../database/portfolioQueries.ts'
import { insertLastLot, LOTS_A_MARK, type NewMark, storePosition } from '../database/portfolioSumQueries.ts'
import { type CountedBefore, findStretches } from '../database/stretchQueries.ts'
import { keptPositionOf, keptPositionAfter, markOf, positionOf } from './keptPosition.ts'
import { Refusal } from './refusal.ts'
import { countInTurns } from './stretchCount.ts'

/** A lot to be entered, with its figures as decimals. */
export type FreshLot = { lot: Lot; row: NewLot }

/**
 * Enters a lot and keeps what the stock's lots now add up to. Where it comes last, no other lot is read.
 * Refused with invalidLotQuantity where it sells more than is held. The caller holds the portfolio's lock.
 */
export async function enterLot(transaction: Database, held: PortfolioStockRow, fresh: FreshLot): Promise<void> {
  const { lot, row } = fresh
  const outcome = addLot(positionOf(held), lot)
  if (outcome.kind === 'refused') refuse(outcome.oversell)
  if (outcome.kind === 'replay') {
    await recount(transaction, held, lot.tradeDate, [fresh])
    return
  }
  await insertLastLot(transaction, held, { lot: row, position: keptPositionOf(outcome.position, held.lotCount + 1) })
}

/**
 * Counts the lots of a stock anew from a day on, as they are, with those to be entered, none of an earlier day, and
 * answers how many there are in all. Lots behind the nearest mark are read, and none is written but
 * those to be entered: what each lot did follows from the marks. Refused with invalidLotQuantity where a sale finds too
 * few shares. The caller holds the portfolio's lock.
 */
export async function recount(
  transaction: Database,
  place: LotPlace,
  from: string,
  fresh: readonly FreshLot[] = [],
): Promise<number> {
  const [stretch] = await findStretches(transaction, [{ ...place, from, through: null }])
  if (!stretch) throw new Error('A stretch was not answered.')
  const lots = withFresh(stretch.lots, fresh)
  const count = await countInTurns(lots, stretch.before.sums)
  if (count.kind === 'refused') refuse(count.oversell)

  const position = keptPositionAfter(stretch.before, count.days)
  await storePosition(transaction, place, {
    fresh: fresh.map(({ row }) => row),
    position,
    marks: { after: stretch.before.date, rows: marksOf(stretch.before, count.days) },
    from,
  })
  return position.lotCount
}

/** Lots that are in their order, and fresh ones among them. */
function withFresh(lots: readonly UnitLot[], fresh: readonly FreshLot[]): UnitLot[] {
  const all = [...lots]
  for (const { lot } of fresh) {
    const before = all.findLastIndex((other) => compareLots(other, lot) <= 0)
    all.splice(before + 1, 0, unitLotOf(lot))
  }
  return all
}

/** The last day is not marked: more lots of it may come, and what it adds up to is kept anyway. */
function marksOf({ lotCount: before }: CountedBefore, days: readonly DayCount[]): NewMark[] {
  const marks: NewMark[] = []
  let [lotCount, marked] = [before, before]
  for (const { date, effects, sums } of days.slice(0, -1)) {
    lotCount += effects.length
    if (lotCount < marked + LOTS_A_MARK) continue
    marks.push(markOf(date, lotCount, sums))
    marked = lotCount
  }
  return marks
}

function refuse({ lotId, tradeDate, quantity, held }: Oversell): never {
  const params = { held: held.toNumber(), asked: quantity.toNumber(), lotId, date: tradeDate }
  throw new Refusal('invalidLotQuantity', params)
}
