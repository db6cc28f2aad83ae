import { saveScoreBasis } from '../loaders/loadPreferences.ts'
import { forgetWatchLists } from '../loaders/loadWatchLists.ts'
import type { Session } from '../session.ts'
import { builder } from './builder.ts'
import { ScoreBasis } from './enums.ts'
import { Preferences, preferencesOf, wireBasisOf } from './preferences.ts'
import { LimitRefusal, orRefusal, Refusal } from './problem.ts'
import { Viewer } from './viewer.ts'
import { sessionOrRefusal } from './viewerSession.ts'

const SetScoreBasisPayload = builder.objectRef<Session>('SetScoreBasisPayload').implement({
  fields: (t) => ({
    preferences: t.field({
      type: Preferences,
      resolve: (session, _arguments, { operation }) => preferencesOf(operation, session),
    }),
    viewer: t.field({
      type: Viewer,
      description: 'Its buy lists carry the new scores.',
      resolve: (session) => session,
    }),
  }),
})

const SetScoreBasisInput = builder.inputType('SetScoreBasisInput', {
  fields: (t) => ({ basis: t.field({ type: ScoreBasis, required: true }) }),
})

builder.mutationField('setScoreBasis', (t) =>
  t.field({
    type: SetScoreBasisPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: SetScoreBasisInput, required: true }) },
    async resolve(_root, { input: { basis } }, { operation }) {
      const session = sessionOrRefusal(operation)
      await orRefusal(saveScoreBasis(operation, session, wireBasisOf(basis)))
      forgetWatchLists(session)
      return session
    },
  }),
)
