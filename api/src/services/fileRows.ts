import { parse } from 'csv-parse'
import { Refusal } from './refusal.ts'

/** A row as it stands in the file; lines count from 1. */
export type FileRow = { line: number; cells: string[] }

const LONGEST_ROW = 128 * 1024
const LONGEST_CELL = 2_000
const MOST_CELLS = 200

/** The rows of a text that are not blank, those of each piece together. Refused with NotCsv where it is no table. */
export async function* rowsOfText(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<FileRow[]> {
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
  })
  const troubles: Error[] = []
  parser.on('error', (error) => troubles.push(error))

  function take(): FileRow[] {
    if (troubles.length > 0) throw new Refusal('NotCsv', { reason: 'unreadable' })
    const rows: FileRow[] = []
    // With `info` a record comes with what is known of its place.
    let found: { record: string[]; info: { lines: number } } | null
    while ((found = parser.read() as typeof found) !== null) {
      const cells = found.record.slice(0, MOST_CELLS).map((cell) => cell.slice(0, LONGEST_CELL))
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: found.info.lines, cells })
    }
    return rows
  }

  for await (const piece of pieces) {
    parser.write(piece)
    yield take()
  }
  parser.end()
  yield take()
}
