import type { EventKey } from '../../database/queries/imports/importEventQueries.ts'
import { type EventRow, isEventRow } from './joinEvents.ts'
import type { RowOutcome } from './checkRows.ts'

/** How often the portfolio has each event. */
export type KnownEvents = Map<string, number>

/** The events of a portfolio by what tells twins. */
export function knownEventsOf(keys: readonly EventKey[]): KnownEvents {
  const known: KnownEvents = new Map()
  for (const event of keys) known.set(keyOf(event), (known.get(keyOf(event)) ?? 0) + 1)
  return known
}

/** Marks events that the portfolio has already, with the rows joined to them; repeated ones only as often as there are such. */
export function markTwins(outcomes: readonly RowOutcome[], known: KnownEvents): void {
  const twins = new Map<number, EventRow>()
  for (const row of outcomes.filter(isEventRow)) {
    if (row.withLine !== undefined || row.event.role !== 'whole') continue
    const left = known.get(keyOf(row.event)) ?? 0
    if (left === 0) continue
    known.set(keyOf(row.event), left - 1)
    twins.set(row.line, row)
  }
  for (const row of outcomes) {
    const isTwin = twins.has(row.line) || (row.withLine !== undefined && twins.has(row.withLine))
    if (isTwin && row.verdict === 'accepted') Object.assign(row, { verdict: 'duplicate', reason: 'alreadyThere' })
  }
}

/** The same payment, whatever was withheld of it and whether it was reinvested: what a person adds by hand later stays a twin. */
function keyOf({ kind, stockId, date, gross, numerator, denominator, quantity }: EventKey): string {
  const isTransfer = kind === 'transfer' || kind === 'transferIn'
  const figure = isTransfer ? Number(quantity) : Number(gross)
  const amount = kind === 'split' ? `${Number(numerator)}:${Number(denominator)}` : figure
  return [kind === 'reinvestment' ? 'income' : kind, stockId, date, amount].join(' ')
}
