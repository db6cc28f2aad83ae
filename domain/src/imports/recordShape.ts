import { readFileNumber } from '../kernel/fileNumber.ts'
import { foldedText } from '../kernel/foldedText.ts'
import { cellOf, type Columns } from './tradeColumns.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
// A day, two numbers and a name, written as briefly as they can be.
const SHORTEST_TRADE = 12
const MOST_PARTS = 200
const LONGEST_PART = 40

/** Numbers that make a trade; a lost delimiter may leave one of two. */
type Numbers = 1 | 2

/** Whether a line may be a trade, by whichever delimiter: it holds a day, numbers and a word. */
export function looksLikeTrade(line: string, least: Numbers = 2): boolean {
  if (line.length < SHORTEST_TRADE) return false
  return DELIMITERS.some((delimiter) => line.includes(delimiter) && isTradeLike(partsOf(line, delimiter), least))
}

/** Whether one of the cells of a row may be a whole trade that another delimiter divides. */
export function hidesTrade(cells: readonly string[], least: Numbers): boolean {
  return cells.some((cell) => looksLikeTrade(cell, least))
}

/** Whether the cells of a row may be a trade, in whatever order. */
export function isTradeLike(cells: readonly string[], least: Numbers = 2): boolean {
  if (cells.length < least + 2) return false
  // Digits may be a day or a number, such as 1100.0001.
  let [days, numbers, either, words] = [0, 0, 0, 0]
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

/** Scans from both ends: an expression would backtrack in a run of quotation marks within the text. */
function trimQuotes(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && text[start] === '"') start += 1
  while (end > start && text[end - 1] === '"') end -= 1
  return text.slice(start, end)
}

function partsOf(line: string, delimiter: string): string[] {
  return line.split(delimiter, MOST_PARTS)
}

// Also where something else stands right before or behind it.
const DAY =
  /\d{4}[-/. ]?\d{2}[-/. ]?\d{2}|\d{1,2}[-/. ](?:\d{1,2}|\p{L}{3,9}\.?)[-/. ]\d{4}|\p{L}{3,9}\.? \d{1,2},? \d{4}/u

function isNumber(part: string): boolean {
  return /\d/.test(part) && (readFileNumber(part, '.') !== null || readFileNumber(part, ',') !== null)
}

/** How a record stands under its header, beside its cells. */
type RecordShape = {
  cells: readonly string[]
  /** Whether something stands in cells beyond those that are kept. */
  hasMore: boolean
  /** Whether a quotation mark stands where none belongs. */
  hasStrayQuote: boolean
  /** Whether the header is a known one: some of these writers leave out cells at the end that mean nothing. */
  isKnown: boolean
}

export type ShapeFault = 'tooManyCells' | 'tooFewCells' | 'strayQuote'

/**
 * Why cells may be misaligned with their columns; null where they are not. `width` is the number of columns of the
 * header. `isTrade` tells whether other cells would be a trade too: a row with empty surplus cells is uncertain where
 * it reads as one with a delimiter less.
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

/** Whether the row is a trade where two neighbours are one, as halves of a number with a decimal comma. */
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
 * Whether cells that are missing at the end were left out, as spreadsheets do, rather than one lost before: with a
 * delimiter lost what stands right of the price would be read as the price, which shows only where that is no number.
 */
function endsSurely(cells: readonly string[], columns: Columns): boolean {
  if (cellOf(cells, cells.length - 1) === '') return false
  const figures = [columns.quantity, columns.price ?? columns.amount].filter((place) => place !== undefined)
  const next = Math.max(...figures) + 1
  if (NUMERIC.some((meaning) => columns[meaning] === next)) return false
  return ALONE.some((meaning) => columns[meaning] === next)
}

/** Whether a row below the header is the header once more. */
export function isSameHeader(cells: readonly string[], header: readonly string[]): boolean {
  if (cells.length !== header.length) return false
  return cells.every((cell, place) => foldedText(cell) === foldedText(header[place] ?? ''))
}
