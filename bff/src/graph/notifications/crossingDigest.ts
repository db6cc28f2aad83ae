import { saveCrossingDigest } from '../../loaders/accounts/loadPreferences.ts'
import { builder } from '../kernel/builder.ts'
import { Preferences, preferencesOf } from '../viewer/preferences.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

builder.relayMutationField(
  'setCrossingDigest',
  { inputFields: (t) => ({ isOn: t.boolean({ required: true }) }) },
  {
    description: 'Whether crossed price levels are also mailed once a day.',
    async resolve(_root, { input: { isOn } }, { operation }) {
      const session = sessionOrRefusal(operation)
      await orRefusal(saveCrossingDigest(operation, session, isOn))
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
