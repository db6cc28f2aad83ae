import { compareLots, PRICE_PLACES, takesShares } from '@palier/domain/portfolios/lot'
import {
  heldAfter,
  inCountedOrder,
  NOTHING_COUNTED,
  sharesText,
  tradingDays,
  type UnitLot,
  unitLotOf,
} from '@palier/domain/portfolios/positionReplay'
import { type Decimal, decimal } from '@palier/domain/kernel/decimal'
import { lowestTermsOf } from '@palier/domain/portfolios/splitFactors'
import type { ReadTrade, RowOutcome } from './checkRows.ts'
import { type EventRow, isIncompleteRow, refuse } from './eventRows.ts'
import { treatAsSpinOff, inferSplitRatio, inferSplitRatioFromResult } from './joinActions.ts'
import { changeEvent, type ReadEvent, rowsInLedger } from './readEvent.ts'
import { replayYielding } from '../portfolios/lotRangeReplay.ts'

/** `outcome` is the row to import; null for an existing lot. */
type RowLot = UnitLot & { outcome: RowOutcome | null }

type Ledger = { stockId: string; lots: readonly UnitLot[] }

/** Marks rows equal to an existing lot, each of which matches one row. */
export function markDuplicates(outcomes: readonly RowOutcome[], { stockId, lots }: Ledger): void {
  const known = new Map<string, number>()
  for (const lot of lots) {
    const key = keyOf(lot)
    known.set(key, (known.get(key) ?? 0) + 1)
  }
  for (const outcome of outcomes) {
    // Received shares may have been entered as a purchase.
    const [row] = unitsOf(outcome, stockId, 0).filter(({ kind }) => kind === 'buy' || kind === 'sell')
    if (!row) continue
    const key = keyOf(row)
    const left = known.get(key) ?? 0
    if (left === 0) continue
    known.set(key, left - 1)
    outcome.verdict = 'duplicate'
    outcome.reason = 'alreadyThere'
  }
}

function unitsOf({ trade, event }: RowOutcome, stockId: string, entryOrder: number): UnitLot[] {
  if (trade) return [unitsOfTrade(trade, entryOrder)]
  if (!event || event.role !== 'whole') return []
  return rowsInLedger(event, stockId).map(({ kind, tradeDate, tradeOrder, quantity, price }) =>
    unitLotOf({ id: '', kind, tradeDate, tradeOrder, entryOrder, quantity, price }),
  )
}

/**
 * Derives facts from the shares held before the day of a row: the ratio of a split that states only
 * the added shares, an amount per share, the shares entitled to a spin-off. Received shares of a
 * stock not held before are not a dividend.
 */
export function resolveFromHoldings(outcomes: readonly RowOutcome[], { stockId, lots }: Ledger): void {
  const waiting = outcomes.filter((row) => row.event?.stockId === stockId && followsFromHeld(row)) as EventRow[]
  if (waiting.length === 0) return
  const days = tradingDays(freshRows(outcomes, { stockId, lots }))
  let held = 0n
  let at = 0
  const count = (rows: readonly (UnitLot & { outcome?: RowOutcome | null })[]) => {
    for (const row of rows) if (!row.outcome || row.outcome.verdict === 'accepted') held = heldAfter(held, row)
  }
  for (const row of waiting.toSorted((one, other) => (one.event.date < other.event.date ? -1 : 1))) {
    for (let day = days[at]; day && day[0] < row.event.date; day = days[at]) {
      count(inCountedOrder(day[1], held).lots)
      at += 1
    }
    const isCounted = row.event.role === 'whole'
    resolveRowFromHoldings(row, decimal(sharesText(held < 0n ? 0n : held)))
    if (!isCounted && row.verdict === 'accepted') count(unitsOf(row, stockId, 0))
  }
}

function followsFromHeld({ event, verdict }: RowOutcome): boolean {
  if (!event || (verdict !== 'accepted' && verdict !== 'incomplete')) return false
  const isReceived = event.kind === 'stockDividend' && event.role !== 'whole'
  if (isReceived || event.kind === 'spinOff') return true
  return verdict === 'accepted' && ['added', 'in', 'perShare'].includes(event.role)
}

