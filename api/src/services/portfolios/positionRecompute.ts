import { compareLots, type LedgerRow } from '@palier/domain/portfolios/lot'
import {
  amountText,
  type DayCount,
  isCountedLast,
  type PositionReplay,
  replayPosition,
  type UnitLot,
  unitLotOf,
  unitSumsOf,
} from '@palier/domain/portfolios/positionReplay'
import type { Database } from '../../database/kernel/database.ts'
import { type CashChange, NO_CASH } from '../../database/queries/portfolios/bookChangeQueries.ts'
import type { LotPlace, NewLot } from '../../database/queries/portfolios/lotQueries.ts'
import { findTransferPlaces, updateTransferredCosts } from '../../database/queries/portfolios/bookEventQueries.ts'
import type { PortfolioStockRow } from '../../database/queries/portfolios/portfolioQueries.ts'
import {
  insertLastLot,
  LOTS_A_CHECKPOINT,
  type NewCheckpoint,
  type StockCount,
  storeCounts,
} from '../../database/queries/portfolios/portfolioSumQueries.ts'
import {
  type CountedBefore,
  type CountedLots,
  findBefore,
  findLotRanges,
  unitLotPages,
} from '../../database/queries/portfolios/lotRangeQueries.ts'
import { storedPositionAfter, checkpointOf } from './storedPosition.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { replayYielding } from './lotRangeReplay.ts'

/** A ledger row to insert, with its figures as decimals. */
export type FreshLot = { lot: LedgerRow; row: NewLot }

/**
 * Inserts a row and updates the position. If the row sorts last, no other rows are read. `from` is
 * the first day that the row changes. Refuses with invalidLotQuantity if it sells more than is
 * held. The caller must hold the portfolio's lock.
 */
export async function enterLot(
  transaction: Database,
  held: PortfolioStockRow,
  fresh: FreshLot,
  cash: CashChange = 'unknown',
  from: string = fresh.lot.tradeDate,
): Promise<void> {
  const { lot, row } = fresh
  if (!isCountedLast(lot, held)) {
    await recomputePosition(transaction, held, from, [fresh], cash)
    return
  }
  const before = unitSumsOf(held)
  const [day] = countedDaysOf(replayPosition([unitLotOf(lot)], before))
  const position = storedPositionAfter(before, day ?? null, held.lotCount + (day?.lotCount ?? 0))
  await insertLastLot(transaction, held, { lot: row, position, from, cash })
}

/** A position after a write. `costsOut` holds the cost of the shares transferred out since, by row. */
type Recomputed = { lotCount: number; costsOut: ReadonlyMap<string, string> }

/**
 * Recomputes a position from a day on, with optional new rows of that day or later. Reads the lots
 * after the nearest checkpoint and writes only the new ones. If shares were transferred to other
 * portfolios of the user at a different cost than before, those positions are recomputed too.
 * Refuses with invalidLotQuantity if a sale lacks shares. The caller must hold the portfolio's
 * lock.
 */
export async function recomputePosition(
  transaction: Database,
  place: LotPlace,
  from: string,
  fresh: readonly FreshLot[] = [],
  cash: CashChange = 'unknown',
): Promise<Recomputed> {
  const recomputed = await recomputeAlone(transaction, place, from, fresh, cash)
  const waiting = [recomputed.costsOut]
  for (let steps = 0; waiting.length > 0; steps += 1) {
    const costs = waiting.shift()
    if (!costs || costs.size === 0) continue
    // Bounds the work of one write if shares were transferred back and forth many times.
    if (steps > MOST_TRANSFERS) throw new Refusal('TooManyTransfers')
    for (const { from: day, ...other } of await updateTransferredCosts(transaction, costs)) {
      waiting.push((await recomputeAlone(transaction, other, day, [], NO_CASH)).costsOut)
    }
  }
  return recomputed
}

const MOST_TRANSFERS = 200

/** Recomputes the positions among these whose shares were transferred or converted. */
export async function recomputeTransfers(transaction: Database, places: readonly LotPlace[]): Promise<void> {
  for (const { from, ...place } of await findTransferPlaces(transaction, places)) {
    await recomputePosition(transaction, place, from, [], NO_CASH)
  }
}

