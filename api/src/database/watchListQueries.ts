import { and, asc, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { stocks } from './schema/stocks.ts'
import { watchListEntries, watchLists } from './schema/watchLists.ts'
import type { StockRow } from './stockQueries.ts'

export type WatchListRow = typeof watchLists.$inferSelect
export type EntryRow = typeof watchListEntries.$inferSelect
export type EntryWithStock = { entry: EntryRow; stock: StockRow }
export type ListWithEntries = { list: WatchListRow; entries: EntryWithStock[] }

/** All lists of a kind that a person owns, with their entries and the stocks of those: one statement. */
export async function findLists(
  database: Database,
  userId: string,
  kind: WatchListRow['kind'],
): Promise<ListWithEntries[]> {
  const rows = await database
    .select({ list: watchLists, entry: watchListEntries, stock: stocks })
    .from(watchLists)
    .leftJoin(watchListEntries, eq(watchListEntries.listId, watchLists.id))
    .leftJoin(stocks, eq(stocks.id, watchListEntries.stockId))
    .where(and(eq(watchLists.userId, userId), eq(watchLists.kind, kind)))
    .orderBy(asc(watchLists.position), asc(watchLists.id), asc(watchListEntries.createdAt), asc(watchListEntries.id))

  const lists = new Map<string, ListWithEntries>()
  for (const { list, entry, stock } of rows) {
    const found = lists.get(list.id) ?? { list, entries: [] }
    if (entry && stock) found.entries.push({ entry, stock })
    lists.set(list.id, found)
  }
  return [...lists.values()]
}
