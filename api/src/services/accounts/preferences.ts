import type { Database } from '../../database/kernel/database.ts'
import { type PreferencesChange, updatePreferences } from '../../database/queries/accounts/preferenceQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Language, Preferences, Viewer } from '../kernel/viewer.ts'

/** Undefined mail settings remain unchanged; without a version the write is unconditional. */
export type PreferencesWrite = Omit<Preferences, 'version' | 'hasCrossingDigest' | 'crossingMail'> & {
  hasCrossingDigest: boolean | undefined
  crossingMail: Preferences['crossingMail'] | undefined
  version: number | undefined
}

/** Refuses with VersionConflict if the preferences have changed. */
export function createPreferences(database: Database) {
  async function write(target: { userId: string; version: number | undefined }, change: PreferencesChange, now: Date) {
    const written = await updatePreferences(database, target, change, now)
    if (written) return written
    if (target.version === undefined) throw new Error(`Preferences row missing: user ${target.userId}`)
    throw new Refusal('VersionConflict')
  }

  return {
    async setLanguage(
      { userId }: Viewer,
      { language, version }: { language: Language; version: number | undefined },
      now: Date,
    ): Promise<void> {
      await write({ userId, version }, { language }, now)
    },
    async save({ userId }: Viewer, { version, ...wanted }: PreferencesWrite, now: Date): Promise<Preferences> {
      const { language, currency, buyListBasis, hasCrossingDigest, crossingMail } = wanted
      const change = {
        language,
        currency,
        scoreFallback: buyListBasis.fallbackStrategyName,
        scoreFiftyTwoWeeks: buyListBasis.distribution.fiftyTwoWeeks,
        scoreThresholds: buyListBasis.distribution.thresholds,
        ...(hasCrossingDigest !== undefined && { crossingDigest: hasCrossingDigest }),
        ...(crossingMail !== undefined && { crossingMail }),
      }
      return { ...wanted, ...(await write({ userId, version }, change, now)) }
    },
  }
}
