import { saveCrossingDigest } from '../../loaders/accounts/loadPreferences.ts'
import { builder } from '../kernel/builder.ts'
import { CrossingMail } from '../kernel/enums.ts'
import { Preferences, preferencesOf } from '../viewer/preferences.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

builder.relayMutationField(
  'setCrossingDigest',
  {
    inputFields: (t) => ({
      isOn: t.boolean({ required: true, description: 'Whether crossed price levels are also mailed.' }),
      when: t.field({ type: CrossingMail, description: 'When they are mailed; null leaves that as it is.' }),
    }),
  },
  {
    description: 'Whether crossed price levels are also mailed, and when.',
    async resolve(_root, { input: { isOn, when } }, { operation }) {
      const session = sessionOrRefusal(operation)
      await orRefusal(saveCrossingDigest(operation, session, { isOn, when }))
      return session
    },
  },
  {
    outputFields: (t) => ({
      preferences: t.field({
        type: Preferences,
        description: 'The preferences after the change.',
        resolve: (session, _arguments, { operation }) => preferencesOf(operation, session),
      }),
    }),
  },
)
