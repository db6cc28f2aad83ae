import { listType, type WireListType, type WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { levelCountsOf, TOP_LIST, topEntries } from '@palier/domain/watchlists/ranking'
import type { Operation } from '../../operation/context.ts'
import { type OwnList, watchListLoader } from '../../loaders/watchlists/loadWatchLists.ts'
import { within } from '../kernel/bounds.ts'
import { beyondPlanField } from '../billing/beyondPlan.ts'
import { builder } from '../kernel/builder.ts'
import { Currency, WatchListKind } from '../kernel/enums.ts'
import { inTurns } from '../kernel/inTurns.ts'
import { idWithin } from '../kernel/globalId.ts'
import { Refusal } from '../kernel/refusal.ts'
import { WatchListEntry } from './watchListEntry.ts'

const LevelCount = builder.objectRef<{ level: number; count: number }>('LevelCount').implement({
  description: 'How many entries of a list are at a level of the score.',
  fields: (t) => ({
    level: t.exposeInt('level', {
      description:
        '1 to 4: as good as the four prices of a buy list; 5: none reached; 11: no score; 21 and 22: low limit and low trigger of a sell list.',
    }),
    count: t.exposeInt('count', { description: 'Number of entries at this level.' }),
  }),
})

export const WatchList = builder.objectRef<OwnList>('WatchList')

builder.node(WatchList, {
  description: 'A list of stocks, each with four price levels set by the person.',
  id: { resolve: keyOfList },
  async loadOne(key, { operation }) {
    const found = readKey(key)
    if (!operation.session || !found) return null
    const list = await watchListLoader(operation).load(found)
    return list?.type === found.kind ? list : null
  },
  fields: (t) => ({
    listId: t.exposeString('id', { description: 'Id of the watch list in page addresses: /list/{listId}.' }),
    name: t.exposeString('name', { description: 'Name of the list.' }),
    description: t.exposeString('description', { description: 'Note of the owner about the list.' }),
    kind: t.expose('type', {
      type: WatchListKind,
      description: 'Whether its stocks are to buy, to sell or only watched.',
    }),
    currency: t.expose('currency', {
      type: Currency,
      nullable: true,
      description: 'Common currency of the entries; null when they have none.',
    }),
    entries: t.field({
      type: [WatchListEntry],
      description: 'All entries of the list.',
      resolve: (list, _arguments, { operation }) => entriesOf(list, operation),
    }),
    entryCount: t.int({
      description: 'Number of entries.',
      resolve: (list) => ('entries' in list ? list.entries.length : list.entryCount),
    }),
    topEntries: t.field({
      type: [WatchListEntry],
      description: 'Entries with the highest absolute scores; only those with a price.',
      args: { first: t.arg.int({ ...within({ unit: 'rows', maximum: TOP_LIST.size }), defaultValue: TOP_LIST.size }) },
      resolve: (list, { first }) =>
        'entries' in list ? strongest(list.entries, first) : list.topEntries.slice(0, first),
    }),
    levelCounts: t.field({
      type: [LevelCount],
      nullable: true,
      description:
        'How many entries are at each level of the score, the strongest first; null where the server tells none.',
      resolve: (list) =>
        'entries' in list ? levelCountsOf(list.entries.map(({ score }) => score)) : (list.levelCounts ?? null),
    }),
    version: t.int({
      description:
        'Version to send with a write, which is refused if it has changed since; 0 when the server has no versions.',
      resolve: ({ version = 0 }) => version,
    }),
    beyondPlan: t.field(beyondPlanField),
  }),
})

/** Loads the entries of a list that was read without them. */
function entriesOf(list: OwnList, operation: Operation) {
  if ('entries' in list) return inTurns(list.entries)
  const read = watchListLoader(operation).load({ listId: list.id, kind: list.type })
  return read.then((whole) => inTurns(whole?.entries ?? []))
}

type ListKey = { kind: WireListType; listId: string }

/** The kind is part of the key, so that writes need no read to choose the kind's call. */
function keyOfList({ type, id }: Pick<OwnList, 'type' | 'id'>): string {
  return `${type}.${id}`
}

/** Throws a `resource_missing` refusal if invalid. */
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
