import { readFileNumber } from '../kernel/fileNumber.ts'
import { foldedText } from '../kernel/foldedText.ts'
import { cellOf, type Columns } from './tradeColumns.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
const SHORTEST_TRADE = 12
const MOST_PARTS = 200
const LONGEST_PART = 40

/** Minimum of numbers in a trade; a lost delimiter may leave one of two. */
type Numbers = 1 | 2

/** True if a line contains a day, numbers and a word, split by any delimiter. */
export function looksLikeTrade(line: string, least: Numbers = 2): boolean {
  if (line.length < SHORTEST_TRADE) return false
  return DELIMITERS.some((delimiter) => line.includes(delimiter) && isTradeLike(partsOf(line, delimiter), least))
}

/** True if a cell contains a whole trade, divided by another delimiter. */
export function hidesTrade(cells: readonly string[], least: Numbers): boolean {
  return cells.some((cell) => looksLikeTrade(cell, least))
}

export function isTradeLike(cells: readonly string[], least: Numbers = 2): boolean {
  if (cells.length < least + 2) return false
  // Some digits read as a day and as a number, such as 1100.0001.
  let days = 0
  let numbers = 0
  let either = 0
  let words = 0
  for (const cell of cells) {
    const part = trimQuotes(cell.trim())
    if (part === '' || part.length > LONGEST_PART) continue
    const isDay = DAY.test(part)
    const isFigure = isNumber(part)
    if (isDay && isFigure) either += 1
    else if (isDay) days += 1
    else if (isFigure) numbers += 1
    else if (/\p{L}/u.test(part)) words += 1
  }
  const hasBoth = days + either >= 1 && numbers + either >= least && days + numbers + either > least
  return hasBoth && words >= 1
}

/** Scans from both ends: a regular expression would backtrack in a run of quotation marks. */
function trimQuotes(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && text[start] === '"') start += 1
  while (end > start && text[end - 1] === '"') end -= 1
  return text.slice(start, end)
}

function partsOf(line: string, delimiter: string): string[] {
  return line.split(delimiter, MOST_PARTS)
}

// Matches even if other text is adjacent.
const DAY =
  /\d{4}[-/. ]?\d{2}[-/. ]?\d{2}|\d{1,2}[-/. ](?:\d{1,2}|\p{L}{3,9}\.?)[-/. ]\d{4}|\p{L}{3,9}\.? \d{1,2},? \d{4}/u

function isNumber(part: string): boolean {
  return /\d/.test(part) && (readFileNumber(part, '.') !== null || readFileNumber(part, ',') !== null)
}

type RecordShape = {
  cells: readonly string[]
  /** True if cells beyond the retained ones have text. */
  hasMore: boolean
  hasStrayQuote: boolean
  /** True for a known header: some of these programs omit trailing cells. */
  isKnown: boolean
}

export type ShapeFault = 'tooManyCells' | 'tooFewCells' | 'strayQuote'

/**
 * Reason why cells may be misaligned with their columns, or null. `width` is the number of header
 * columns. `isTrade` decides whether other cells form a trade: a row with empty surplus cells is
 * uncertain if it is also a trade with one delimiter less.
 */
export function shapeFaultOf(
  { cells, hasMore, hasStrayQuote, isKnown }: RecordShape,
  width: number,
  columns: Columns,
  isTrade: (cells: readonly string[]) => boolean,
): ShapeFault | null {
  const written = cells.findLastIndex((cell) => cell.trim() !== '') + 1
  if (hasMore || written > width) return 'tooManyCells'
  // A lost quotation mark joins or splits cells.
  if (hasStrayQuote && cells.length !== width) return 'strayQuote'
  if (cells.length > width) return readsWithOneLess(cells.slice(0, written), isTrade) ? 'tooManyCells' : null
  if (isKnown && Object.values(columns).every((place) => place < cells.length)) return null
  return cells.length < width && !endsSurely(cells, columns) ? 'tooFewCells' : null
}

/** True if joining two neighbours gives a trade, as for halves of a number with a decimal comma. */
function readsWithOneLess(cells: readonly string[], isTrade: (cells: readonly string[]) => boolean): boolean {
  return cells.some((cell, place) => {
    const next = cells[place + 1]
    if (cell.trim() === '' || next === undefined || next.trim() === '') return false
    return ['', '.', ','].some((sign) => isTrade(cells.toSpliced(place, 2, cell + sign + next)))
  })
}

const NUMERIC = ['quantity', 'price', 'amount', 'fee', 'tax', 'fxRate'] as const
const ALONE = [
  'note',
  'description',
  'currency',
  'exchange',
  'symbol',
  'isin',
  'kind',
  'date',
  'settlementDate',
] as const

/**
 * True if missing cells were omitted at the end, as spreadsheets do. If a delimiter was lost
 * earlier, the cell after the price would be read as the price; that is detectable only if it is
 * not a number.
 */
function endsSurely(cells: readonly string[], columns: Columns): boolean {
  if (cellOf(cells, cells.length - 1) === '') return false
  const figures = [columns.quantity, columns.price ?? columns.amount].filter((place) => place !== undefined)
  const next = Math.max(...figures) + 1
  if (NUMERIC.some((meaning) => columns[meaning] === next)) return false
  return ALONE.some((meaning) => columns[meaning] === next)
}

/** True if a row repeats the header. */
export function isSameHeader(cells: readonly string[], header: readonly string[]): boolean {
  if (cells.length !== header.length) return false
  return cells.every((cell, place) => foldedText(cell) === foldedText(header[place] ?? ''))
}
