import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { loginAttempts } from '../../schema/credentials.ts'

export type AttemptRow = typeof loginAttempts.$inferSelect
/**
 * Limit of failures in a window that begins with the first one, then a lock. A new window begins
 * after the lock.
 */
export type AttemptRule = { maximumFailures: number; windowMilliseconds: number; lockMilliseconds: number }

/** `emailKey`: hash of the e-mail address concerned, if any. */
export type Count = { key: string; emailKey: string | null; rule: AttemptRule }

const { key: keyColumn, emailKey: emailColumn, failures, beganAt, lockedUntil } = loginAttempts

/** Unordered. A key without failures has no row. */
export function findAttempts(database: Database, keys: string[]): Promise<AttemptRow[]> {
  return database.select().from(loginAttempts).where(inArray(keyColumn, keys))
}

/**
 * Counts an attempt before its outcome is known, so that parallel attempts cannot exceed the limit.
 * The last allowed attempt locks. False while locked.
 */
export async function takeAttempt(database: Database, count: Count, now: Date): Promise<boolean> {
  const { key, emailKey, rule } = count
  const until = at(new Date(now.getTime() + rule.lockMilliseconds))
  const since = at(new Date(now.getTime() - rule.windowMilliseconds))
  const goesOn = sql`${lockedUntil} is null and ${beganAt} > ${since}`
  const next = sql`case when ${goesOn} then ${failures} + 1 else 1 end`
  const taken = await database
    .insert(loginAttempts)
    .values({ key, emailKey, failures: 1, beganAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: keyColumn,
      set: {
        failures: next,
        beganAt: sql`case when ${goesOn} then ${beganAt} else ${at(now)} end`,
        lockedUntil: sql`case when ${next} >= ${rule.maximumFailures} then ${until} end`,
        updatedAt: now,
      },
      setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${at(now)}`,
    })
    .returning({ key: keyColumn })
  return taken.length > 0
}

/** Uncounts an attempt that was not carried out. */
export async function returnAttempt(database: Database, key: string): Promise<void> {
  await database
    .update(loginAttempts)
    .set({ failures: sql`greatest(${failures} - 1, 0)`, lockedUntil: null })
    .where(eq(keyColumn, key))
}

export async function deleteAttempts(database: Database, key: string): Promise<void> {
  await database.delete(loginAttempts).where(eq(keyColumn, key))
}

export async function deleteAttemptsAbout(database: Database, emailKey: string): Promise<void> {
  await database.delete(loginAttempts).where(eq(emailColumn, emailKey))
}

/** Deletes counters last updated before an instant, and the oldest ones beyond `most`. */
export async function deleteAttemptsBefore(database: Database, before: Date, most: number): Promise<void> {
  const firstTooMany = database
    .select({ updatedAt: loginAttempts.updatedAt })
    .from(loginAttempts)
    .orderBy(desc(loginAttempts.updatedAt))
    .offset(most)
    .limit(1)
  await database
    .delete(loginAttempts)
    .where(sql`${loginAttempts.updatedAt} <= ${at(before)} or ${loginAttempts.updatedAt} <= (${firstTooMany})`)
}

function at(instant: Date): SQL {
  return sql`${instant.toISOString()}::timestamptz`
}
