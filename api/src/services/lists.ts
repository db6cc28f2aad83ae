import { decimalOrNull } from '@palier/domain/decimal'
import type { ListKind } from '@palier/domain/thresholds'
import type { Database } from '../database/database.ts'
import { findLists, type EntryRow, type ListWithEntries } from '../database/watchListQueries.ts'
import type { MarketData } from '../providers/marketData/port.ts'
import { scoreAt, type ScoredEntry } from './scoredEntry.ts'
import { withQuotes, type StockView } from './stockView.ts'
import type { Viewer } from './viewer.ts'

export type ScoredList = {
  id: string
  kind: ListKind
  name: string
  description: string
  version: number
  entries: ScoredEntry[]
}

export function createLists(database: Database, marketData: MarketData) {
  return {
    /** All of the viewer's lists of a kind with every entry scored at its present price: one statement. */
    async read(viewer: Viewer, kind: ListKind, now: Date): Promise<ScoredList[]> {
      const lists = await findLists(database, viewer.userId, kind)
      const stocks = lists.flatMap(({ entries }) => entries.map(({ stock }) => stock))
      const views = await withQuotes(marketData, stocks, now)
      const viewOf = new Map(views.map((view) => [view.stock.id, view]))
      return lists.map((list) => scoredList(list, viewOf, viewer))
    },
  }
}

export type Lists = ReturnType<typeof createLists>

function scoredList(
  { list, entries }: ListWithEntries,
  viewOf: ReadonlyMap<string, StockView>,
  { preferences }: Viewer,
): ScoredList {
  const { id, kind, name, description, version } = list
  return {
    id,
    kind,
    name,
    description,
    version,
    entries: entries.map(({ entry, stock }) => {
      const view = viewOf.get(stock.id) ?? { stock, quote: null }
      const thresholds = thresholdsOf(entry)
      const score = scoreAt(kind, thresholds, view.quote, preferences.buyListBasis)
      // A read writes nothing: the higher of what is stored and what is true now.
      const highScore = Math.max(entry.highScore, score.absoluteScore)
      return { ...view, ...score, id: entry.id, listId: id, thresholds, highScore, version: entry.version }
    }),
  }
}

function thresholdsOf({ t200, t400, t600, t800 }: EntryRow) {
  return {
    t200: decimalOrNull(t200),
    t400: decimalOrNull(t400),
    t600: decimalOrNull(t600),
    t800: decimalOrNull(t800),
  }
}
