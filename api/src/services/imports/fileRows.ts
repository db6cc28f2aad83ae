import { isTradeLike, looksLikeTrade } from '@palier/domain/imports/recordShape'
import { Refusal } from '../../kernel/refusal.ts'

/**
 * `openQuote`: a quotation mark is never closed, or its cell contains other rows. `withinQuote`: a
 * line of such a cell. `tooLong`: too much text.
 */
export type RecordFault = 'openQuote' | 'withinQuote' | 'tooLong'

/** `line` is the record's first line, from 1. Flags are present only if true. */
export type FileRow = {
  line: number
  cells: string[]
  fault?: RecordFault
  hasMore?: true
  hasStrayQuote?: true
  isAbove?: true
}

/** Operations used on a text; a test counts them. */
export type ScannedText = Pick<string, 'length' | 'charCodeAt' | 'slice'>

const LONGEST_LINE = 128 * 1024
const LONGEST_CELL = 2_000
const LONGEST_ROW = 8_000
const MOST_CELLS = 200

const QUOTE = 0x22
const LF = 0x0a
const CR = 0x0d

/**
 * Parses all records in one pass, in linear time for any text. Line ends may be mixed. A stray
 * quotation mark in a quoted cell is part of the cell and is flagged. A quoted cell may span lines;
 * if it contains likely rows or is never closed, each line becomes a record with a fault. Refuses
 * with NotCsv if a line is too long.
 */
export function* recordsOf(text: ScannedText, delimiter: string): Generator<FileRow, void, void> {
  const cut = delimiter.charCodeAt(0)
  let at = 0
  let lines = 1
  let hasStrayQuote = false
  let isOpen = false
  let overLines: [from: number, to: number][] = []

  function passLineEnd(): void {
    if (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF) at += 1
    at += 1
    lines += 1
  }

  const isEnd = (code: number) => code === cut || code === LF || code === CR || Number.isNaN(code)

  function passQuoted(): void {
    const start = at
    const line = lines
    while (at < text.length) {
      const code = text.charCodeAt(at)
      if (code === QUOTE && isEnd(text.charCodeAt(at + 1))) break
      if (code === QUOTE && text.charCodeAt(at + 1) === QUOTE) at += 2
      else if (code === LF || code === CR) passLineEnd()
      else {
        if (code === QUOTE) hasStrayQuote = true
        at += 1
      }
    }
    if (at >= text.length) isOpen = true
    if (lines > line) overLines.push([start, at])
  }

  function passBare(): void {
    for (; !isEnd(text.charCodeAt(at)); at += 1) if (text.charCodeAt(at) === QUOTE) hasStrayQuote = true
  }

  function takeCell(): string {
    const isQuoted = text.charCodeAt(at) === QUOTE
    if (isQuoted) at += 1
    const start = at
    if (!isQuoted) passBare()
    else passQuoted()
    const cell = text.slice(start, Math.min(at, start + 2 * LONGEST_CELL))
    if (!isQuoted) return cell.slice(0, LONGEST_CELL)
    at = Math.min(at + 1, text.length)
    return cell.replaceAll('""', '"').slice(0, LONGEST_CELL)
  }

  function takeRecord(): FileRow {
    const row: FileRow = { line: lines, cells: [] }
    let length = 0
    for (;;) {
      const cell = takeCell()
      if (row.cells.length === MOST_CELLS) {
        if (cell.trim() !== '') row.hasMore = true
      } else if (length + cell.length > LONGEST_ROW) {
        row.cells.push('')
        row.fault = 'tooLong'
      } else {
        length += cell.length
        row.cells.push(cell)
      }
      if (text.charCodeAt(at) !== cut) break
      at += 1
    }
    if (hasStrayQuote) row.hasStrayQuote = true
    return row
  }

  /** True if quoted cells over several lines may contain rows. */
  function hasTakenRows(start: number): boolean {
    if (isOpen || hasStrayQuote || at - start > LONGEST_LINE) return true
    return overLines.some(([from, to]) => {
      const [, ...within] = text.slice(from, to).split(/\r\n|\r|\n/)
      return within.some((line) => looksLikeTrade(line) || isTradeLike(line.split(delimiter, MOST_CELLS)))
    })
  }

  function* linesThrough(end: number): Generator<FileRow, void, void> {
    for (let isFirst = true; at < end; isFirst = false) {
      const start = at
      const line = lines
      while (at < end && text.charCodeAt(at) !== LF && text.charCodeAt(at) !== CR) at += 1
      if (at - start > LONGEST_LINE) throw notCsv()
      const cells = text.slice(start, Math.min(at, start + LONGEST_ROW)).split(delimiter, MOST_CELLS)
      if (at < text.length) passLineEnd()
      yield {
        line,
        cells: cells.map((cell) => cell.slice(0, LONGEST_CELL)),
        fault: isFirst ? 'openQuote' : 'withinQuote',
      }
    }
  }

  while (at < text.length) {
    const start = at
    const line = lines
    hasStrayQuote = false
    isOpen = false
    overLines = []
    const row = takeRecord()
    if (isOpen || (overLines.length > 0 && hasTakenRows(start))) {
      const end = at
      at = start
      lines = line
      yield* linesThrough(end)
      continue
    }
    if (at - start > LONGEST_LINE) throw notCsv()
    if (at < text.length) passLineEnd()
    yield row
  }
}

/** White space only; a row with more cells than were read is not blank. */
export function isBlank({ cells, hasMore }: FileRow): boolean {
  return !hasMore && cells.every((cell) => cell.trim() === '')
}

function notCsv(): Refusal {
  return new Refusal('NotCsv', { reason: 'unreadable' })
}
