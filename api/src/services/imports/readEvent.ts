import { decimalOrNull, ZERO } from '@palier/domain/kernel/decimal'
import { type BookEventFacts, convertedRowsOf, type EventRow, ledgerRowsOf } from '@palier/domain/portfolios/bookEvent'
import { type EventAmount, mapEventAmounts } from '@palier/domain/portfolios/events/eventAmounts'
import type { EventRole, FileEvent } from '@palier/domain/imports/rowVerdict'
import type { Currency } from '@palier/domain/market/currency'

/** Stock as named by a file; `stockId` is null if unknown. */
export type ReadStock = {
  currency: Currency
  symbol: string | null
  exchange: string | null
  stockId: string | null
  companyName: string | null
}

export type ReadAction = {
  group: string
  text: string
  lacks: string | null
  other: ReadStock | null
  /** Number of shares received, as exact text. */
  otherQuantity: string | null
}

/** Stored form of an event; figures are exact text. */
export type ReadEvent = Omit<BookEventFacts, EventAmount> &
  Record<EventAmount, string | null> &
  ReadStock & {
    role: EventRole
    fxRateToCad: string | null
    isEstimate: boolean
    isUnproved: boolean
    action?: ReadAction
  }

export function readEventOf(
  { facts, role, isEstimate, isUnproved, fxRateToCad }: FileEvent,
  stock: ReadStock,
): ReadEvent {
  const rate = fxRateToCad && fxRateToCad.toString()
  return { ...withFigures(facts), ...stock, role, isEstimate, isUnproved, fxRateToCad: rate }
}

export function stockOfRead({ currency, symbol, exchange, stockId, companyName }: ReadEvent): ReadStock {
  return { currency, symbol, exchange, stockId, companyName }
}

/** Id of the stock that the shares become or distribute; null if there is none or it is unknown. */
export function otherIdOf({ action }: ReadEvent): string | null {
  return action?.other?.stockId ?? null
}

/**
 * Ledger rows of an event in one stock. Shares received from another stock have no cost until it is
 * computed.
 */
export function rowsInLedger(event: ReadEvent, stockId: string): EventRow[] {
  const facts = factsOfRead(event)
  return otherIdOf(event) === stockId ? convertedRowsOf(facts, ZERO) : ledgerRowsOf(facts)
}

export function factsOfRead({ kind, date, recordDate, incomeKind, note, ...event }: ReadEvent): BookEventFacts {
  const amounts = mapEventAmounts((name) => decimalOrNull(event[name]))
  return { ...amounts, kind, date, recordDate, incomeKind, note, counterCurrency: event.counterCurrency }
}

export function changeEvent(event: ReadEvent, change: Partial<BookEventFacts>): void {
  Object.assign(event, withFigures({ ...factsOfRead(event), ...change }))
}

function withFigures(facts: BookEventFacts): Omit<BookEventFacts, EventAmount> & Record<EventAmount, string | null> {
  return { ...facts, ...mapEventAmounts((name) => facts[name] && facts[name].toString()) }
}