async function recomputeAlone(
  transaction: Database,
  place: LotPlace,
  from: string,
  fresh: readonly FreshLot[],
  cash: CashChange,
): Promise<Recomputed> {
  const [lotRange] = await findLotRanges(transaction, [{ ...place, from, through: null }])
  if (!lotRange) throw new Error('Lot range missing')
  const summation = createSummation(lotRange.before)
  const lots = withFresh(lotRange.lots, fresh)
  await addLots(summation, lots)
  const { costsOut, ...ended } = summation.end()
  const count = { ...place, from, ...ended }
  await storeCounts(
    transaction,
    [count],
    fresh.map(({ row }) => row),
    cash,
  )
  return { lotCount: count.position.lotCount, costsOut }
}

/**
 * Computes a position from a changed day on, reading lots in pages. Writes nothing. Refuses with
 * invalidLotQuantity if a sale lacks shares.
 */
export async function countStock(
  database: Database,
  place: LotPlace,
  from: string,
  counted: CountedLots,
): Promise<StockCount> {
  const summation = createSummation(await findBefore(database, place, from))
  const { after } = summation
  for await (const lots of wholeDays(unitLotPages(database, place, after, counted))) await addLots(summation, lots)
  const { position, checkpoints } = summation.end()
  return { ...place, from, position, checkpoints }
}

async function* wholeDays(pages: AsyncIterable<UnitLot[]>): AsyncGenerator<UnitLot[]> {
  let left: UnitLot[] = []
  for await (const page of pages) {
    const last = page.at(-1)?.tradeDate
    const end = page.findLastIndex(({ tradeDate }) => tradeDate !== last) + 1
    // The last day may continue on the next page.
    if (end > 0 || left[0]?.tradeDate !== last) {
      for (const lot of page.slice(0, end)) left.push(lot)
      if (left.length > 0) yield left
      left = page.slice(end)
    } else {
      for (const lot of page) left.push(lot)
    }
  }
  if (left.length > 0) yield left
}

type Summation = ReturnType<typeof createSummation>

/**
 * Sums days up to a position with checkpoints. The last day gets none, since its sums are stored with the position, and more
 * lots may follow.
 */
function createSummation(before: CountedBefore) {
  const checkpoints: NewCheckpoint[] = []
  let lotCount = before.lotCount
  let countAtCheckpoint = before.lotCount
  let last: DayCount | null = null
  const costsOut = new Map<string, string>()
  return {
    after: before.date,
    sums: () => last?.sums ?? before.sums,
    add(day: DayCount): void {
      if (last && lotCount >= countAtCheckpoint + LOTS_A_CHECKPOINT) {
        checkpoints.push(checkpointOf(last.date, lotCount, last.sums))
        countAtCheckpoint = lotCount
      }
      lotCount += day.lotCount
      last = day
      if (day.transfers === null) return
      for (const { lotId, cost } of day.transfers.out) costsOut.set(lotId, amountText(cost))
    },
    end: () => ({
      position: storedPositionAfter(before.sums, last, lotCount),
      checkpoints: { after: before.date, rows: checkpoints },
      costsOut,
    }),
  }
}

async function addLots(summation: Summation, lots: readonly UnitLot[]): Promise<void> {
  for (const day of countedDaysOf(await replayYielding(lots, summation.sums()))) summation.add(day)
}

/** Merges new lots into sorted ones. */
function withFresh(lots: readonly UnitLot[], fresh: readonly FreshLot[]): UnitLot[] {
  const all = [...lots]
  for (const { lot } of fresh) {
    const before = all.findLastIndex((other) => compareLots(other, lot) <= 0)
    all.splice(before + 1, 0, unitLotOf(lot))
  }
  return all
}

/** Refuses with invalidLotQuantity if a sale lacks shares. */
function countedDaysOf(replay: PositionReplay): readonly DayCount[] {
  if (replay.kind === 'counted') return replay.days
  const { lotId, tradeDate, quantity, held } = replay.oversell
  const params = { held: held.toNumber(), asked: quantity.toNumber(), lotId, date: tradeDate }
  throw new Refusal('invalidLotQuantity', params)
}
