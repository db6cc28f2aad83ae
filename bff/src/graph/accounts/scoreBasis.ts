import { saveScoreBasis } from '../../loaders/accounts/loadPreferences.ts'
import { forgetWatchLists } from '../../loaders/watchlists/loadWatchLists.ts'
import { builder } from '../kernel/builder.ts'
import { ScoreBasis } from '../kernel/enums.ts'
import { basisOf, Preferences, PreferencesConflict, preferencesOf, wireBasisOf } from '../viewer/preferences.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Viewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

builder.relayMutationField(
  'setScoreBasis',
  {
    inputFields: (t) => ({
      basis: t.field({ type: ScoreBasis, required: true, description: 'Basis of the scores of buy lists.' }),
      known: t.field({
        type: ScoreBasis,
        description:
          'Basis that was read: refused with a conflict if it has changed since. Without it the change is always made.',
      }),
    }),
  },
  {
    description: 'Sets the basis of the scores of buy lists.',
    errors: { types: [PreferencesConflict] },
    async resolve(_root, { input: { basis, known } }, { operation }) {
      const session = sessionOrRefusal(operation)
      const isSaved = await orRefusal(
        saveScoreBasis(operation, session, wireBasisOf(basis), ({ scoreCalculation }) => {
          const present = basisOf(scoreCalculation.buyList)
          return known != null && present !== known && present !== basis
        }),
      )
      if (!isSaved) throw new PreferencesConflict(await preferencesOf(operation, session))
      forgetWatchLists(operation, session)
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
      viewer: t.field({
        type: Viewer,
        description: 'The signed-in person, whose buy lists have the new scores.',
        resolve: (session) => session,
      }),
    }),
  },
)
