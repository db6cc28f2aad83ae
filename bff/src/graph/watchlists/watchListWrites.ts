import type { WireWatchList } from '@palier/contract/watchlists/watchListSchemas'
import type { OwnUsage } from '../../loaders/billing/loadUsage.ts'
import { learnPrices } from '../../loaders/watchlists/loadWatchLists.ts'
import { LIST_WRITES, readListNow, writeToLists } from '../../loaders/watchlists/writeWatchLists.ts'
import { builder } from '../kernel/builder.ts'
import { orConflict, WatchListConflict, wireVersion } from './conflict.ts'
import { WatchListKind } from '../kernel/enums.ts'
import { LimitRefusal, orRefusal, Refusal } from '../kernel/problem.ts'
import { usageOfWrite } from '../billing/usage.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'
import { listKeyIn, WatchList } from './watchList.ts'

type Changed = { list: WireWatchList; usage: OwnUsage | null }

const CreateWatchListPayload = builder.objectRef<Changed>('CreateWatchListPayload').implement({
  fields: (t) => ({ list: t.expose('list', { type: WatchList }), usage: t.field(usageOfWrite) }),
})

const CreateWatchListInput = builder.inputType('CreateWatchListInput', {
  fields: (t) => ({
    kind: t.field({ type: WatchListKind, required: true }),
    name: t.string({ required: true }),
    description: t.string({ required: true }),
  }),
})

builder.mutationField('createWatchList', (t) =>
  t.field({
    type: CreateWatchListPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: CreateWatchListInput, required: true }) },
    async resolve(_root, { input: { kind, name: listName, description: listDescription } }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { userId } = session
      const { data: list, usage } = await orRefusal(
        writeToLists(operation, session, LIST_WRITES[kind].createList, { userId, listName, listDescription }),
      )
      return { list, usage }
    },
  }),
)

const UpdateWatchListPayload = builder.objectRef<Changed>('UpdateWatchListPayload').implement({
  fields: (t) => ({ list: t.expose('list', { type: WatchList }), usage: t.field(usageOfWrite) }),
})

const UpdateWatchListInput = builder.inputType('UpdateWatchListInput', {
  fields: (t) => ({
    listId: t.id({ required: true }),
    name: t.string({ required: true }),
    description: t.string({ required: true }),
    version: t.int({ description: 'What the writer has read; without it the write overwrites whatever is there.' }),
  }),
})

builder.mutationField('updateWatchList', (t) =>
  t.field({
    type: UpdateWatchListPayload,
    errors: { types: [Refusal, LimitRefusal, WatchListConflict] },
    args: { input: t.arg({ type: UpdateWatchListInput, required: true }) },
    async resolve(_root, { input }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { kind, listId } = listKeyIn(input.listId)
      const change = { newListName: input.name, newListDescription: input.description }
      const version = wireVersion(input.version)
      const { data: list, usage } = await orConflict(
        writeToLists(operation, session, LIST_WRITES[kind].updateList, { listId, ...change, version }),
        async () => new WatchListConflict(await readListNow(operation, session, kind, listId)),
      )
      learnPrices(operation, list.entries)
      return { list, usage }
    },
  }),
)

type Deleted = { deletedListId: string; usage: OwnUsage | null }

const DeleteWatchListPayload = builder.objectRef<Deleted>('DeleteWatchListPayload').implement({
  fields: (t) => ({ deletedListId: t.exposeID('deletedListId'), usage: t.field(usageOfWrite) }),
})

const DeleteWatchListInput = builder.inputType('DeleteWatchListInput', {
  fields: (t) => ({
    listId: t.id({ required: true }),
    version: t.int({ description: 'What the writer has read; without it the list goes whatever it has become.' }),
  }),
})

builder.mutationField('deleteWatchList', (t) =>
  t.field({
    type: DeleteWatchListPayload,
    errors: { types: [Refusal, LimitRefusal, WatchListConflict] },
    args: { input: t.arg({ type: DeleteWatchListInput, required: true }) },
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
  }),
)
