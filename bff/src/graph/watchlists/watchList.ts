import {
  listType,
  type WireListType,
  type WireWatchList,
  type WireWatchListEntry,
} from '@palier/contract/watchlists/watchListSchemas'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { TOP_LIST, topEntries } from '@palier/domain/watchlists/ranking'
import { watchListLoader } from '../../loaders/watchlists/loadWatchLists.ts'
import { within } from '../kernel/bounds.ts'
import { beyondPlanField } from '../billing/beyondPlan.ts'
import { builder } from '../kernel/builder.ts'
import { Currency, WatchListKind } from '../kernel/enums.ts'
import { idWithin } from '../kernel/globalId.ts'
import { Refusal } from '../kernel/refusal.ts'
import { WatchListEntry } from './watchListEntry.ts'

export const WatchList = builder.objectRef<WireWatchList>('WatchList')

builder.node(WatchList, {
  id: { resolve: keyOfList },
  loadOne(key, { operation }) {
    const found = readKey(key)
    if (!operation.session || !found) return null
    return watchListLoader(operation).load(found)
  },
  fields: (t) => ({
    listId: t.exposeString('id', { description: 'Id of the watch list in page addresses: /list/{listId}.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    kind: t.expose('type', { type: WatchListKind }),
    currency: t.expose('currency', {
      type: Currency,
      nullable: true,
      description: 'Common currency of the entries; null when they have none.',
    }),
    entries: t.field({ type: [WatchListEntry], resolve: ({ entries }) => entries }),
    entryCount: t.int({ resolve: ({ entries }) => entries.length }),
    topEntries: t.field({
      type: [WatchListEntry],
      description: 'Entries with the highest absolute scores; only those with a price.',
      args: { first: t.arg.int({ ...within({ unit: 'rows', maximum: TOP_LIST.size }), defaultValue: TOP_LIST.size }) },
      resolve: ({ entries }, { first }) => strongest(entries, first),
    }),
    version: t.int({
      description:
        'Version to send with a write, which is refused if it has changed since; 0 when the server has no versions.',
      resolve: ({ version = 0 }) => version,
    }),
    beyondPlan: t.field(beyondPlanField),
  }),
})

type ListKey = { kind: WireListType; listId: string }

/** The kind is part of the key because each kind has its own calls: writes need no read to find the right one. */
function keyOfList({ type, id }: Pick<WireWatchList, 'type' | 'id'>): string {
  return `${type}.${id}`
}

/** Decodes a global list id. Refused with resource_missing when invalid. */
export function listKeyIn(globalId: string): ListKey {
  const key = readKey(idWithin(WatchList.name, globalId))
  if (!key) throw new Refusal('resource_missing')
  return key
}

function readKey(key: string): ListKey | null {
  const point = key.indexOf('.')
  const kind = listType.safeParse(key.slice(0, Math.max(point, 0)))
  return kind.success ? { kind: kind.data, listId: key.slice(point + 1) } : null
}

function strongest(entries: readonly WireWatchListEntry[], count: number): WireWatchListEntry[] {
  const ranked = entries.map((entry) => ({
    entry,
    symbol: entry.symbol,
    score: entry.score,
    lastPrice: decimalOrNull(entry.marketRegularPrice.value),
  }))
  return topEntries(ranked, count).map(({ entry }) => entry)
}
