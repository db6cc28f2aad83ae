import type { WirePushSettings } from '@palier/contract/notifications/pushCalls'
import { loadPushSettings, saveListPushed, saveQuietHours } from '../../loaders/notifications/savePush.ts'
import { watchListLoader } from '../../loaders/watchlists/loadWatchLists.ts'
import { builder } from '../kernel/builder.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'
import { listKeyIn, WatchList } from '../watchlists/watchList.ts'
import { Viewer } from '../viewer/viewer.ts'

const QuietHours = builder.objectRef<NonNullable<WirePushSettings['quietHours']>>('QuietHours').implement({
  description: 'Hours at which nothing is pushed, where the reader is; they may go over midnight.',
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'The first hour, 0 to 23.' }),
    until: t.exposeInt('until', { description: 'The hour at which they end, 0 to 23.' }),
  }),
})

const QuietHoursInput = builder.inputType('QuietHoursInput', {
  description: 'Hours at which nothing is pushed, where the reader is; they may go over midnight.',
  fields: (t) => ({
    from: t.int({ required: true, description: 'The first hour, 0 to 23.' }),
    until: t.int({ required: true, description: 'The hour at which they end, 0 to 23; another than the first.' }),
  }),
})

const PushedList = builder.objectRef<WirePushSettings['lists'][number]>('PushedList').implement({
  description: 'A list, and whether its crossings are pushed.',
  fields: (t) => ({
    list: t.field({
      type: WatchList,
      nullable: true,
      description: 'The list; null if it was deleted in the meantime.',
      resolve: ({ listId }, _arguments, { operation }) => watchListLoader(operation).load({ listId, kind: null }),
    }),
    name: t.exposeString('name', { description: 'Name of the list.' }),
    isPushed: t.exposeBoolean('isPushed', { description: 'Whether its crossings are pushed.' }),
  }),
})

const PushSettings = builder.objectRef<WirePushSettings>('PushSettings').implement({
  description: 'What is pushed to a person, the same for all their browsers.',
  fields: (t) => ({
    quietHours: t.expose('quietHours', {
      type: QuietHours,
      nullable: true,
      description: 'When nothing is pushed; null where pushes come at any hour.',
    }),
    lists: t.expose('lists', { type: [PushedList], description: 'All lists of the person.' }),
  }),
})

builder.objectField(Viewer, 'pushSettings', (t) =>
  t.field({
    type: PushSettings,
    nullable: true,
    description: 'What is pushed to the person; null where the server has no such settings.',
    resolve: (_session, _arguments, { operation }) => loadPushSettings(operation),
  }),
)

builder.relayMutationField(
  'setQuietHours',
  {
    inputFields: (t) => ({
      quietHours: t.field({ type: QuietHoursInput, description: 'Null: pushes come at any hour.' }),
    }),
  },
  {
    description: 'When nothing is pushed, to any browser of the person.',
    async resolve(_root, { input: { quietHours = null } }, { operation }) {
      sessionOrRefusal(operation)
      return stored(await orRefusal(saveQuietHours(operation, quietHours)))
    },
  },
  {
    outputFields: (t) => ({
      pushSettings: t.field({ type: PushSettings, description: 'As they are now.', resolve: (settings) => settings }),
    }),
  },
)

builder.relayMutationField(
  'setListPushed',
  {
    inputFields: (t) => ({
      listId: t.id({ required: true, description: 'Global id of the watch list.' }),
      isPushed: t.boolean({ required: true, description: 'Whether its crossings are pushed.' }),
    }),
  },
  {
    description: 'Whether crossings of a list are pushed, to any browser of the person.',
    async resolve(_root, { input: { listId, isPushed } }, { operation }) {
      sessionOrRefusal(operation)
      return stored(await orRefusal(saveListPushed(operation, { listId: listKeyIn(listId).listId, isPushed })))
    },
  },
  {
    outputFields: (t) => ({
      pushSettings: t.field({ type: PushSettings, description: 'As they are now.', resolve: (settings) => settings }),
    }),
  },
)

/** An api without these settings has none to change. */
function stored(settings: WirePushSettings | null): WirePushSettings {
  if (!settings) throw new Refusal('resource_missing')
  return settings
}
