import { and, asc, count, eq, max, min } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { stocks } from '../../schema/stocks.ts'
import { watchListEntries, watchLists } from '../../schema/watchLists.ts'
import { isUuid } from '../../kernel/isUuid.ts'
import type { StockRow } from '../market/stockQueries.ts'

export type WatchListRow = typeof watchLists.$inferSelect
export type EntryRow = typeof watchListEntries.$inferSelect
export type EntryWithStock = { entry: EntryRow; stock: StockRow }
export type ListWithEntries = { list: WatchListRow; entries: EntryWithStock[] }

type Kind = WatchListRow['kind']
type Wanted = { userId: string; kind?: Kind; listId?: string; stockId?: string }

/**
 * Loads lists with entries and stocks in one statement. With `stockId`, lists contain only the
 * entry of that stock.
 */
export async function findLists(
  database: Database,
  { userId, kind, listId, stockId }: Wanted,
): Promise<ListWithEntries[]> {
  if ([listId, stockId].some((id) => id !== undefined && !isUuid(id))) return []
  const ofKind = kind === undefined ? undefined : eq(watchLists.kind, kind)
  const wanted = listId === undefined ? undefined : eq(watchLists.id, listId)
  const holding = stockId === undefined ? undefined : eq(watchListEntries.stockId, stockId)
  const rows = await database
    .select({ list: watchLists, entry: watchListEntries, stock: stocks })
    .from(watchLists)
    .leftJoin(watchListEntries, eq(watchListEntries.listId, watchLists.id))
    .leftJoin(stocks, eq(stocks.id, watchListEntries.stockId))
    .where(and(eq(watchLists.userId, userId), ofKind, wanted, holding))
    .orderBy(asc(watchLists.position), asc(watchLists.id), asc(watchListEntries.createdAt), asc(watchListEntries.id))

  const lists = new Map<string, ListWithEntries>()
  for (const { list, entry, stock } of rows) {
    const found = lists.get(list.id) ?? { list, entries: [] }
    if (entry && stock) found.entries.push({ entry, stock })
    lists.set(list.id, found)
  }
  return [...lists.values()]
}

export type ListOverview = { list: WatchListRow; entryCount: number; currency: StockRow['currency'] | null }

/** `currency` is null unless all entries have the same one. */
export async function findListOverviews(database: Database, userId: string): Promise<ListOverview[]> {
  const lowest = min(stocks.currency)
  const highest = max(stocks.currency)
  const rows = await database
    .select({ list: watchLists, entryCount: count(watchListEntries.id), lowest, highest })
    .from(watchLists)
    .leftJoin(watchListEntries, eq(watchListEntries.listId, watchLists.id))
    .leftJoin(stocks, eq(stocks.id, watchListEntries.stockId))
    .where(eq(watchLists.userId, userId))
    .groupBy(watchLists.id)
    .orderBy(asc(watchLists.position), asc(watchLists.id))
  return rows.map(({ list, entryCount, ...found }) => {
    return { list, entryCount, currency: found.lowest === found.highest ? found.lowest : null }
  })
}
