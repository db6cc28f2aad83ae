import { EXPORT_HEADER } from './brokerFormats.ts'
import { type BookEventKind } from '../portfolios/bookEvent.ts'
import { type LotKind } from '../portfolios/lot.ts'
import { type Decimal } from '../kernel/decimal.ts'

/** One lot as our own file writes it, or an event, whose price is its whole amount. */
export type ExportedTrade = {
  readonly kind: LotKind | BookEventKind
  readonly tradeDate: string
  readonly symbol: string
  readonly exchange: string
  /** Null where an event tells none. */
  readonly quantity: Decimal | null
  readonly price: Decimal | null
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

// Spreadsheets execute text with these beginnings, some also the fullwidth forms. The guard itself is included, so that
// removing it is exact.
const DANGEROUS_START = /^[=+\-@＝＋－＠\t\r']/
const GUARD = "'"

export const EXPORT_HEADER_LINE = lineOf(EXPORT_HEADER)

/** A line of our own file with its end. In the order of the lots, the file imports to the same book. */
export function exportLineOf(trade: ExportedTrade): string {
  const { kind, tradeDate, tradeOrder, symbol, exchange, quantity, price, note, fee, fxRateToCad } = trade
  const numbers = [fee, fxRateToCad].map(numberCell)
  const cells = [tradeDate, kind, symbol, exchange, numberCell(quantity), numberCell(price), note]
  const more = [writtenTime(tradeOrder), ...numbers, trade.settlementDate ?? '', trade.account]
  return lineOf([...cells, ...more].map(withFormulaGuard))
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

/** Guards a text against being read as a formula. */
export function withFormulaGuard(text: string): string {
  return DANGEROUS_START.test(text) ? GUARD + text : text
}

/** The text of a guarded cell. */
export function withoutFormulaGuard(cell: string): string {
  const text = cell.slice(GUARD.length)
  return cell.startsWith(GUARD) && DANGEROUS_START.test(text) ? text : cell
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
