import type { ListKind } from '@palier/domain/watchlists/thresholds'
import type { Database } from '../../database/kernel/database.ts'
import {
  findListOverviews,
  findLists,
  type ListOverview,
  type ListWithEntries,
} from '../../database/queries/watchlists/watchListQueries.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { mapYielding } from '../../kernel/mapYielding.ts'
import { scoredEntryOf, type ScoredEntry } from './scoredEntry.ts'
import { withQuotes, type StockView } from '../market/stockView.ts'
import type { Viewer } from '../kernel/viewer.ts'

export type ScoredList = {
  id: string
  kind: ListKind
  name: string
  description: string
  version: number
  entries: ScoredEntry[]
}

export function createWatchLists(database: Database, marketData: MarketData) {
  return {
    async read(viewer: Viewer, kind: ListKind, now: Date): Promise<ScoredList[]> {
      return scoredLists(await findLists(database, { userId: viewer.userId, kind }), viewer, marketData, now)
    },

    /** Null if the viewer has no such list. */
    async readOne(viewer: Viewer, listId: string, now: Date): Promise<ScoredList | null> {
      const found = await findLists(database, { userId: viewer.userId, listId })
      const [list = null] = await scoredLists(found, viewer, marketData, now)
      return list
    },

    async entriesOf(viewer: Viewer, stockId: string, now: Date): Promise<ScoredEntry[]> {
      const found = await findLists(database, { userId: viewer.userId, stockId })
      return (await scoredLists(found, viewer, marketData, now)).flatMap(({ entries }) => entries)
    },

    overviews: (viewer: Viewer): Promise<ListOverview[]> => findListOverviews(database, viewer.userId),
  }
}

/** Sends one request to the market data. */
export async function scoredLists(
  lists: readonly ListWithEntries[],
  viewer: Viewer,
  marketData: MarketData,
  now: Date,
): Promise<ScoredList[]> {
  const stocks = lists.flatMap(({ entries }) => entries.map(({ stock }) => stock))
  const views = await withQuotes(marketData, stocks, now)
  const viewOf = new Map(views.map((view) => [view.stock.id, view]))
  const scored: ScoredList[] = []
  for (const list of lists) scored.push(await scoredList(list, viewOf, viewer))
  return scored
}

async function scoredList(
  { list, entries }: ListWithEntries,
  viewOf: ReadonlyMap<string, StockView>,
  { preferences }: Viewer,
): Promise<ScoredList> {
  const { id, kind, name, description, version } = list
  return {
    id,
    kind,
    name,
    description,
    version,
    entries: await mapYielding(entries, ({ entry, stock }) =>
      scoredEntryOf(kind, entry, viewOf.get(stock.id) ?? { stock, quote: null }, preferences.buyListBasis),
    ),
  }
}
