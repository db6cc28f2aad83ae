import { saveCrossingDigest } from '../../loaders/accounts/loadPreferences.ts'
import { builder } from '../kernel/builder.ts'
import { CrossingMail } from '../kernel/enums.ts'
import { Preferences, preferencesOf } from '../viewer/preferences.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

builder.relayMutationField(
  'setCrossingDigest',
  { inputFields: (t) => ({ isOn: t.boolean({ required: true }), when: t.field({ type: CrossingMail }) }) },
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
        resolve: (session, _arguments, { operation }) => preferencesOf(operation, session),
      }),
    }),
  },
)
