import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { isUuid } from '../../kernel/isUuid.ts'
import { users } from '../../schema/accounts.ts'
import { stocks } from '../../schema/stocks.ts'
import { watchListEntries, watchLists } from '../../schema/watchLists.ts'
import type { EntryRow, EntryWithStock, WatchListRow } from './watchListQueries.ts'

type OwnList = { userId: string; kind: WatchListRow['kind']; listId: string }

type NewEntry = typeof watchListEntries.$inferInsert

/**
 * Locks the user's row for limit checks. `no key update` still allows inserting rows that refer to
 * the user.
 */
export async function lockUserRow(database: Database, userId: string): Promise<void> {
  await database.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function findListAndStock(database: Database, own: OwnList, stockId: string) {
  if (!isUuid(own.listId) || !isUuid(stockId)) return null
  const [row] = await database
    .select({ list: watchLists, stock: stocks })
    .from(watchLists)
    .leftJoin(stocks, eq(stocks.id, stockId))
    .where(isOwn(own))
    .for('key share', { of: watchLists })
  return row ?? null
}

export async function insertEntry(database: Database, entry: NewEntry): Promise<EntryRow | null> {
  const [row] = await database
    .insert(watchListEntries)
    .values(entry)
    .onConflictDoNothing({ target: [watchListEntries.listId, watchListEntries.stockId] })
    .returning()
  return row ?? null
}

export async function findEntryToChange(
  database: Database,
  own: OwnList,
  entryId: string,
): Promise<EntryWithStock | null> {
  if (!isUuid(own.listId) || !isUuid(entryId)) return null
  const [row] = await database
    .select({ entry: watchListEntries, stock: stocks })
    .from(watchListEntries)
    .innerJoin(watchLists, eq(watchLists.id, watchListEntries.listId))
    .innerJoin(stocks, eq(stocks.id, watchListEntries.stockId))
    .where(and(eq(watchListEntries.id, entryId), isOwn(own)))
    .for('update', { of: watchListEntries })
  return row ?? null
}

/** Columns that never change, or change with every write. */
type OfRow = 'id' | 'listId' | 'stockId' | 'createdAt' | 'version'

/** Increments the version. Throws if the row no longer exists. */
export async function updateEntry(
  database: Database,
  entryId: string,
  change: Partial<Omit<NewEntry, OfRow>>,
): Promise<EntryRow> {
  const [row] = await database
    .update(watchListEntries)
    .set({ ...change, version: sql`${watchListEntries.version} + 1` })
    .where(eq(watchListEntries.id, entryId))
    .returning()
  if (!row) throw new Error('Locked entry missing')
  return row
}

export async function deleteEntry(database: Database, entryId: string): Promise<void> {
  await database.delete(watchListEntries).where(eq(watchListEntries.id, entryId))
}

/** Appends a list. The caller holds `lockLimits`. */
export async function insertList(
  database: Database,
  list: Omit<typeof watchLists.$inferInsert, 'position'>,
): Promise<WatchListRow> {
  const position = sql<number>`(select coalesce(max(l.position), -1) + 1 from watch_lists l
    where l.user_id = ${list.userId} and l.kind = ${list.kind})`
  const [row] = await database
    .insert(watchLists)
    .values({ ...list, position })
    .returning()
  if (!row) throw new Error('Watch list insert returned no row')
  return row
}

export async function findListToChange(database: Database, own: OwnList): Promise<WatchListRow | null> {
  if (!isUuid(own.listId)) return null
  const [row] = await database.select().from(watchLists).where(isOwn(own)).for('update')
  return row ?? null
}

/** Increments the version. Throws if the row no longer exists. */
export async function updateList(
  database: Database,
  listId: string,
  { name, description }: Pick<WatchListRow, 'name' | 'description'>,
): Promise<WatchListRow> {
  const [row] = await database
    .update(watchLists)
    .set({ name, description, version: sql`${watchLists.version} + 1` })
    .where(eq(watchLists.id, listId))
    .returning()
  if (!row) throw new Error('Locked watch list missing')
  return row
}

export async function deleteList(database: Database, listId: string): Promise<void> {
  await database.delete(watchLists).where(eq(watchLists.id, listId))
}

function isOwn({ userId, kind, listId }: OwnList) {
  return and(eq(watchLists.id, listId), eq(watchLists.userId, userId), eq(watchLists.kind, kind))
}
