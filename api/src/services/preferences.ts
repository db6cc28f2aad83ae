import type { Database } from '../database/database.ts'
import { updatePreferences } from '../database/preferenceQueries.ts'
import type { Language, Preferences, Viewer } from './viewer.ts'

export type PreferencesWrite = Omit<Preferences, 'version'>

export function createPreferences(database: Database) {
  return {
    async setLanguage({ userId }: Viewer, language: Language, now: Date): Promise<void> {
      await updatePreferences(database, userId, { language }, now)
    },
    /** Answers what is stored now. */
    async save({ userId }: Viewer, wanted: PreferencesWrite, now: Date): Promise<Preferences> {
      const { language, currency, buyListBasis } = wanted
      const change = {
        language,
        currency,
        scoreFallback: buyListBasis.fallbackStrategyName,
        scoreFiftyTwoWeeks: buyListBasis.distribution.fiftyTwoWeeks,
        scoreThresholds: buyListBasis.distribution.thresholds,
      }
      return { ...wanted, version: await updatePreferences(database, userId, change, now) }
    },
  }
}

export type PreferencesService = ReturnType<typeof createPreferences>
