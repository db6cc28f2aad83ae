import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { loginAttempts } from '../../schema/credentials.ts'

export type AttemptRow = typeof loginAttempts.$inferSelect
/** So many failures within a window that begins with the first lock for a while; a lock that is over begins a new one. */
export type AttemptRule = { maximumFailures: number; windowMilliseconds: number; lockMilliseconds: number }

/** What is counted: `emailKey` says about which e-mail, if about one. */
export type Count = { key: string; emailKey: string | null; rule: AttemptRule }

const { key: keyColumn, emailKey: emailColumn, failures, beganAt, lockedUntil } = loginAttempts

export function findAttempts(database: Database, keys: string[]): Promise<AttemptRow[]> {
  return database.select().from(loginAttempts).where(inArray(keyColumn, keys))
}

/**
 * Counts a failure before it is known to be one, so that many at once cannot all be tried. The last one that is allowed
 * locks. False while it is locked.
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

/** Takes back one that could not be tried. */
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

/** Deletes those of before, and the oldest where there are more than so many. */
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