function resolveRowFromHoldings(row: EventRow, held: Decimal): void {
  const { event } = row
  if (event.role === 'added') return inferSplitRatio(row, held)
  if (event.role === 'perShare') return grossFromPerShare(row, held)
  if (event.kind === 'split') return inferSplitRatioFromResult(row, held)
  if (event.kind === 'stockDividend' && held.eq(0)) return treatAsSpinOff(row)
  if (event.role === 'received') event.role = 'whole'
  if (event.kind === 'spinOff' && held.gt(0)) changeEvent(event, { quantity: held, ...ratioOfSpinOff(event, held) })
}

function grossFromPerShare(row: EventRow, held: Decimal): void {
  const gross = held.times(row.event.perShare ?? 0).round(PRICE_PLACES)
  if (gross.eq(0)) return refuse(row, 'amount.required')
  changeEvent(row.event, { gross, quantity: held })
  row.event.role = 'whole'
}

function ratioOfSpinOff({ numerator, action }: ReadEvent, held: Decimal) {
  return numerator === null && action?.otherQuantity != null ? lowestTermsOf(decimal(action.otherQuantity), held) : {}
}

function freshRows(outcomes: readonly RowOutcome[], { stockId, lots }: Ledger): RowLot[] {
  const last = lots.reduce((highest, { entryOrder }) => Math.max(highest, entryOrder), 0)
  const fresh = outcomes.flatMap((outcome, at): RowLot[] => {
    if (outcome.verdict !== 'accepted' || outcome.withLine !== undefined) return []
    return unitsOf(outcome, stockId, last + 1 + at).map((row) => ({ ...row, outcome }))
  })
  return [...lots.map((lot): RowLot => ({ ...lot, outcome: null })), ...fresh].toSorted(compareLots)
}

function unitsOfTrade({ kind, tradeDate, tradeOrder, quantity, price }: ReadTrade, entryOrder: number): UnitLot {
  return unitLotOf({ id: '', kind, tradeDate, tradeOrder, entryOrder, quantity, price })
}

function keyOf({ kind, tradeDate, quantity, price }: UnitLot): string {
  return [kind, tradeDate, quantity, price].join(' ')
}

// Excluding a sale may reorder its day; more rounds are rarely needed.
const MOST_ROUNDS = 4

export async function refuseOversold(outcomes: readonly RowOutcome[], ledger: Ledger): Promise<void> {
  const all = freshRows(outcomes, ledger)
  await refuseTooMany(all)
  const [first, ...others] = outcomes.filter(isIncompleteRow).filter(({ event }) => event.kind !== 'transfer')
  if (!first) return
  // The sale may need shares of an incomplete event: it waits for its completion.
  const brings = others.reduce((one, other) => (other.event.date < one.event.date ? other : one), first)
  for (const { outcome, tradeDate } of all) {
    if (outcome?.reason !== OVERSOLD || tradeDate < brings.event.date) continue
    Object.assign(outcome, { reason: 'quantity.awaits', withLine: brings.line })
  }
}

async function refuseTooMany(all: readonly RowLot[]): Promise<void> {
  const left = () => all.filter(({ outcome }) => outcome === null || outcome.verdict === 'accepted')
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    refuseByScan(left())
    if ((await replayYielding(left(), NOTHING_COUNTED)).kind === 'counted') return
  }
  // An existing sale would lack shares: refuses all rows of the file that remove or split shares.
  for (const { kind, outcome } of all) if (kind === 'sell' || kind === 'split' || takesShares(kind)) refuseRow(outcome)
}

function refuseByScan(lots: readonly RowLot[]): void {
  let held = 0n
  for (const [, day] of tradingDays(lots)) {
    for (const row of inCountedOrder(day, held).lots) {
      const after = heldAfter(held, row)
      if (after >= 0n || !row.outcome) held = after
      else refuseRow(row.outcome)
    }
  }
}

const OVERSOLD = 'quantity.oversold'

function refuseRow(outcome: RowOutcome | null): void {
  if (outcome?.verdict === 'accepted') refuse(outcome, OVERSOLD)
}
