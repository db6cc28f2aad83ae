import { eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { preferences } from './schema/accounts.ts'

export type PreferencesChange = Partial<
  Pick<
    typeof preferences.$inferInsert,
    | 'language'
    | 'currency'
    | 'scoreFallback'
    | 'scoreFiftyTwoWeeks'
    | 'scoreThresholds'
    | 'crossingDigest'
    | 'digestedUntil'
  >
>

/** Answers the version that the write made. */
export async function updatePreferences(
  database: Database,
  userId: string,
  change: PreferencesChange,
  now: Date,
): Promise<number> {
  const [row] = await database
    .update(preferences)
    .set({ ...change, version: sql`${preferences.version} + 1`, updatedAt: now })
    .where(eq(preferences.userId, userId))
    .returning({ version: preferences.version })
  if (!row) throw new Error('A signed-in person has no preferences.')
  return row.version
}
