import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/kernel/database.ts'
import { findLotText } from '../../database/queries/imports/importLotQueries.ts'
import { findEventKeys } from '../../database/queries/imports/importEventQueries.ts'
import { findIncompleteKeys } from '../../database/queries/portfolios/incompleteEventQueries.ts'
import { findBlockTexts, findListings } from '../../database/queries/imports/importQueries.ts'
import { findStockIds } from '../../database/queries/portfolios/portfolioQueries.ts'
import type { FileRow } from './fileRows.ts'
import type { Lookups } from './fileThreads.ts'
import { rowsOf } from './importBlocks.ts'
import type { TradeFile } from './readImportFile.ts'
import type { RowOutcome } from './checkRows.ts'
import type { Viewer } from '../kernel/viewer.ts'

// A few megabytes if rows have the maximum length.
export const BLOCKS_AT_ONCE = 5

export type PreviewRow = FileRow & { outcome: RowOutcome | null }

type Place = { portfolioId: string }

export function newImport(
  { userId }: Viewer,
  portfolioId: string,
  { header, headerKey, rowCount, remainder }: TradeFile,
  createdAt: Date,
) {
  const id = randomUUID()
  return { id, userId, portfolioId, status: 'staged' as const, header, headerKey, rowCount, remainder, createdAt }
}

export function lookupsForStaged(database: Database, { id, portfolioId }: Place & { id: string }): Lookups {
  const blocks = (from: number) => findBlockTexts(database, id, 'rows', from, BLOCKS_AT_ONCE)
  return { blocks, ...lookups(database, portfolioId) }
}

export function lookupsForFile(database: Database, { blocks }: TradeFile, { portfolioId }: Place): Lookups {
  return {
    blocks: async (from) => blocks.slice(from, from + BLOCKS_AT_ONCE),
    ...lookups(database, portfolioId),
  }
}

function lookups(database: Database, portfolioId: string): Omit<Lookups, 'blocks'> {
  return {
    listings: (tickers) => findListings(database, tickers),
    lots: ({ stockId, after }) => findLotText(database, { portfolioId, stockId }, after),
    held: () => findStockIds(database, portfolioId),
    events: (after) => findEventKeys(database, portfolioId, after),
    incomplete: () => findIncompleteKeys(database, portfolioId),
  }
}

/** Outcomes are null unless `isRead` is true and they are stored. */
export function previewRowsOf({ rows, verdicts }: { rows: unknown; verdicts: unknown }, isRead: boolean): PreviewRow[] {
  const outcomes = isRead ? (verdicts as RowOutcome[] | null) : null
  return rowsOf(rows).map((row, at) => ({ ...row, outcome: outcomes?.[at] ?? null }))
}
