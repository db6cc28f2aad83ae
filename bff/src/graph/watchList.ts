import type { WireWatchList, WireWatchListEntry } from '@palier/contract/wire/watchList'
import { TOP_LIST } from '@palier/domain/constants'
import { decimalOrNull } from '@palier/domain/decimal'
import { topEntries } from '@palier/domain/ranking'
import { findInWatchLists } from '../loaders/loadWatchLists.ts'
import { factsOfEntry, priceOrNull } from '../loaders/stockFacts.ts'
import { builder } from './builder.ts'
import { Currency, WatchListKind } from './enums.ts'
import { Stock } from './stock.ts'

/** An empty threshold travels as 0, like an absent price. */
const EntryThresholds = builder.objectRef<WireWatchListEntry>('EntryThresholds').implement({
  fields: (t) => ({
    t200: t.field({ type: 'Decimal', nullable: true, resolve: ({ t200 }) => priceOrNull(t200) }),
    t400: t.field({ type: 'Decimal', nullable: true, resolve: ({ t400 }) => priceOrNull(t400) }),
    t600: t.field({ type: 'Decimal', nullable: true, resolve: ({ t600 }) => priceOrNull(t600) }),
    t800: t.field({ type: 'Decimal', nullable: true, resolve: ({ t800 }) => priceOrNull(t800) }),
  }),
})

const WatchListEntryRef = builder.objectRef<WireWatchListEntry>('WatchListEntry')

builder.node(WatchListEntryRef, {
  id: { resolve: ({ id }) => id },
  loadOne(id, { operation }) {
    if (!operation.session) return null
    return findInWatchLists(operation, operation.session, ({ entries }) => entries.find((entry) => entry.id === id))
  },
  fields: (t) => ({
    stock: t.field({
      type: Stock,
      resolve: (entry, _arguments, { operation }) => factsOfEntry(entry, operation.caller.language),
    }),
    thresholds: t.field({ type: EntryThresholds, resolve: (entry) => entry }),
    score: t.int({ resolve: ({ score }) => Math.round(score) }),
    scoredPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'The price that the score was computed at; at another price the reader applies the same rule.',
      resolve: ({ marketRegularPrice }) => priceOrNull(marketRegularPrice.value),
    }),
  }),
})

export const WatchList = builder.objectRef<WireWatchList>('WatchList')

builder.node(WatchList, {
  id: { resolve: ({ id }) => id },
  loadOne(id, { operation }) {
    if (!operation.session) return null
    return findInWatchLists(operation, operation.session, (list) => (list.id === id ? list : undefined))
  },
  fields: (t) => ({
    listId: t.exposeString('id', { description: 'The id in addresses: /list/{listId}.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    kind: t.expose('type', { type: WatchListKind }),
    currency: t.expose('currency', {
      type: Currency,
      nullable: true,
      description: 'The common currency of the entries, if they have one.',
    }),
    entries: t.field({ type: [WatchListEntryRef], resolve: ({ entries }) => entries }),
    entryCount: t.int({ resolve: ({ entries }) => entries.length }),
    topEntries: t.field({
      type: [WatchListEntryRef],
      description: 'The highest absolute scores, priced entries only; at most 5.',
      args: { first: t.arg.int({ required: true, defaultValue: TOP_LIST.kept }) },
      resolve: ({ entries }, { first }) => strongest(entries, Math.min(first, TOP_LIST.kept)),
    }),
  }),
})

function strongest(entries: readonly WireWatchListEntry[], count: number): WireWatchListEntry[] {
  if (count < 1) return []
  const ranked = entries.map((entry) => ({
    entry,
    symbol: entry.symbol,
    score: entry.score,
    lastPrice: decimalOrNull(entry.marketRegularPrice.value),
  }))
  return topEntries(ranked, count).map(({ entry }) => entry)
}
