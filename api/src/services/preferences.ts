import type { Database } from '../database/database.ts'
import { updatePreferences } from '../database/preferenceQueries.ts'
import type { Language, Preferences, Viewer } from './viewer.ts'

/** What is left out of the digest stays as it is. */
export type PreferencesWrite = Omit<Preferences, 'version' | 'hasCrossingDigest'> & {
  hasCrossingDigest: boolean | undefined
}

export function createPreferences(database: Database) {
  return {
    async setLanguage({ userId }: Viewer, language: Language, now: Date): Promise<void> {
      await updatePreferences(database, userId, { language }, now)
    },
    /** Answers what is stored now. */
    async save({ userId, preferences }: Viewer, wanted: PreferencesWrite, now: Date): Promise<Preferences> {
      const { language, currency, buyListBasis } = wanted
      const { hasCrossingDigest = preferences.hasCrossingDigest } = wanted
      const begins = hasCrossingDigest && !preferences.hasCrossingDigest
      const change = {
        language,
        currency,
        scoreFallback: buyListBasis.fallbackStrategyName,
        scoreFiftyTwoWeeks: buyListBasis.distribution.fiftyTwoWeeks,
        scoreThresholds: buyListBasis.distribution.thresholds,
        crossingDigest: hasCrossingDigest,
        // What was crossed before anybody wanted to hear of it is not told.
        ...(begins && { digestedUntil: now }),
      }
      return { ...wanted, hasCrossingDigest, version: await updatePreferences(database, userId, change, now) }
    },
  }
}

export type PreferencesService = ReturnType<typeof createPreferences>
