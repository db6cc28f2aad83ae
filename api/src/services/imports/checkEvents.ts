import { type Decimal, decimal, ZERO } from '@palier/domain/kernel/decimal'
import type { FileEvent } from '@palier/domain/imports/rowVerdict'
import { type Currency, CURRENCIES } from '@palier/domain/market/currency'
import {
  type BookEventKind,
  bookEventFaultsOf,
  cashOf,
  ledgerRowsOf,
  needsStock,
} from '@palier/domain/portfolios/bookEvent'
import type { RowOutcome } from './checkRows.ts'
import type { Listing } from '../../database/queries/imports/importQueries.ts'
import { isEventRow, isIncompleteRow, refuse } from './eventRows.ts'
import type { FoundOfEvent } from './matchStocks.ts'
import { factsOfRead, readEventOf, type ReadStock } from './readEvent.ts'

/** `latestDate` is the last valid day. `currency` is used for rows that state none. */
export type EventRules = { latestDate: string; currency: Currency }

/** Totals of one kind and currency. `cash` is the change of the account's cash, as exact text. */
export type EventSum = {
  kind: BookEventKind
  isInterest: boolean
  currency: Currency
  eventCount: number
  rowCount: number
  cash: string
  isUnproved: boolean
}

/**
 * Assigns stock and currency to an event; refuses it if they are uncertain. `named` is the stock
 * held before, if the row names it. The stock of moved shares may be missing: another row or the
 * user may know it.
 */
export function settleEvent(
  outcome: RowOutcome,
  event: FileEvent,
  { found, named }: FoundOfEvent,
  rules: EventRules,
): void {
  const { facts, role } = event
  if (role === 'out' || role === 'in' || role === 'moved') return settleShares(outcome, event, { found, named }, rules)
  const { currency } = rules
  const isOfAccount = !needsStock(facts.kind, facts.incomeKind)
  // A fee may name a stock; other events of the account may not.
  const takesStock = !isOfAccount || facts.kind === 'fee' || facts.kind === 'income'
  const listing = typeof found === 'string' || !takesStock ? null : found
  const isPart = role === 'withheld' || (role === 'reversed' && facts.withheld !== null)
  if (typeof found === 'string' && !isOfAccount && !(isPart && found === 'symbol.required')) {
    return refuse(outcome, found)
  }
  // A count of shares has no currency.
  const isOfShares = facts.kind === 'split' || facts.kind === 'stockDividend'
  const code = (isOfShares ? null : event.currency) ?? listing?.currency ?? currency
  const known = CURRENCIES.find((one) => one === code)
  if (known === undefined) return refuse(outcome, 'currency.unsupported')
  const isOfLedger = role === 'perShare' || (role === 'whole' && ledgerRowsOf(facts).length > 0)
  if (listing && known !== listing.currency && isOfLedger) {
    return refuse(outcome, 'currency.mismatch')
  }
  outcome.event = readEventOf(event, stockOf(listing, event.symbol, known))
  // Shown to the user if the row must be completed.
  if (event.text !== '') outcome.event.action = { ...NO_ACTION, text: event.text }
}

const NO_ACTION = { group: '', lacks: null, other: null, otherQuantity: null }

/** Version of `settleEvent` for moved shares; cash paid with them is in the currency of their stock. */
function settleShares(
  outcome: RowOutcome,
  event: FileEvent,
  { found, named }: FoundOfEvent,
  { currency }: EventRules,
): void {
  const [own, held] = [found, named].map((stock) => (typeof stock === 'string' ? null : stock))
  // Removed or split shares belong to the stock held before.
  const isHeld = event.role === 'out' || event.facts.kind === 'split'
  const listing = own ?? (isHeld ? held : null) ?? null
  const known = CURRENCIES.find((one) => one === (listing?.currency ?? event.currency ?? currency))
  if (known === undefined) return refuse(outcome, 'currency.unsupported')
  if (listing && event.facts.gross !== null && event.currency !== null && event.currency !== known) {
    return refuse(outcome, 'currency.mismatch')
  }
  outcome.event = {
    ...readEventOf(event, stockOf(listing, event.symbol, known)),
    action: {
      ...NO_ACTION,
      group: event.group,
      text: event.text,
      lacks: typeof found === 'string' ? found : null,
      other: held && event.facts.kind === 'spinOff' ? stockOf(held, event.otherSymbol, held.currency) : null,
    },
  }
}

