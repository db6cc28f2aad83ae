import { decimalOrNull, ZERO } from '@palier/domain/kernel/decimal'
import { type BookEventFacts, convertedRowsOf, type EventRow, ledgerRowsOf } from '@palier/domain/portfolios/bookEvent'
import { type EventAmount, mapEventAmounts } from '@palier/domain/portfolios/events/eventAmounts'
import type { EventRole, FileEvent } from '@palier/domain/imports/rowVerdict'
import type { Currency } from '@palier/domain/market/currency'

/** A stock as a file names it; without an id where it is not known. */
export type ReadStock = {
  currency: Currency
  symbol: string | null
  exchange: string | null
  stockId: string | null
  companyName: string | null
}

/** What belongs to shares that a corporate action or a transfer moves. */
export type ReadAction = {
  /** What its rows have in common, and what they say in words. */
  group: string
  text: string
  /** Why the stock of the row is not known. */
  lacks: string | null
  /** What its shares become, or bring. */
  other: ReadStock | null
  /** As many as came of these, as exact text. */
  otherQuantity: string | null
}

/** An event of a file as it is stored; figures are exact text. */
export type ReadEvent = Omit<BookEventFacts, EventAmount> &
  Record<EventAmount, string | null> &
  ReadStock & {
    role: EventRole
    fxRateToCad: string | null
    isEstimate: boolean
    isUnproved: boolean
    action?: ReadAction
  }

/** An event with the stock that it is of. */
export function readEventOf(
  { facts, role, isEstimate, isUnproved, fxRateToCad }: FileEvent,
  stock: ReadStock,
): ReadEvent {
  const rate = fxRateToCad && fxRateToCad.toString()
  return { ...withFigures(facts), ...stock, role, isEstimate, isUnproved, fxRateToCad: rate }
}

/** The stock that an event is of. */
export function stockOfRead({ currency, symbol, exchange, stockId, companyName }: ReadEvent): ReadStock {
  return { currency, symbol, exchange, stockId, companyName }
}

/** The id of the stock that its shares become, or bring; null where it has none, or none is known. */
export function otherIdOf({ action }: ReadEvent): string | null {
  return action?.other?.stockId ?? null
}

/**
 * The rows that an event writes into the ledger of one stock. What shares bring of another one costs nothing before their
 * cost is counted.
 */
export function rowsInLedger(event: ReadEvent, stockId: string): EventRow[] {
  const facts = factsOfRead(event)
  return otherIdOf(event) === stockId ? convertedRowsOf(facts, ZERO) : ledgerRowsOf(facts)
}

/** What an event says, with its figures as decimals. */
export function factsOfRead({ kind, date, recordDate, incomeKind, note, ...event }: ReadEvent): BookEventFacts {
  const amounts = mapEventAmounts((name) => decimalOrNull(event[name]))
  return { ...amounts, kind, date, recordDate, incomeKind, note, counterCurrency: event.counterCurrency }
}

/** Changes what an event says. */
export function changeEvent(event: ReadEvent, change: Partial<BookEventFacts>): void {
  Object.assign(event, withFigures({ ...factsOfRead(event), ...change }))
}

function withFigures(facts: BookEventFacts): Omit<BookEventFacts, EventAmount> & Record<EventAmount, string | null> {
  return { ...facts, ...mapEventAmounts((name) => facts[name] && facts[name].toString()) }
}
