import type { Decimal } from '@palier/domain/kernel/decimal'
import type { ThresholdKey } from '@palier/domain/watchlists/thresholds'
import { rememberPrices } from '../../loaders/watchlists/loadListsOfKind.ts'
import { LIST_WRITES, readEntryNow, writeToLists } from '../../loaders/watchlists/writeWatchLists.ts'
import { builder } from '../kernel/builder.ts'
import { conflictOf, orConflict, wireVersion } from '../kernel/conflict.ts'
import { idWithin } from '../kernel/globalId.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Stock } from '../market/stock.ts'
import { usageOfWrite } from '../billing/usage.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'
import { listKeyIn } from './watchList.ts'
import { WatchListEntry } from './watchListEntry.ts'

const EntryConflict = conflictOf('EntryConflict', WatchListEntry)

const ThresholdsInput = builder.inputType('ThresholdsInput', {
  description: 'The four price levels; one left out is not set.',
  fields: (t) => ({
    t200: t.field({ type: 'Decimal' }),
    t400: t.field({ type: 'Decimal' }),
    t600: t.field({ type: 'Decimal' }),
    t800: t.field({ type: 'Decimal' }),
  }),
})

builder.relayMutationField(
  'addEntry',
  {
    inputFields: (t) => ({
      listId: t.id({ required: true }),
      stockId: t.id({ required: true }),
      thresholds: t.field({ type: ThresholdsInput, required: true }),
    }),
  },
  {
    async resolve(_root, { input }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { kind, listId } = listKeyIn(input.listId)
      const newEntry = { stockId: idWithin(Stock.name, input.stockId), ...wireThresholds(input.thresholds) }
      const { data: entry, usage } = await orRefusal(
        writeToLists(operation, session, LIST_WRITES[kind].addEntry, { listId, newEntry }),
      )
      rememberPrices(operation, [entry])
      return { entry, listId: input.listId, usage }
    },
  },
  {
    outputFields: (t) => ({
      entry: t.expose('entry', { type: WatchListEntry }),
      listId: t.exposeID('listId'),
      usage: t.field(usageOfWrite),
    }),
  },
)

builder.relayMutationField(
  'updateEntry',
  {
    inputFields: (t) => ({
      entryId: t.id({ required: true }),
      listId: t.id({ required: true }),
      stockId: t.id({ required: true }),
      thresholds: t.field({ type: ThresholdsInput, required: true }),
      version: t.int(),
    }),
  },
  {
    errors: { types: [EntryConflict] },
    async resolve(_root, { input }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { kind, listId } = listKeyIn(input.listId)
      const id = idWithin(WatchListEntry.name, input.entryId)
      const stockId = idWithin(Stock.name, input.stockId)
      const version = wireVersion(input.version)
      const updatedListEntry = { id, listId, stockId, ...wireThresholds(input.thresholds), version }
      const { data: entry, usage } = await orConflict(
        writeToLists(operation, session, LIST_WRITES[kind].updateEntry, { updatedListEntry }),
        async () => new EntryConflict(await readEntryNow(operation, session, kind, id)),
      )
      rememberPrices(operation, [entry])
      return { entry, usage }
    },
  },
  { outputFields: (t) => ({ entry: t.expose('entry', { type: WatchListEntry }), usage: t.field(usageOfWrite) }) },
)

builder.relayMutationField(
  'removeEntry',
  {
    inputFields: (t) => ({
      entryId: t.id({ required: true }),
      listId: t.id({ required: true }),
      version: t.int(),
    }),
  },
  {
    errors: { types: [EntryConflict] },
    async resolve(_root, { input }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { kind, listId } = listKeyIn(input.listId)
      const entryId = idWithin(WatchListEntry.name, input.entryId)
      const version = wireVersion(input.version)
      const { usage } = await orConflict(
        writeToLists(operation, session, LIST_WRITES[kind].deleteEntry, { entryId, listId, version }),
        async () => new EntryConflict(await readEntryNow(operation, session, kind, entryId)),
      )
      return { removedEntryId: input.entryId, listId: input.listId, usage }
    },
  },
  {
    outputFields: (t) => ({
      removedEntryId: t.exposeID('removedEntryId'),
      listId: t.exposeID('listId'),
      usage: t.field(usageOfWrite),
    }),
  },
)

type Level = string | number | Decimal | null | undefined

/** An unset threshold is sent as 0; all are JSON numbers. */
function wireThresholds({ t200, t400, t600, t800 }: Partial<Record<ThresholdKey, Level>>) {
  return { T200: wirePrice(t200), T400: wirePrice(t400), T600: wirePrice(t600), T800: wirePrice(t800) }
}

function wirePrice(price: Level): number {
  return price == null ? 0 : Number(price)
}
