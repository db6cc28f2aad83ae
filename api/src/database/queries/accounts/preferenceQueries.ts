import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { preferences } from '../../schema/accounts.ts'

export type PreferencesChange = Partial<
  Pick<
    typeof preferences.$inferInsert,
    | 'language'
    | 'currency'
    | 'scoreFallback'
    | 'scoreFiftyTwoWeeks'
    | 'scoreThresholds'
    | 'crossingDigest'
    | 'crossingMail'
  >
>

/** Returns the new preferences, or null if the version differs. */
export async function updatePreferences(
  database: Database,
  { userId, version }: { userId: string; version: number | undefined },
  change: PreferencesChange,
  now: Date,
) {
  const { crossingDigest, crossingMail, digestedUntil } = preferences
  // Crossings before the digest was turned on are not mailed.
  const begun = sql`case when ${crossingDigest} then ${digestedUntil} else ${now.toISOString()}::timestamptz end`
  const [row] = await database
    .update(preferences)
    .set({
      ...change,
      ...(change.crossingDigest === true && { digestedUntil: begun }),
      version: sql`${preferences.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(preferences.userId, userId), version === undefined ? undefined : eq(preferences.version, version)))
    .returning({ version: preferences.version, hasCrossingDigest: crossingDigest, crossingMail })
  return row ?? null
}
