import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { MAXIMUM_IMPORT_ROWS } from '@palier/contract/calls/imports'
import { brokerFormatOf } from '@palier/domain/brokerFormats'
import { headerFingerprintOf } from '@palier/domain/headerFingerprint'
import { delimiterOf, headerRowOf } from '@palier/domain/tradeColumns'
import { parse } from 'csv-parse'
import { decodeText } from './decodeText.ts'
import { Refusal } from './refusal.ts'

/** A row as it stands in the file; lines count from 1. */
export type FileRow = { line: number; cells: string[] }

/** A file of trades: its header, and the rows below it that are not blank. */
export type TradeFile = { header: string[]; headerKey: string; rows: FileRow[] }

// Statements of one broker bring their trades far below other tables.
const ROWS_TO_A_HEADER = 5_000
const ROWS_TO_A_GUESS = 50
const LINES_TO_A_DELIMITER = 50
const LONGEST_ROW = 128 * 1024
const LONGEST_CELL = 2_000
const MOST_CELLS = 200
const PIECE = 64 * 1024

/**
 * Reads a file in pieces, so that others have their turns. Refused with NotCsv where it is no such file, with
 * ImportTooManyRows where it holds more rows than are taken.
 */
export async function readTradeFile(bytes: Uint8Array): Promise<TradeFile> {
  const text = await decodeText(bytes)
  if (text === null) throw new Refusal('NotCsv', { reason: 'binary' })
  const first = text.slice(0, PIECE).split(/\r\n|\r|\n/, LINES_TO_A_DELIMITER)
  const proof = delimiterOf(first)
  const delimiters = proof.kind === 'proved' ? [proof.value] : proof.choices

  let best: { rows: FileRow[]; at: number | null } | null = null
  for (const delimiter of delimiters) {
    const rows = await splitRows(text, delimiter)
    const at = headerPlaceOf(rows)
    if (best === null || (best.at === null && at !== null)) best = { rows, at }
  }
  if (!best || best.rows.length === 0) throw new Refusal('NotCsv', { reason: 'empty' })

  const { rows, at } = best
  const width = Math.max(...rows.slice(0, ROWS_TO_A_GUESS).map(({ cells }) => cells.length))
  const named = at === null ? null : rows[at]
  const header = named ? named.cells : Array.from({ length: width }, (_, column) => String(column + 1))
  const below = at === null ? rows : rows.slice(at + 1)
  if (below.length === 0) throw new Refusal('NotCsv', { reason: 'empty' })
  if (below.length > MAXIMUM_IMPORT_ROWS) throw new Refusal('ImportTooManyRows', { maximum: MAXIMUM_IMPORT_ROWS })
  return { header, headerKey: createHash('sha256').update(headerFingerprintOf(header)).digest('hex'), rows: below }
}

function headerPlaceOf(rows: readonly FileRow[]): number | null {
  const known = rows.slice(0, ROWS_TO_A_HEADER).findIndex(({ cells }) => brokerFormatOf(cells) !== null)
  return known >= 0 ? known : headerRowOf(rows.slice(0, ROWS_TO_A_GUESS).map(({ cells }) => cells))
}

async function splitRows(text: string, delimiter: string): Promise<FileRow[]> {
  const rows: FileRow[] = []
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
  })
  let trouble: Error | null = null
  parser.on('error', (error) => {
    trouble = error
  })

  function take(): void {
    // With `info` a record comes with what is known of its place.
    let found: { record: string[]; info: { lines: number } } | null
    while ((found = parser.read() as typeof found) !== null) {
      const cells = found.record.slice(0, MOST_CELLS).map((cell) => cell.slice(0, LONGEST_CELL))
      if (cells.every((cell) => cell.trim() === '')) continue
      rows.push({ line: found.info.lines, cells })
    }
    // Whatever stands above a header is not counted.
    if (rows.length > MAXIMUM_IMPORT_ROWS + ROWS_TO_A_HEADER) {
      throw new Refusal('ImportTooManyRows', { maximum: MAXIMUM_IMPORT_ROWS })
    }
  }

  for (let at = 0; at < text.length && trouble === null; at += PIECE) {
    parser.write(text.slice(at, at + PIECE))
    take()
    await nextTurn()
  }
  parser.end()
  await nextTurn()
  take()
  if (trouble !== null) throw new Refusal('NotCsv', { reason: 'unreadable' })
  return rows
}
