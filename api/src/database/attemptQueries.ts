import { eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { loginAttempts } from './schema/credentials.ts'

export type AttemptRow = typeof loginAttempts.$inferSelect
export type AttemptRule = { maximumFailures: number; lockMilliseconds: number }

const { key: keyColumn, failures, lockedUntil } = loginAttempts

export function findAttempts(database: Database, keys: string[]): Promise<AttemptRow[]> {
  return database.select().from(loginAttempts).where(inArray(keyColumn, keys))
}

/**
 * Counts a failure before it is known to be one, so that many at once cannot all be tried. The last one that is allowed
 * locks. False while it is locked. A lock that is over begins a new count.
 */
export async function takeAttempt(database: Database, key: string, rule: AttemptRule, now: Date): Promise<boolean> {
  const until = at(new Date(now.getTime() + rule.lockMilliseconds))
  const next = sql`case when ${lockedUntil} is null then ${failures} + 1 else 1 end`
  const taken = await database
    .insert(loginAttempts)
    .values({ key, failures: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: keyColumn,
      set: {
        failures: next,
        lockedUntil: sql`case when ${next} >= ${rule.maximumFailures} then ${until} end`,
        updatedAt: now,
      },
      setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${at(now)}`,
    })
    .returning({ key: keyColumn })
  return taken.length > 0
}

/** Takes back one that could not be tried. */
export async function returnAttempt(database: Database, key: string): Promise<void> {
  await database
    .update(loginAttempts)
    .set({ failures: sql`greatest(${failures} - 1, 0)`, lockedUntil: null })
    .where(eq(keyColumn, key))
}

/** Counts a failure that locks nothing; those of before `since` are forgotten. */
export async function noteFailure(database: Database, key: string, since: Date, now: Date): Promise<void> {
  await database
    .insert(loginAttempts)
    .values({ key, failures: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: keyColumn,
      set: {
        failures: sql`case when ${loginAttempts.updatedAt} < ${at(since)} then 1 else ${failures} + 1 end`,
        updatedAt: now,
      },
    })
}

export async function deleteAttempts(database: Database, key: string): Promise<void> {
  await database.delete(loginAttempts).where(eq(keyColumn, key))
}

export async function deleteAttemptsBefore(database: Database, limit: Date): Promise<void> {
  await database.delete(loginAttempts).where(lte(loginAttempts.updatedAt, limit))
}

function at(instant: Date): SQL {
  return sql`${instant.toISOString()}::timestamptz`
}
