import { getPreferences, savePreferences, setPreferredLanguage } from '@palier/contract/accounts/preferenceCalls'
import { preferencesFromWire, preferencesToWire } from '../../wire/accounts/user.ts'
import { forUser } from '../kernel/route.ts'

export const preferenceRoutes = {
  setPreferredLanguage: forUser(setPreferredLanguage, async ({ input, viewer, now, services: { preferences } }) => {
    await preferences.setLanguage(viewer, { language: input.twoLettersLanguage, version: input.version }, now)
    return { data: {} }
  }),

  getPreferences: forUser(getPreferences, async ({ viewer }) => {
    return { data: preferencesToWire(viewer.preferences) }
  }),

  savePreferences: forUser(
    savePreferences,
    async ({ input, viewer, now, services: { preferences } }) => {
      const saved = await preferences.save(viewer, preferencesFromWire(input.userPreference), now)
      return { data: preferencesToWire(saved) }
    },
    { rules: ['acceptedTerms'] },
  ),
}
