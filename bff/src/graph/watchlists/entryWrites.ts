import { rememberPrices } from '../../loaders/watchlists/loadListsOfKind.ts'
import { LIST_WRITES, readEntryNow, writeToLists } from '../../loaders/watchlists/writeWatchLists.ts'
import { builder } from '../kernel/builder.ts'
import { conflictOf, orConflict, VERSION, wireVersion } from '../kernel/conflict.ts'
import { idWithin } from '../kernel/globalId.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Stock } from '../market/stock.ts'
import { usageOfWrite } from '../billing/usage.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'
import { entryContentInputs, wireContent } from './entryContent.ts'
import { listKeyIn } from './watchList.ts'
import { WatchListEntry } from './watchListEntry.ts'

const EntryConflict = conflictOf('EntryConflict', WatchListEntry)

builder.relayMutationField(
  'addEntry',
  {
    inputFields: (t) => ({
      listId: t.id({ required: true, description: 'Global id of the watch list.' }),
      stockId: t.id({ required: true, description: 'Global id of the stock.' }),
      ...entryContentInputs(t),
    }),
  },
  {
    description: 'Adds a stock to a watch list.',
    async resolve(_root, { input }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { kind, listId } = listKeyIn(input.listId)
      const newEntry = { stockId: idWithin(Stock.name, input.stockId), ...wireContent(input) }
      const { data: entry, usage } = await orRefusal(
        writeToLists(operation, session, LIST_WRITES[kind].addEntry, { listId, newEntry }),
      )
      rememberPrices(operation, [entry])
      return { entry, listId: input.listId, usage }
    },
  },
  {
    outputFields: (t) => ({
      entry: t.expose('entry', { type: WatchListEntry, description: 'The entry created.' }),
      listId: t.exposeID('listId', { description: 'Global id of the watch list.' }),
      usage: t.field(usageOfWrite),
    }),
  },
)

builder.relayMutationField(
  'updateEntry',
  {
    inputFields: (t) => ({
      entryId: t.id({ required: true, description: 'Id of the entry.' }),
      listId: t.id({ required: true, description: 'Global id of the watch list.' }),
      stockId: t.id({ required: true, description: 'Global id of the stock.' }),
      ...entryContentInputs(t),
      version: t.int(VERSION),
    }),
  },
  {
    description: 'Changes the price levels of an entry.',
    errors: { types: [EntryConflict] },
    async resolve(_root, { input }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { kind, listId } = listKeyIn(input.listId)
      const id = idWithin(WatchListEntry.name, input.entryId)
      const stockId = idWithin(Stock.name, input.stockId)
      const version = wireVersion(input.version)
      const updatedListEntry = { id, listId, stockId, ...wireContent(input), version }
      const { data: entry, usage } = await orConflict(
        writeToLists(operation, session, LIST_WRITES[kind].updateEntry, { updatedListEntry }),
        async () => new EntryConflict(await readEntryNow(operation, session, kind, id)),
      )
      rememberPrices(operation, [entry])
      return { entry, usage }
    },
  },
  {
    outputFields: (t) => ({
      entry: t.expose('entry', { type: WatchListEntry, description: 'The entry after the change.' }),
      usage: t.field(usageOfWrite),
    }),
  },
)

builder.relayMutationField(
  'removeEntry',
  {
    inputFields: (t) => ({
      entryId: t.id({ required: true, description: 'Id of the entry.' }),
      listId: t.id({ required: true, description: 'Global id of the watch list.' }),
      version: t.int(VERSION),
    }),
  },
  {
    description: 'Removes an entry from a watch list.',
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
      removedEntryId: t.exposeID('removedEntryId', { description: 'Global id of the removed entry.' }),
      listId: t.exposeID('listId', { description: 'Global id of the watch list.' }),
      usage: t.field(usageOfWrite),
    }),
  },
)
