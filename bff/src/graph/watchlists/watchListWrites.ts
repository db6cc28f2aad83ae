import { rememberPrices } from '../../loaders/watchlists/loadListsOfKind.ts'
import { LIST_WRITES, readListNow, writeToLists } from '../../loaders/watchlists/writeWatchLists.ts'
import { builder } from '../kernel/builder.ts'
import { conflictOf, orConflict, VERSION, wireVersion } from '../kernel/conflict.ts'
import { WatchListKind } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'
import { usageOfWrite } from '../billing/usage.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'
import { listKeyIn, WatchList } from './watchList.ts'

const WatchListConflict = conflictOf('WatchListConflict', WatchList)

builder.relayMutationField(
  'createWatchList',
  {
    inputFields: (t) => ({
      kind: t.field({
        type: WatchListKind,
        required: true,
        description: 'Whether its stocks are to buy, to sell or only watched. It cannot change later.',
      }),
      name: t.string({ required: true, description: 'Name of the list.' }),
      description: t.string({ required: true, defaultValue: '', description: 'Note of the owner about the list.' }),
    }),
  },
  {
    description: 'Creates a watch list.',
    async resolve(_root, { input: { kind, name: listName, description: listDescription } }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { userId } = session
      const { data: list, usage } = await orRefusal(
        writeToLists(operation, session, LIST_WRITES[kind].createList, { userId, listName, listDescription }),
      )
      return { list, usage }
    },
  },
  {
    outputFields: (t) => ({
      list: t.expose('list', { type: WatchList, description: 'The list created.' }),
      usage: t.field(usageOfWrite),
    }),
  },
)

builder.relayMutationField(
  'updateWatchList',
  {
    inputFields: (t) => ({
      listId: t.id({ required: true, description: 'Global id of the watch list.' }),
      name: t.string({ required: true, description: 'Name of the list.' }),
      description: t.string({ required: true, description: 'Note of the owner about the list.' }),
      version: t.int(VERSION),
    }),
  },
  {
    description: 'Changes the name or description of a watch list.',
    errors: { types: [WatchListConflict] },
    async resolve(_root, { input }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { kind, listId } = listKeyIn(input.listId)
      const change = { newListName: input.name, newListDescription: input.description }
      const version = wireVersion(input.version)
      const { data: list, usage } = await orConflict(
        writeToLists(operation, session, LIST_WRITES[kind].updateList, { listId, ...change, version }),
        async () => new WatchListConflict(await readListNow(operation, session, kind, listId)),
      )
      rememberPrices(operation, list.entries)
      return { list, usage }
    },
  },
  {
    outputFields: (t) => ({
      list: t.expose('list', { type: WatchList, description: 'The list after the change.' }),
      usage: t.field(usageOfWrite),
    }),
  },
)

builder.relayMutationField(
  'deleteWatchList',
  {
    inputFields: (t) => ({
      listId: t.id({ required: true, description: 'Global id of the watch list.' }),
      version: t.int(VERSION),
    }),
  },
  {
    description: 'Deletes a watch list with its entries.',
    errors: { types: [WatchListConflict] },
    async resolve(_root, { input }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { kind, listId } = listKeyIn(input.listId)
      const version = wireVersion(input.version)
      const { usage } = await orConflict(
        writeToLists(operation, session, LIST_WRITES[kind].deleteList, { listId, version }),
        async () => new WatchListConflict(await readListNow(operation, session, kind, listId)),
      )
      return { deletedListId: input.listId, usage }
    },
  },
  {
    outputFields: (t) => ({
      deletedListId: t.exposeID('deletedListId', { description: 'Global id of the deleted watch list.' }),
      usage: t.field(usageOfWrite),
    }),
  },
)
