import { compareLots } from '@palier/domain/portfolios/lot'
import {
  heldAfter,
  inCountedOrder,
  NOTHING_COUNTED,
  tradingDays,
  type UnitLot,
  unitLotOf,
} from '@palier/domain/portfolios/positionReplay'
import type { ReadTrade, RowOutcome } from './checkRows.ts'
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
    if (!outcome.trade) continue
    const key = keyOf(unitsOfTrade(outcome.trade, 0))
    const left = known.get(key) ?? 0
    if (left === 0) continue
    known.set(key, left - 1)
    outcome.verdict = 'duplicate'
    outcome.reason = 'alreadyThere'
  }
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
  const last = lots.reduce((highest, { entryOrder }) => Math.max(highest, entryOrder), 0)
  const fresh = outcomes.flatMap((outcome, at): RowLot[] => {
    const { trade, verdict } = outcome
    if (!trade || verdict !== 'accepted') return []
    return [{ ...unitsOfTrade(trade, last + 1 + at), outcome }]
  })
  const isLeft = ({ outcome }: RowLot) => outcome?.verdict === 'accepted'
  const own = lots.map((lot): RowLot => ({ ...lot, outcome: null }))
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    refuseByScan([...own, ...fresh.filter(isLeft)])
    const left = [...own, ...fresh.filter(isLeft)].toSorted(compareLots)
    if ((await replayYielding(left, NOTHING_COUNTED)).kind === 'counted') return
  }
  // An existing sale would lack shares: all sales of the file are refused.
  for (const { kind, outcome } of fresh) if (kind === 'sell') refuse(outcome)
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
