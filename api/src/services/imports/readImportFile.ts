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

export type TradeFile = TradeFileFacts & {
  /** Rows in blocks in the format of `storedText`, which saves memory. */
  blocks: string[]
}

export type TradeFileFacts = { header: string[]; headerKey: string; rowCount: number; remainder: Remainder }

/** Records other than rows: the header, if any, and blank records. */
type Remainder = { headerLine: number | null; blankCount: number }

// One broker's statements list trades far below other tables.
const RECORDS_TO_A_HEADER = 5_000
const ROWS_TO_A_GUESS = 50
const BEGINNING = 64 * 1024
const LINES_TO_A_DELIMITER = 50

type Beginning = { delimiter: string; rows: FileRow[]; header: FileRow | null }

/**
 * May take seconds, so it runs on a worker thread. Emits blocks as they are ready. Refuses with
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

/** Uses the first delimiter that gives a header, otherwise the first one. */
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

/** Reads until a known header or the limit; omits blank rows. */
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

function headerOf({ header, rows }: Beginning): string[] {
  if (header) return header.cells
  const width = Math.max(...rows.slice(0, ROWS_TO_A_GUESS).map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) => String(column + 1))
}

/**
 * The limit includes all records below the header; blank ones are dropped. Refuses with NotCsv if
 * there are no others.
 */
function writeBlocks(records: Iterable<FileRow>, headerLine: number, onBlock: (block: string) => void) {
  let rows: FileRow[] = []
  let belowCount = 0
  let blankCount = 0
  let rowCount = 0
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
