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
import { isEventRow } from './joinEvents.ts'
import type { FoundStock } from './matchStocks.ts'
import { factsOfRead, readEventOf } from './readEvent.ts'

/** The last day that may be written, and the currency of rows that name none. */
export type EventRules = { latestDate: string; currency: Currency }

/** What events of one kind and currency add up to: `cash` is what they add to the account, as exact text. */
export type EventSum = {
  kind: BookEventKind
  isInterest: boolean
  currency: Currency
  eventCount: number
  rowCount: number
  cash: string
  isUnproved: boolean
}

/** Gives an event its stock and currency; refused where these are not certain. */
export function settleEvent(outcome: RowOutcome, event: FileEvent, found: FoundStock, { currency }: EventRules): void {
  const { facts, role } = event
  const isOfAccount = !needsStock(facts.kind, facts.incomeKind)
  // A fee may name a stock; what is of the account alone may not.
  const takesStock = !isOfAccount || facts.kind === 'fee' || facts.kind === 'income'
  const listing = typeof found === 'string' || !takesStock ? null : found
  const isPart = role === 'withheld' || (role === 'reversed' && facts.withheld !== null)
  if (typeof found === 'string' && !isOfAccount && !(isPart && found === 'symbol.required')) {
    return refuse(outcome, found)
  }
  // A count of shares is in no currency.
  const isOfShares = facts.kind === 'split' || facts.kind === 'stockDividend'
  const code = (isOfShares ? null : event.currency) ?? listing?.currency ?? currency
  const known = CURRENCIES.find((one) => one === code)
  if (known === undefined) return refuse(outcome, 'currency.unsupported')
  if (listing && known !== listing.currency && role === 'whole' && ledgerRowsOf(facts).length > 0) {
    return refuse(outcome, 'currency.mismatch')
  }
  outcome.event = readEventOf(event, {
    currency: known,
    symbol: listing?.ticker ?? event.symbol,
    exchange: listing?.exchangeCode ?? null,
    stockId: listing && listing.id,
    companyName: listing && listing.companyName,
  })
}

/** Refuses whole events that say too little or contradict themselves. */
export function refuseFaulty(outcomes: readonly RowOutcome[], latestDate: string): void {
  for (const row of outcomes.filter(isEventRow)) {
    if (row.withLine !== undefined) continue
    const hasStock = row.event.stockId !== null
    const [fault] = bookEventFaultsOf(factsOfRead(row.event), { latestDate, hasStock, currency: row.event.currency })
    if (fault) refuse(row, `${fault.field}.${fault.code}`)
  }
}

/** Refuses the rows that are joined to a refused one. */
export function refusePartsOf(outcomes: readonly RowOutcome[]): void {
  const refused = new Map(outcomes.filter(({ verdict }) => verdict === 'refused').map((row) => [row.line, row.reason]))
  for (const row of outcomes) {
    if (row.withLine === undefined || row.verdict !== 'accepted') continue
    const reason = refused.get(row.withLine)
    if (reason) refuse(row, reason)
  }
}

/** What the accepted events add up to, by kind and currency. */
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
    // What an exchange brings is told beside what it takes.
    if (event.counterCurrency !== null) add(event.counterCurrency, 0, decimal(event.counterAmount ?? 0))
  }
  return [...sums.values()].map(({ total, ...sum }) => ({ ...sum, cash: total.toString() }))
}

function refuse(row: RowOutcome, reason: string): void {
  row.verdict = 'refused'
  row.reason = reason
}
