import { createHash } from 'node:crypto'
import { MAXIMUM_IMPORT_ROWS } from '@palier/contract/calls/imports'
import { brokerFormatOf } from '@palier/domain/brokerFormats'
import { headerFingerprintOf } from '@palier/domain/headerFingerprint'
import { delimiterOf, headerRowOf } from '@palier/domain/tradeColumns'
import { keptText } from '../database/wholeJson.ts'
import { encodingOf, piecesOfText } from './decodeText.ts'
import { type FileRow, rowsOfText } from './fileRows.ts'
import { Refusal } from './refusal.ts'

export const ROWS_A_BLOCK = 500

/** A file of trades: its header, and the rows below it that are not blank. */
export type TradeFile = {
  header: string[]
  headerKey: string
  rowCount: number
  /** The rows in blocks as `keptText` writes them: so they take a fraction of their room. */
  blocks: string[]
}

// Statements of one broker bring their trades far below other tables.
const ROWS_TO_A_HEADER = 5_000
const ROWS_TO_A_GUESS = 50
const LINES_TO_A_DELIMITER = 50

type Beginning = { delimiter: string; rows: FileRow[]; headerAt: number | null }

/**
 * Reads a file in pieces, so that others have their turns and no more of it is in memory than what is kept. Refused
 * with NotCsv where it is no such file, with ImportTooManyRows where it holds more rows than are taken.
 */
export async function readTradeFile(file: Blob): Promise<TradeFile> {
  const encoding = await encodingOf(file)
  if (encoding === null) throw new Refusal('NotCsv', { reason: 'binary' })
  const pieces = () => piecesOfText(file, encoding)
  const { delimiter, rows, headerAt } = await findBeginning(pieces)
  const header = headerOf(rows, headerAt)
  const below = await readBlocks(rowsOfText(pieces(), delimiter), headerAt === null ? 0 : headerAt + 1)
  if (below.rowCount === 0) throw new Refusal('NotCsv', { reason: 'empty' })
  return { header, headerKey: createHash('sha256').update(headerFingerprintOf(header)).digest('hex'), ...below }
}

/** By whichever delimiter shows a header; by the first where none does. */
async function findBeginning(pieces: () => AsyncIterable<string>): Promise<Beginning> {
  const proof = delimiterOf(await firstLines(pieces()))
  let best: Beginning | null = null
  for (const delimiter of proof.kind === 'proved' ? [proof.value] : proof.choices) {
    const rows = await rowsToAHeader(rowsOfText(pieces(), delimiter))
    const headerAt = headerPlaceOf(rows)
    if (best === null || (best.headerAt === null && headerAt !== null)) best = { delimiter, rows, headerAt }
  }
  if (!best || best.rows.length === 0) throw new Refusal('NotCsv', { reason: 'empty' })
  return best
}

async function firstLines(pieces: AsyncIterable<string>): Promise<string[]> {
  for await (const piece of pieces) return piece.split(/\r\n|\r|\n/, LINES_TO_A_DELIMITER)
  return []
}

/** As far as a header that is known, or as far as one may stand. */
async function rowsToAHeader(source: AsyncIterable<FileRow[]>): Promise<FileRow[]> {
  const rows: FileRow[] = []
  for await (const some of source) {
    rows.push(...some)
    if (rows.length >= ROWS_TO_A_HEADER || some.some(isKnownHeader)) break
  }
  return rows.slice(0, ROWS_TO_A_HEADER)
}

function headerPlaceOf(rows: readonly FileRow[]): number | null {
  const known = rows.findIndex(isKnownHeader)
  return known >= 0 ? known : headerRowOf(rows.slice(0, ROWS_TO_A_GUESS).map(({ cells }) => cells))
}

function isKnownHeader({ cells }: FileRow): boolean {
  return brokerFormatOf(cells) !== null
}

/** Columns without names are numbered. */
function headerOf(rows: readonly FileRow[], at: number | null): string[] {
  const named = at === null ? null : rows[at]
  if (named) return named.cells
  const width = Math.max(...rows.slice(0, ROWS_TO_A_GUESS).map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) => String(column + 1))
}

async function readBlocks(source: AsyncIterable<FileRow[]>, above: number) {
  const blocks: string[] = []
  let rows: FileRow[] = []
  let [toSkip, rowCount] = [above, 0]
  for await (const some of source) {
    for (const row of some.slice(toSkip)) {
      rowCount += 1
      if (rowCount > MAXIMUM_IMPORT_ROWS) throw new Refusal('ImportTooManyRows', { maximum: MAXIMUM_IMPORT_ROWS })
      rows.push(row)
      if (rows.length < ROWS_A_BLOCK) continue
      blocks.push(keptText(rows))
      rows = []
    }
    toSkip = Math.max(0, toSkip - some.length)
  }
  if (rows.length > 0) blocks.push(keptText(rows))
  return { rowCount, blocks }
}