function stockOf(listing: Listing | null, symbol: string | null, currency: Currency): ReadStock {
  return {
    currency,
    symbol: listing?.ticker ?? symbol,
    exchange: listing?.exchangeCode ?? null,
    stockId: listing && listing.id,
    companyName: listing && listing.companyName,
  }
}

/**
 * Refuses whole events that are incomplete or contradictory. For an event that the user must
 * complete, only values that cannot be stored are faults.
 */
export function refuseFaulty(outcomes: readonly RowOutcome[], latestDate: string): void {
  for (const row of outcomes) {
    const { event } = row
    if (row.withLine !== undefined || !event || (!isEventRow(row) && !isIncompleteRow(row))) continue
    const rules = { latestDate, hasStock: event.stockId !== null, currency: event.currency }
    const facts = factsOfRead(event)
    const got = isIncompleteRow(row) ? event.action?.otherQuantity : null
    const faults = [facts, ...(got == null ? [] : [{ ...facts, quantity: decimal(got) }])]
      .flatMap((said) => bookEventFaultsOf(said, rules))
      .filter(({ code }) => isEventRow(row) || code === 'tooLarge' || code === 'tooPrecise')
    const [fault] = faults
    if (fault) refuse(row, `${fault.field}.${fault.code}`)
  }
}

/** Rows joined to a row that is not imported get its verdict. */
export function propagateVerdict(outcomes: readonly RowOutcome[]): void {
  const wholes = new Map(
    outcomes
      .filter(({ verdict }) => verdict !== 'accepted' && verdict !== 'skipped')
      .map(({ line, verdict, reason }) => [line, { verdict, reason }]),
  )
  for (const row of outcomes) {
    if (row.withLine !== undefined && row.verdict === 'accepted') Object.assign(row, wholes.get(row.withLine))
  }
}

export function sumEvents(outcomes: readonly RowOutcome[]): EventSum[] {
  const rowCounts = new Map<number, number>()
  for (const { withLine, verdict } of outcomes) {
    if (withLine !== undefined && verdict === 'accepted') rowCounts.set(withLine, (rowCounts.get(withLine) ?? 0) + 1)
  }
  const sums = new Map<string, EventSum & { total: Decimal }>()
  for (const { line, event, withLine } of outcomes.filter(isEventRow)) {
    if (withLine !== undefined) continue
    const { kind, isUnproved } = event
    const isInterest = kind === 'income' && event.incomeKind === 'interest'
    const add = (currency: Currency, rowCount: number, cash: Decimal) => {
      const key = `${kind} ${isInterest} ${currency} ${isUnproved}`
      const shape = { kind, isInterest, currency, isUnproved }
      const sum = sums.get(key) ?? { ...shape, eventCount: 0, rowCount: 0, cash: '0', total: ZERO }
      sum.eventCount += 1
      sum.rowCount += rowCount
      sum.total = sum.total.plus(cash)
      sums.set(key, sum)
    }
    add(event.currency, 1 + (rowCounts.get(line) ?? 0), cashOf(factsOfRead(event)))
    // The received amount of a currency exchange is listed separately.
    if (event.counterCurrency !== null) add(event.counterCurrency, 0, decimal(event.counterAmount ?? 0))
  }
  return [...sums.values()].map(({ total, ...sum }) => ({ ...sum, cash: total.toString() }))
}
