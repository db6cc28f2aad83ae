import type { WirePushSettings } from '@palier/contract/notifications/pushCalls'
import { loadPushSettings, saveQuietHours } from '../../loaders/notifications/savePush.ts'
import { builder } from '../kernel/builder.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'
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

export const PushedList = builder.objectRef<WirePushSettings['lists'][number]>('PushedList').implement({
  description: 'A list, and whether its crossings are pushed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the list.' }),
    isPushed: t.exposeBoolean('isPushed', { description: 'Whether its crossings are pushed.' }),
  }),
})

const PushBrowser = builder.objectRef<NonNullable<WirePushSettings['browsers']>[number]>('PushBrowser').implement({
  description: 'A browser that receives pushes.',
  fields: (t) => ({
    endpoint: t.exposeString('endpoint', { description: 'Address at its push service, for `unsubscribeFromPush`.' }),
    since: t.expose('since', { type: 'DateTime', description: 'When it was subscribed.' }),
  }),
})

export const PushSettings = builder.objectRef<WirePushSettings>('PushSettings').implement({
  description: 'What is pushed to a person, the same for all their browsers.',
  fields: (t) => ({
    quietHours: t.expose('quietHours', {
      type: QuietHours,
      nullable: true,
      description: 'When nothing is pushed; null where pushes come at any hour.',
    }),
    lists: t.expose('lists', { type: [PushedList], description: 'All lists of the person.' }),
    browsers: t.field({
      type: [PushBrowser],
      description: 'Browsers that receive pushes, the latest first.',
      resolve: ({ browsers }) => browsers ?? [],
    }),
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

/** Throws a `resource_missing` refusal if the API has no settings. */
export function stored(settings: WirePushSettings | null): WirePushSettings {
  if (!settings) throw new Refusal('resource_missing')
  return settings
}
