import { decimal, ZERO } from '@palier/domain/decimal'
import type { Lot } from '@palier/domain/lot'
import { countedDays, replayLots } from '@palier/domain/position'
import type { LotRow } from '../database/lotQueries.ts'
import type { RowOutcome } from './importVerdicts.ts'
import { lotOf } from './keptPosition.ts'

/** Marks rows that look like a lot already there. Of twins in a file only as many as there are such lots. */
export function findTwins(outcomes: readonly RowOutcome[], lots: readonly LotRow[]): void {
  const known = new Map<string, number>()
  for (const lot of lots) {
    const key = keyOf(lot)
    known.set(key, (known.get(key) ?? 0) + 1)
  }
  for (const outcome of outcomes) {
    if (!outcome.trade) continue
    const key = keyOf(outcome.trade)
    const left = known.get(key) ?? 0
    if (left === 0) continue
    known.set(key, left - 1)
    outcome.verdict = 'duplicate'
    outcome.reason = 'alreadyThere'
  }
}

type Key = Pick<LotRow, 'kind' | 'tradeDate' | 'quantity' | 'price'>

function keyOf({ kind, tradeDate, quantity, price }: Key): string {
  return [kind, tradeDate, decimal(quantity), decimal(price)].join(' ')
}

// Leaving a sale out may change the order of its day; more often than this it hardly does.
const MOST_ROUNDS = 4

/** Refuses the sales of one stock that find too few shares, by the order in which they are given. */
export function refuseOversold(outcomes: readonly RowOutcome[], kept: readonly LotRow[]): void {
  const own = kept.map(lotOf)
  const last = own.reduce((highest, { entryOrder }) => Math.max(highest, entryOrder), 0)
  const outcomeOf = new Map<string, RowOutcome>()
  const lots = outcomes.flatMap((outcome, at): Lot[] => {
    const { trade, verdict } = outcome
    if (!trade || verdict !== 'accepted') return []
    const id = String(at)
    outcomeOf.set(id, outcome)
    const { kind, tradeDate, tradeOrder } = trade
    const amounts = { quantity: decimal(trade.quantity), price: decimal(trade.price) }
    return [{ id, kind, tradeDate, tradeOrder, entryOrder: last + 1 + at, ...amounts }]
  })

  const isLeft = ({ id }: Lot) => outcomeOf.get(id)?.verdict === 'accepted'
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    refuseByScan([...own, ...lots.filter(isLeft)], outcomeOf)
    if (replayLots([...own, ...lots.filter(isLeft)]).kind === 'replayed') return
  }
  // A sale that was there before would find too few: none of the file's sales may take them.
  for (const lot of lots) if (lot.kind === 'sell') refuse(outcomeOf.get(lot.id))
}

function refuseByScan(lots: readonly Lot[], outcomeOf: ReadonlyMap<string, RowOutcome>): void {
  let held = ZERO
  for (const day of countedDays(lots)) {
    for (const { id, kind, quantity } of day.lots) {
      if (kind === 'buy') held = held.plus(quantity)
      else if (quantity.lte(held) || !outcomeOf.has(id)) held = held.minus(quantity)
      else refuse(outcomeOf.get(id))
    }
  }
}

function refuse(outcome: RowOutcome | undefined): void {
  if (!outcome || outcome.verdict !== 'accepted') return
  outcome.verdict = 'refused'
  outcome.reason = 'quantity.oversold'
}
