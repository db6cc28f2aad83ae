import { createHash } from 'node:crypto'
import { MAXIMUM_IMPORT_ROWS } from '@palier/contract/imports/importCalls'
import { brokerFormatOf } from '@palier/domain/imports/brokerFormats'
import { headerFingerprintOf } from '@palier/domain/imports/headerFingerprint'
import { delimiterOf, headerRowOf } from '@palier/domain/imports/tradeColumns'
import { storedText } from '../../database/kernel/storedJson.ts'
import { textOf } from './decodeText.ts'
import { type FileRow, isBlank, recordsOf } from './fileRows.ts'
import { ROWS_A_BLOCK } from './importBlocks.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** A file of trades: its header, and all records that are neither it nor blank. */
export type TradeFile = TradeFileFacts & {
  /** The rows in blocks as `storedText` writes them, which saves memory. */
  blocks: string[]
}

export type TradeFileFacts = { header: string[]; headerKey: string; rowCount: number; remainder: Remainder }

/** The records of a file that are no rows: its header, where it has one, and the blank ones. */
type Remainder = { headerLine: number | null; blankCount: number }

// One broker's statements list trades far below other tables.
const RECORDS_TO_A_HEADER = 5_000
const ROWS_TO_A_GUESS = 50
const BEGINNING = 64 * 1024
const LINES_TO_A_DELIMITER = 50

type Beginning = { delimiter: string; rows: FileRow[]; header: FileRow | null }

/**
 * Reads a file, which may take seconds: runs on a worker thread. Blocks are passed on as they are made. Refused with
 * NotCsv or ImportTooManyRows.
 */
export function readTradeFile(bytes: Uint8Array, onBlock: (block: string) => void): TradeFileFacts {
  const text = textOf(bytes)
  if (text === null) throw new Refusal('NotCsv', { reason: 'binary' })
  const beginning = findBeginning(text)
  const header = headerOf(beginning)
  const headerLine = beginning.header?.line ?? null
  const { rowCount, blankCount } = writeBlocks(recordsOf(text, beginning.delimiter), headerLine ?? 0, onBlock)
  const headerKey = createHash('sha256').update(headerFingerprintOf(header)).digest('hex')
  return { header, headerKey, rowCount, remainder: { headerLine, blankCount } }
}

/** By whichever delimiter shows a header; by the first where none does. */
function findBeginning(text: string): Beginning {
  const proof = delimiterOf(text.slice(0, BEGINNING).split(/\r\n|\r|\n/, LINES_TO_A_DELIMITER))
  let best: Beginning | null = null
  for (const delimiter of proof.kind === 'proved' ? [proof.value] : proof.choices) {
    const rows = rowsToAHeader(recordsOf(text, delimiter))
    const header = headerAmong(rows)
    if (best === null || (best.header === null && header !== null)) best = { delimiter, rows, header }
  }
  if (!best || best.rows.length === 0) throw new Refusal('NotCsv', { reason: 'empty' })
  return best
}

/** Reads until a known header, or as far as one may stand; without blank rows. */
function rowsToAHeader(records: Iterable<FileRow>): FileRow[] {
  const rows: FileRow[] = []
  let count = 0
  for (const row of records) {
    if (!isBlank(row)) rows.push(row)
    count += 1
    if (count === RECORDS_TO_A_HEADER || isKnownHeader(row)) break
  }
  return rows
}

function headerAmong(rows: readonly FileRow[]): FileRow | null {
  const known = rows.find(isKnownHeader)
  if (known) return known
  const whole = rows.filter(({ fault }) => !fault).slice(0, ROWS_TO_A_GUESS)
  const guessed = headerRowOf(whole.map(({ cells }) => cells))
  return guessed === null ? null : (whole[guessed] ?? null)
}

function isKnownHeader({ cells, fault }: FileRow): boolean {
  return !fault && brokerFormatOf(cells) !== null
}

/** Columns without names are numbered. */
function headerOf({ header, rows }: Beginning): string[] {
  if (header) return header.cells
  const width = Math.max(...rows.slice(0, ROWS_TO_A_GUESS).map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) => String(column + 1))
}

/**
 * All records below the header count towards the bound; blank ones are dropped. Refused with NotCsv where there are no
 * others.
 */
function writeBlocks(records: Iterable<FileRow>, headerLine: number, onBlock: (block: string) => void) {
  let rows: FileRow[] = []
  let [belowCount, blankCount, rowCount] = [0, 0, 0]
  let isEmpty = true
  for (const row of records) {
    if (row.line === headerLine) continue
    const isAbove = row.line < headerLine
    if (!isAbove) belowCount += 1
    if (belowCount > MAXIMUM_IMPORT_ROWS) throw new Refusal('ImportTooManyRows', { maximum: MAXIMUM_IMPORT_ROWS })
    if (isBlank(row)) {
      blankCount += 1
      continue
    }
    if (isAbove) row.isAbove = true
    else isEmpty = false
    rowCount += 1
    rows.push(row)
    if (rows.length < ROWS_A_BLOCK) continue
    onBlock(storedText(rows))
    rows = []
  }
  if (isEmpty) throw new Refusal('NotCsv', { reason: 'empty' })
  if (rows.length > 0) onBlock(storedText(rows))
  return { rowCount, blankCount }
}
