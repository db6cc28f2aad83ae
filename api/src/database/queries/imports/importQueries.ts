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

/** Stages a file with its rows in blocks, each as `storedText` writes it. */
export async function insertImport(database: Database, row: NewImport, blocks: readonly string[]): Promise<void> {
  await database.insert(imports).values(row)
  for (let at = 0; at < blocks.length; at += BLOCKS_A_STATEMENT) {
    const values = blocks
      .slice(at, at + BLOCKS_A_STATEMENT)
      .map((rows, place) => ({ importId: row.id, block: at + place, rows: sql`${rows}::text::jsonb` }))
    await database.insert(importBlocks).values(values)
  }
}

/** An import of this person; null where it is not theirs or the id is no UUID. */
export async function findImport(database: Database, userId: string, importId: string): Promise<ImportRow | null> {
  if (!isUuid(importId)) return null
  const [row] = await database
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.userId, userId)))
  return row ?? null
}

/** A range of blocks of a file. */
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

/** The rows of a range of blocks, or their outcomes, as text for `fromStoredText`. */
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

/** Stores the outcomes of each block in order, as `storedText` writes them; one statement each, since each is large. */
export async function storeVerdicts(database: Database, importId: string, verdicts: readonly string[]): Promise<void> {
  for (const [block, own] of verdicts.entries()) {
    await database
      .update(importBlocks)
      .set({ verdicts: sql`${own}::text::jsonb` })
      .where(and(eq(importBlocks.importId, importId), eq(importBlocks.block, block)))
  }
}

/** Overwrites the given columns of an import. */
export async function updateImport(
  database: Database,
  importId: string,
  change: Partial<Pick<NewImport, 'status' | 'reading' | 'outcome'>>,
): Promise<void> {
  await database.update(imports).set(change).where(eq(imports.id, importId))
}

/** Deletes the rows of an imported file. */
export async function deleteBlocks(database: Database, importId: string): Promise<void> {
  await database.delete(importBlocks).where(eq(importBlocks.importId, importId))
}

/** What a person last answered about files with these headers, as it was stored; null where they never did. */
export async function findMapping(database: Database, userId: string, headerKey: string): Promise<unknown> {
  const [row] = await database
    .select({ answers: importMappings.answers })
    .from(importMappings)
    .where(and(eq(importMappings.userId, userId), eq(importMappings.headerKey, headerKey)))
  return row?.answers ?? null
}

/** Remembers what a person answered about files with these headers, over what they answered before. */
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

/** The columns by which an imported row is matched to a listing. */
export type Listing = Pick<StockRow, 'id' | 'ticker' | 'exchangeCode' | 'companyName' | 'currency'>

/** Every listing of these tickers. */
export async function findListings(database: Database, tickers: readonly string[]): Promise<Listing[]> {
  const { id, ticker, exchangeCode, companyName, currency } = stocks
  return (
    database
      .select({ id, ticker, exchangeCode, companyName, currency })
      .from(stocks)
      // One parameter, however many they are.
      .where(sql`${ticker} = any(${sql.param(tickers)}::text[])`)
  )
}

/** Deletes a user's oldest staged files beyond `most`, never this one. */
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

/** Deletes files staged by then and not imported. */
export async function deleteStagedBefore(database: Database, limit: Date): Promise<void> {
  await database.delete(imports).where(and(lte(imports.createdAt, limit), eq(imports.status, 'staged')))
}
