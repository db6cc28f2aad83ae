import { EXPORT_HEADER } from './brokerFormats.ts'
import { type BookEventFacts } from '../portfolios/bookEvent.ts'
import { type LotKind } from '../portfolios/lot.ts'
import { type Decimal } from '../kernel/decimal.ts'

export type ExportedTrade = {
  readonly kind: LotKind
  readonly tradeDate: string
  readonly symbol: string
  readonly exchange: string
  readonly quantity: Decimal
  readonly price: Decimal
  readonly note: string
  /** Milliseconds since midnight of that day; 0 if only the date is known. */
  readonly tradeOrder: number
  readonly fee: Decimal | null
  /** Canadian dollars per unit of the stock's currency. */
  readonly fxRateToCad: Decimal | null
  /** Null if it follows from the trade date. */
  readonly settlementDate: string | null
  readonly account: string
}

// Spreadsheets run text with these starts, some in fullwidth forms too. With another list separator
// they split a cell at semicolons, tabs and line ends. The guard itself is included, so that its
// removal is exact.
const DANGEROUS_START = /(?<=^|[;\t\r\n])(?=[=+\-@＝＋－＠\t\r'])/g
const GUARDED_START = /(?<=^|[;\t\r\n])'(?=[=+\-@＝＋－＠\t\r'])/g
const GUARD = "'"

export const EXPORT_HEADER_LINE = lineOf(EXPORT_HEADER)

export type ExportedEvent = {
  readonly facts: BookEventFacts
  readonly symbol: string
  readonly exchange: string
  readonly currency: string
  readonly fxRateToCad: Decimal | null
  readonly isEstimate: boolean
  readonly account: string
}

type Cells = Readonly<Partial<Record<(typeof EXPORT_HEADER)[number], string>>>

export function exportLineOf(trade: ExportedTrade): string {
  const { kind, tradeDate: date, tradeOrder, symbol, exchange, quantity, price, note, fee, fxRateToCad } = trade
  return exportLine({
    date,
    type: kind,
    symbol,
    exchange,
    note,
    account: trade.account,
    quantity: numberCell(quantity),
    price: numberCell(price),
    time: writtenTime(tradeOrder),
    fee: numberCell(fee),
    fxRateToCad: numberCell(fxRateToCad),
    settlementDate: trade.settlementDate ?? '',
  })
}

export function eventExportLineOf({ facts, fxRateToCad, isEstimate, ...event }: ExportedEvent): string {
  const { kind, date, numerator, denominator, note } = facts
  return exportLine({
    date,
    type: kind,
    note,
    ...event,
    quantity: numberCell(facts.quantity),
    price: numberCell(facts.perShare),
    fxRateToCad: numberCell(fxRateToCad),
    gross: numberCell(facts.gross),
    withheld: numberCell(facts.withheld),
    net: numberCell(facts.net),
    ratio: numerator && denominator ? `${numerator.toString()}:${denominator.toString()}` : '',
    cashInLieu: numberCell(facts.cashInLieu),
    recordDate: facts.recordDate ?? '',
    incomeKind: facts.incomeKind ?? '',
    isEstimate: isEstimate ? 'true' : '',
    counterAmount: numberCell(facts.counterAmount),
    counterCurrency: facts.counterCurrency ?? '',
  })
}

function exportLine(cells: Cells): string {
  return lineOf(EXPORT_HEADER.map((name) => guardedCell(cells[name] ?? '')))
}

/** Negative amounts are not formulas. */
function guardedCell(text: string): string {
  return /^-\d+(?:\.\d+)?$/.test(text) ? text : withFormulaGuard(text)
}

/** 09:30:00.000, or empty if only the date is known. */
function writtenTime(tradeOrder: number): string {
  return tradeOrder === 0 ? '' : new Date(tradeOrder).toISOString().slice(11, -1)
}

function numberCell(value: Decimal | null): string {
  return value ? writtenNumber(value) : ''
}

/** A fourth decimal, so that 1.234 is not read as 1,234. */
function writtenNumber(value: Decimal): string {
  const text = value.toString()
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/** Prevents spreadsheets from running a text, or its parts after semicolons and tabs, as formulas. */
export function withFormulaGuard(text: string): string {
  return text.replace(DANGEROUS_START, GUARD)
}

export function withoutFormulaGuard(cell: string): string {
  return cell.replace(GUARDED_START, '')
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
