import { type FileTrade, type RowVerdict } from '@palier/domain/imports/rowVerdict'
import { NO_EVIDENCE, withRow } from '@palier/domain/imports/tradeColumns'
import { rowsOfBlock } from '../services/imports/importBlocks.ts'
import { readTradeFile } from '../services/imports/readImportFile.ts'
import { columnsByHeader, type Question, understand } from '../services/imports/importReading.ts'
import { createRowChecker, type RecordCheck } from '../services/imports/checkRows.ts'

export type ReadExport = {
  /** The id of the known kind of file. */
  format: string | null
  questions: Question[]
  verdicts: { line: number; verdict: RowVerdict | RecordCheck }[]
}

/** Reads the bytes of a file as an upload is read, up to its trades; their stocks are not looked up. */
export function readExport(file: string | Uint8Array, latestDate = '2026-11-22'): ReadExport {
  const blocks: string[] = []
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const { header } = readTradeFile(bytes, (block) => blocks.push(block))
  const rows = blocks.flatMap(rowsOfBlock).filter(({ isAbove }) => !isAbove)
  const columns = columnsByHeader(header, null)
  const evidence = rows.reduce((all, { cells }) => withRow(all, cells, columns.columns, columns.grain), NO_EVIDENCE)
  const { reading, questions } = understand(header, columns, evidence, null)
  const format = columns.format?.id ?? null
  if (!reading) return { format, questions, verdicts: [] }
  const judge = createRowChecker(header, reading, latestDate)
  const verdicts = rows.map((row) => ({ line: row.line, verdict: judge(row) }))
  return { format, questions, verdicts }
}

export function tradesOf({ verdicts }: ReadExport): FileTrade[] {
  return verdicts.flatMap(({ verdict }) => (verdict.kind === 'trade' ? [verdict.trade] : []))
}
