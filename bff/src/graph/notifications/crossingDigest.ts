import { saveCrossingDigest } from '../../loaders/accounts/loadPreferences.ts'
import type { Session } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { Preferences, preferencesOf } from '../viewer/preferences.ts'
import { LimitRefusal, orRefusal, Refusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const SetCrossingDigestPayload = builder.objectRef<Session>('SetCrossingDigestPayload').implement({
  fields: (t) => ({
    preferences: t.field({
      type: Preferences,
      resolve: (session, _arguments, { operation }) => preferencesOf(operation, session),
    }),
  }),
})

const SetCrossingDigestInput = builder.inputType('SetCrossingDigestInput', {
  fields: (t) => ({ isOn: t.boolean({ required: true }) }),
})

builder.mutationField('setCrossingDigest', (t) =>
  t.field({
    type: SetCrossingDigestPayload,
    description: 'Whether crossings are also mailed, once a day.',
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: SetCrossingDigestInput, required: true }) },
    async resolve(_root, { input: { isOn } }, { operation }) {
      const session = sessionOrRefusal(operation)
      await orRefusal(saveCrossingDigest(operation, session, isOn))
      return session
    },
  }),
)
