import { compareLots } from '@palier/domain/portfolios/lot'
import {
  heldAfter,
  inCountedOrder,
  NOTHING_COUNTED,
  tradingDays,
  type UnitLot,
  unitLotOf,
} from '@palier/domain/portfolios/positionReplay'
import { decimal } from '@palier/domain/kernel/decimal'
import { ledgerRowsOf } from '@palier/domain/portfolios/bookEvent'
import { sharesText } from '@palier/domain/portfolios/positionReplay'
import type { ReadTrade, RowOutcome } from './checkRows.ts'
import { isEventRow, tellRatio } from './joinEvents.ts'
import { factsOfRead } from './readEvent.ts'
import { replayYielding } from '../portfolios/lotRangeReplay.ts'

/** A row as a lot to be imported, or an existing lot. */
type RowLot = UnitLot & { outcome: RowOutcome | null }

/** Marks rows that equal an existing lot as duplicates; repeated rows only as often as there are such lots. */
export function markDuplicates(outcomes: readonly RowOutcome[], lots: readonly UnitLot[]): void {
  const known = new Map<string, number>()
  for (const lot of lots) {
    const key = keyOf(lot)
    known.set(key, (known.get(key) ?? 0) + 1)
  }
  for (const outcome of outcomes) {
    // Shares that were received may have been entered as a purchase.
    const [row] = unitsOf(outcome, 0).filter(({ kind }) => kind === 'buy' || kind === 'sell')
    if (!row) continue
    const key = keyOf(row)
    const left = known.get(key) ?? 0
    if (left === 0) continue
    known.set(key, left - 1)
    outcome.verdict = 'duplicate'
    outcome.reason = 'alreadyThere'
  }
}

/** The rows that an outcome writes into the ledger of its stock. */
function unitsOf({ trade, event }: RowOutcome, entryOrder: number): UnitLot[] {
  if (trade) return [unitsOfTrade(trade, entryOrder)]
  if (!event || event.role !== 'whole') return []
  return ledgerRowsOf(factsOfRead(event)).map(({ kind, tradeDate, tradeOrder, quantity, price }) =>
    unitLotOf({ id: '', kind, tradeDate, tradeOrder, entryOrder, quantity, price }),
  )
}

/** Tells the ratio of splits whose rows say only how many shares were added, by those held before. */
export function tellAddedShares(outcomes: readonly RowOutcome[], lots: readonly UnitLot[]): void {
  const added = outcomes.filter(isEventRow).filter(({ event }) => event.role === 'added')
  for (const row of added.toSorted((one, other) => (one.event.date < other.event.date ? -1 : 1))) {
    const before = freshRows(outcomes, lots).filter(({ tradeDate }) => tradeDate < row.event.date)
    let held = 0n
    for (const [, day] of tradingDays(before)) {
      for (const lot of inCountedOrder(day, held).lots) held = heldAfter(held, lot)
    }
    tellRatio(row, decimal(sharesText(held < 0n ? 0n : held)))
  }
}

/** The ledger of a stock with what a file adds to it, in the order in which it counts. */
function freshRows(outcomes: readonly RowOutcome[], lots: readonly UnitLot[]): RowLot[] {
  const last = lots.reduce((highest, { entryOrder }) => Math.max(highest, entryOrder), 0)
  const fresh = outcomes.flatMap((outcome, at): RowLot[] => {
    if (outcome.verdict !== 'accepted' || outcome.withLine !== undefined) return []
    return unitsOf(outcome, last + 1 + at).map((row) => ({ ...row, outcome }))
  })
  return [...lots.map((lot): RowLot => ({ ...lot, outcome: null })), ...fresh].toSorted(compareLots)
}

function unitsOfTrade({ kind, tradeDate, tradeOrder, quantity, price }: ReadTrade, entryOrder: number): UnitLot {
  return unitLotOf({ id: '', kind, tradeDate, tradeOrder, entryOrder, quantity, price })
}

function keyOf({ kind, tradeDate, quantity, price }: UnitLot): string {
  return [kind, tradeDate, quantity, price].join(' ')
}

// Excluding a sale may reorder its day; more rounds are hardly ever needed.
const MOST_ROUNDS = 4

/** Refuses sales of more shares than are held, in the given order. */
export async function refuseOversold(outcomes: readonly RowOutcome[], lots: readonly UnitLot[]): Promise<void> {
  const all = freshRows(outcomes, lots)
  const left = () => all.filter(({ outcome }) => outcome === null || outcome.verdict === 'accepted')
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    refuseByScan(left())
    if ((await replayYielding(left(), NOTHING_COUNTED)).kind === 'counted') return
  }
  // An existing sale would lack shares: all sales of the file, and its splits, are refused.
  for (const { kind, outcome } of all) if (kind === 'sell' || kind === 'split') refuse(outcome)
}

function refuseByScan(lots: readonly RowLot[]): void {
  let held = 0n
  for (const [, day] of tradingDays(lots)) {
    for (const row of inCountedOrder(day, held).lots) {
      const after = heldAfter(held, row)
      if (after >= 0n || !row.outcome) held = after
      else refuse(row.outcome)
    }
  }
}

function refuse(outcome: RowOutcome | null): void {
  if (outcome?.verdict !== 'accepted') return
  outcome.verdict = 'refused'
  outcome.reason = 'quantity.oversold'
}
