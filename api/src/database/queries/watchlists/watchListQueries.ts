import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { stocks } from '../../schema/stocks.ts'
import { watchListEntries, watchLists } from '../../schema/watchLists.ts'
import type { StockRow } from '../market/stockQueries.ts'

export type WatchListRow = typeof watchLists.$inferSelect
export type EntryRow = typeof watchListEntries.$inferSelect
export type EntryWithStock = { entry: EntryRow; stock: StockRow }
export type ListWithEntries = { list: WatchListRow; entries: EntryWithStock[] }

type Wanted = { userId: string; kind: WatchListRow['kind']; listId?: string }

/** All lists of a kind that a person owns, or one of them, with their entries and the stocks of those: one statement. */
export async function findLists(database: Database, { userId, kind, listId }: Wanted): Promise<ListWithEntries[]> {
  const wanted = listId === undefined ? undefined : eq(watchLists.id, listId)
  const rows = await database
    .select({ list: watchLists, entry: watchListEntries, stock: stocks })
    .from(watchLists)
    .leftJoin(watchListEntries, eq(watchListEntries.listId, watchLists.id))
    .leftJoin(stocks, eq(stocks.id, watchListEntries.stockId))
    .where(and(eq(watchLists.userId, userId), eq(watchLists.kind, kind), wanted))
    .orderBy(asc(watchLists.position), asc(watchLists.id), asc(watchListEntries.createdAt), asc(watchListEntries.id))

  const lists = new Map<string, ListWithEntries>()
  for (const { list, entry, stock } of rows) {
    const found = lists.get(list.id) ?? { list, entries: [] }
    if (entry && stock) found.entries.push({ entry, stock })
    lists.set(list.id, found)
  }
  return [...lists.values()]
}
