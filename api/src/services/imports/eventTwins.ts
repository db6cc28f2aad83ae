import { isConversionEvent } from '@palier/domain/portfolios/bookEvent'
import type { EventKey } from '../../database/queries/imports/importEventQueries.ts'
import type { IncompleteKey } from '../../database/queries/portfolios/incompleteEventQueries.ts'
import type { RowOutcome } from './checkRows.ts'
import { isEventRow, isIncompleteRow } from './eventRows.ts'
import { otherIdOf, type ReadEvent } from './readEvent.ts'

export type ExistingEvents = Map<string, number>

export function knownEventsOf(keys: readonly EventKey[]): ExistingEvents {
  const known: ExistingEvents = new Map()
  for (const event of keys) {
    for (const key of [keyOf(event), ...actionKeysOf(event)]) known.set(key, (known.get(key) ?? 0) + 1)
  }
  return known
}

export function knownIncompleteOf(keys: readonly IncompleteKey[]): ExistingEvents {
  const known: ExistingEvents = new Map()
  for (const key of keys.map(incompleteKeyOf)) known.set(key, (known.get(key) ?? 0) + 1)
  return known
}

export function markDuplicateEvents(outcomes: readonly RowOutcome[], known: ExistingEvents): void {
  for (const row of outcomes.filter(isEventRow)) {
    const { withLine, event } = row
    if (withLine !== undefined || event.role !== 'whole') continue
    if (take(known, keyOf({ ...event, otherStockId: otherIdOf(event) }))) Object.assign(row, TWIN)
  }
}

/** Marks rows that an earlier import already left to the user, or that the user has entered. */
export function markListed(outcomes: readonly RowOutcome[], known: ExistingEvents, listed: ExistingEvents): void {
  for (const row of outcomes.filter(isIncompleteRow)) {
    const { withLine, event } = row
    if (withLine !== undefined) continue
    if (take(listed, incompleteKeyOf(listedOf(event))) || isEntered(event, known)) Object.assign(row, TWIN)
  }
}

const TWIN = { verdict: 'duplicate', reason: 'alreadyThere' } as const

function take(known: ExistingEvents, key: string): boolean {
  const left = known.get(key) ?? 0
  if (left > 0) known.set(key, left - 1)
  return left > 0
}

/** Ignores withholding and reinvestment, so that a payment completed by hand later still matches. */
function keyOf({ kind, stockId, otherStockId, date, gross, numerator, denominator, quantity }: EventKey): string {
  if (isConversionEvent(kind)) return ['conversion', stockId, otherStockId, date].join(' ')
  const isTransfer = kind === 'transfer' || kind === 'transferIn'
  const figure = isTransfer ? Number(quantity) : Number(gross)
  const amount = kind === 'split' ? `${Number(numerator)}:${Number(denominator)}` : figure
  return [kind === 'reinvestment' ? 'income' : kind, stockId, date, amount].join(' ')
}

/** Matches an incompletely described corporate action: one of its stocks on its day. */
function actionKeysOf({ kind, stockId, otherStockId, date }: EventKey): string[] {
  if (!isConversionEvent(kind) && kind !== 'split' && kind !== 'stockDividend') return []
  return [stockId, otherStockId].flatMap((id) => (id === null ? [] : `action ${id} ${date}`))
}

function isEntered(event: ReadEvent, known: ExistingEvents): boolean {
  const otherStockId = otherIdOf(event)
  const key = { ...event, otherStockId }
  if (event.kind === 'transfer' || event.kind === 'transferIn') return take(known, keyOf(key))
  return actionKeysOf(key).some((one) => known.has(one))
}

/** Identifies the same row in another file: its shares, and the stocks it names. */
export function listedOf(event: ReadEvent): IncompleteKey {
  const { kind, date, stockId, quantity, action } = event
  const unknown = [event, action?.other].find((stock) => stock?.stockId === null && stock.symbol !== null)
  return {
    kind,
    date,
    stockId,
    quantity,
    otherStockId: otherIdOf(event),
    symbol: unknown?.symbol ?? null,
    otherQuantity: action?.otherQuantity ?? null,
  }
}

function incompleteKeyOf({
  kind,
  date,
  stockId,
  otherStockId,
  symbol,
  quantity,
  otherQuantity,
}: IncompleteKey): string {
  // Shares received may be a dividend or a spin-off, depending on the shares held.
  const isReceived = kind === 'spinOff' || kind === 'stockDividend'
  const stocks = isReceived ? [otherStockId ?? stockId] : [stockId, otherStockId, symbol]
  const shares = isReceived ? [otherQuantity ?? quantity] : [quantity, otherQuantity]
  return [
    isReceived ? 'received' : kind,
    date,
    ...stocks,
    ...shares.map((one) => (one === null ? '' : Number(one))),
  ].join(' ')
}
