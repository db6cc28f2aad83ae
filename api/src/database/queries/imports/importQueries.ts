import { and, asc, desc, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { isUuid } from '../../kernel/isUuid.ts'
import { importBlocks, importMappings, imports } from '../../schema/portfolios.ts'
import { stocks } from '../../schema/stocks.ts'
import type { StockRow } from '../market/stockQueries.ts'

export type ImportRow = typeof imports.$inferSelect
type NewImport = typeof imports.$inferInsert
type ImportBlock = { block: number; rows: unknown; verdicts: unknown }

const BLOCKS_A_STATEMENT = 5

export async function insertImport(database: Database, row: NewImport, blocks: readonly string[]): Promise<void> {
  await database.insert(imports).values(row)
  for (let at = 0; at < blocks.length; at += BLOCKS_A_STATEMENT) {
    const values = blocks
      .slice(at, at + BLOCKS_A_STATEMENT)
      .map((rows, place) => ({ importId: row.id, block: at + place, rows: sql`${rows}::text::jsonb` }))
    await database.insert(importBlocks).values(values)
  }
}

/** Null if the user has no such import, or the id is not a UUID. */
export async function findImport(database: Database, userId: string, importId: string): Promise<ImportRow | null> {
  if (!isUuid(importId)) return null
  const [row] = await database
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.userId, userId)))
  return row ?? null
}

export async function findBlocks(
  database: Database,
  importId: string,
  from: number,
  count: number,
): Promise<ImportBlock[]> {
  const { block, rows, verdicts } = importBlocks
  return database
    .select({ block, rows, verdicts })
    .from(importBlocks)
    .where(and(eq(importBlocks.importId, importId), gte(block, from), lt(block, from + count)))
    .orderBy(asc(block))
}

/** Rows of the blocks, or their outcomes, as text for `fromStoredText`. */
export async function findBlockTexts(
  database: Database,
  importId: string,
  column: 'rows' | 'verdicts',
  from: number,
  count: number,
): Promise<string[]> {
  const { block } = importBlocks
  const found = await database
    .select({ text: sql<string>`coalesce(${importBlocks[column]}, '[]')::text` })
    .from(importBlocks)
    .where(and(eq(importBlocks.importId, importId), gte(block, from), lt(block, from + count)))
    .orderBy(asc(block))
  return found.map(({ text }) => text)
}

/**
 * Stores outcomes in block order, as serialized by `storedText`. One statement a block, because
 * each is large.
 */
export async function storeVerdicts(database: Database, importId: string, verdicts: readonly string[]): Promise<void> {
  for (const [block, own] of verdicts.entries()) {
    await database
      .update(importBlocks)
      .set({ verdicts: sql`${own}::text::jsonb` })
      .where(and(eq(importBlocks.importId, importId), eq(importBlocks.block, block)))
  }
}

export async function updateImport(
  database: Database,
  importId: string,
  change: Partial<Pick<NewImport, 'status' | 'reading' | 'outcome'>>,
): Promise<void> {
  await database.update(imports).set(change).where(eq(imports.id, importId))
}

export async function deleteBlocks(database: Database, importId: string): Promise<void> {
  await database.delete(importBlocks).where(eq(importBlocks.importId, importId))
}

/** The user's last column mapping for files with this header, as stored. Null if there is none. */
export async function findMapping(database: Database, userId: string, headerKey: string): Promise<unknown> {
  const [row] = await database
    .select({ answers: importMappings.answers })
    .from(importMappings)
    .where(and(eq(importMappings.userId, userId), eq(importMappings.headerKey, headerKey)))
  return row?.answers ?? null
}

/** Overwrites the earlier mapping for this header. */
export async function upsertMapping(database: Database, row: typeof importMappings.$inferInsert): Promise<void> {
  const { answers, updatedAt } = row
  await database
    .insert(importMappings)
    .values(row)
    .onConflictDoUpdate({
      target: [importMappings.userId, importMappings.headerKey],
      set: { answers, updatedAt },
    })
}

export type Listing = Pick<StockRow, 'id' | 'ticker' | 'exchangeCode' | 'companyName' | 'currency'>

export async function findListings(database: Database, tickers: readonly string[]): Promise<Listing[]> {
  const { id, ticker, exchangeCode, companyName, currency } = stocks
  return (
    database
      .select({ id, ticker, exchangeCode, companyName, currency })
      .from(stocks)
      // One parameter, however many tickers there are.
      .where(sql`${ticker} = any(${sql.param(tickers)}::text[])`)
  )
}

/** Deletes a user's oldest staged files beyond `most`, except this one. */
export async function deleteOldestStagedImports(
  database: Database,
  { id, userId }: NewImport,
  most: number,
): Promise<void> {
  const others = database
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.status, 'staged'), ne(imports.id, id)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .offset(most - 1)
  await database.delete(imports).where(inArray(imports.id, others))
}

export async function deleteStagedBefore(database: Database, limit: Date): Promise<void> {
  await database.delete(imports).where(and(lte(imports.createdAt, limit), eq(imports.status, 'staged')))
}
