import { removePush, savePush } from '../../loaders/notifications/savePush.ts'
import { builder } from '../kernel/builder.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'
import { Viewer } from '../viewer/viewer.ts'

builder.relayMutationField(
  'subscribeToPush',
  {
    inputFields: (t) => ({
      endpoint: t.string({ required: true, description: 'Where the push service of the browser takes pushes.' }),
      p256dh: t.string({ required: true, description: 'Public key of the browser, in base64url.' }),
      auth: t.string({ required: true, description: 'Secret of the browser, in base64url.' }),
      timeZone: t.string({
        required: true,
        description: 'IANA time zone of the reader: their quiet hours are of there.',
      }),
    }),
  },
  {
    description: 'Pushes crossings to a browser from now on.',
    async resolve(_root, { input: { endpoint, p256dh, auth, timeZone } }, { operation }) {
      const session = sessionOrRefusal(operation)
      if (!(await orRefusal(savePush(operation, { endpoint, p256dh, auth, timeZone }))))
        throw new Refusal('resource_missing')
      return session
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({
        type: Viewer,
        description: 'The signed-in person after the change.',
        resolve: (session) => session,
      }),
    }),
  },
)

builder.relayMutationField(
  'unsubscribeFromPush',
  { inputFields: (t) => ({ endpoint: t.string({ required: true, description: 'As it was subscribed.' }) }) },
  {
    description: 'Pushes nothing to a browser any more.',
    async resolve(_root, { input: { endpoint } }, { operation }) {
      const session = sessionOrRefusal(operation)
      if (!(await orRefusal(removePush(operation, endpoint)))) throw new Refusal('resource_missing')
      return session
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({
        type: Viewer,
        description: 'The signed-in person after the change.',
        resolve: (session) => session,
      }),
    }),
  },
)
