import { EXPORT_HEADER } from './brokerFormats.ts'
import { type BookEventFacts } from '../portfolios/bookEvent.ts'
import { type LotKind } from '../portfolios/lot.ts'
import { type Decimal } from '../kernel/decimal.ts'

/** One lot as our own file writes it. */
export type ExportedTrade = {
  readonly kind: LotKind
  readonly tradeDate: string
  readonly symbol: string
  readonly exchange: string
  readonly quantity: Decimal
  readonly price: Decimal
  readonly note: string
  /** Milliseconds since that day's midnight; 0 where only the date is known. */
  readonly tradeOrder: number
  readonly fee: Decimal | null
  /** Canadian dollars for one unit of the stock's currency. */
  readonly fxRateToCad: Decimal | null
  /** Where it was written; otherwise it follows from the day of the trade. */
  readonly settlementDate: string | null
  /** The kind of account that its portfolio is. */
  readonly account: string
}

// Spreadsheets run text that begins so, some also in fullwidth forms. With another list separator they split a cell at
// semicolons, tabs and line ends. The guard itself is included, so that removing it is exact.
const DANGEROUS_START = /(?<=^|[;\t\r\n])(?=[=+\-@＝＋－＠\t\r'])/g
const GUARDED_START = /(?<=^|[;\t\r\n])'(?=[=+\-@＝＋－＠\t\r'])/g
const GUARD = "'"

export const EXPORT_HEADER_LINE = lineOf(EXPORT_HEADER)

/** An event as our own file writes it; without a symbol where it is of no stock. */
export type ExportedEvent = {
  readonly facts: BookEventFacts
  readonly symbol: string
  readonly exchange: string
  readonly currency: string
  readonly fxRateToCad: Decimal | null
  readonly isEstimate: boolean
  /** The kind of account that its portfolio is. */
  readonly account: string
}

type Cells = Readonly<Partial<Record<(typeof EXPORT_HEADER)[number], string>>>

/** A line of our own file with its end. In the order of the lots, the file imports to the same book. */
export function exportLineOf(trade: ExportedTrade): string {
  const { kind, tradeDate: date, tradeOrder, symbol, exchange, quantity, price, note, fee, fxRateToCad } = trade
  return exportLine({
    ...{ date, type: kind, symbol, exchange, note, account: trade.account },
    ...{ quantity: numberCell(quantity), price: numberCell(price), time: writtenTime(tradeOrder) },
    ...{ fee: numberCell(fee), fxRateToCad: numberCell(fxRateToCad), settlementDate: trade.settlementDate ?? '' },
  })
}

/** The line of an event. */
export function eventExportLineOf({ facts, fxRateToCad, isEstimate, ...event }: ExportedEvent): string {
  const { kind, date, numerator, denominator, note } = facts
  return exportLine({
    ...{ date, type: kind, note, ...event },
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

/** A negative amount is no formula. */
function guardedCell(text: string): string {
  return /^-\d+(?:\.\d+)?$/.test(text) ? text : withFormulaGuard(text)
}

/** As 09:30:00.000. */
function writtenTime(tradeOrder: number): string {
  return tradeOrder === 0 ? '' : new Date(tradeOrder).toISOString().slice(11, -1)
}

function numberCell(value: Decimal | null): string {
  return value ? writtenNumber(value) : ''
}

/** A fourth decimal avoids being read as thousands. */
function writtenNumber(value: Decimal): string {
  const text = value.toString()
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/** Guards a text, and its parts after semicolons and tabs, against being read as formulas. */
export function withFormulaGuard(text: string): string {
  return text.replace(DANGEROUS_START, GUARD)
}

/** The text of a guarded cell. */
export function withoutFormulaGuard(cell: string): string {
  return cell.replace(GUARDED_START, '')
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
