import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { findBlockTexts } from '../database/importQueries.ts'
import { ofKeptText } from '../database/wholeJson.ts'
import type { FileRow } from './fileRows.ts'
import { ROWS_A_BLOCK, type TradeFile } from './importFile.ts'
import type { RowOutcome, RowSource } from './importVerdicts.ts'
import type { Viewer } from './viewer.ts'

export const BLOCKS_AT_ONCE = 10

export type PreviewRow = FileRow & { outcome: RowOutcome | null }

export function newImport(
  { userId }: Viewer,
  portfolioId: string,
  { header, headerKey, rowCount }: TradeFile,
  createdAt: Date,
) {
  const id = randomUUID()
  return { id, userId, portfolioId, status: 'staged' as const, header, headerKey, rowCount, createdAt }
}

export function inBlocks<Row>(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = []
  for (let at = 0; at < rows.length; at += ROWS_A_BLOCK) blocks.push(rows.slice(at, at + ROWS_A_BLOCK))
  return blocks
}

export function stagedRows(database: Database, importId: string): RowSource {
  return async function* () {
    for (let from = 0; ; from += BLOCKS_AT_ONCE) {
      const texts = await findBlockTexts(database, importId, 'rows', from, BLOCKS_AT_ONCE)
      for (const text of texts) yield rowsOf(ofKeptText(text))
      if (texts.length < BLOCKS_AT_ONCE) return
    }
  }
}

export function rowsInMemory({ blocks }: TradeFile): RowSource {
  return async function* () {
    for (const block of blocks) yield rowsOf(ofKeptText(block))
  }
}

/** As they were kept, by ourselves. */
export function rowsOf(stored: unknown): FileRow[] {
  return stored as FileRow[]
}

export function previewRowsOf({ rows, verdicts }: { rows: unknown; verdicts: unknown }, isRead: boolean): PreviewRow[] {
  const outcomes = isRead ? (verdicts as RowOutcome[] | null) : null
  return rowsOf(rows).map((row, at) => ({ ...row, outcome: outcomes?.[at] ?? null }))
}
