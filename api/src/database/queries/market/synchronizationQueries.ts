import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { jobs } from '../../schema/jobs.ts'
import { synchronizations } from '../../schema/market.ts'

export type SynchronizationRow = typeof synchronizations.$inferSelect
export type SynchronizationScope = SynchronizationRow['scope']

/** Unordered. A scope that never began has no row. */
export async function findSynchronizations(database: Database): Promise<SynchronizationRow[]> {
  return database.select().from(synchronizations)
}

/** Begins or resumes a synchronization. Returns the last listing done. */
export async function beginRound(database: Database, scope: SynchronizationScope, now: Date): Promise<string | null> {
  const [row] = await database
    .insert(synchronizations)
    .values({ scope, startedAt: now })
    .onConflictDoUpdate({ target: synchronizations.scope, set: { startedAt: now } })
    .returning({ cursor: synchronizations.cursor })
  return row?.cursor ?? null
}

export async function moveCursor(database: Database, scope: SynchronizationScope, cursor: string): Promise<void> {
  await database.update(synchronizations).set({ cursor }).where(eq(synchronizations.scope, scope))
}

export async function finishRound(database: Database, scope: SynchronizationScope, now: Date): Promise<void> {
  await database
    .update(synchronizations)
    .set({ cursor: null, finishedAt: now, failureCount: 0, lastError: null })
    .where(eq(synchronizations.scope, scope))
}

/** `error` is a reason code, never a provider's text. */
export async function failRound(database: Database, scope: SynchronizationScope, error: string): Promise<void> {
  await database
    .update(synchronizations)
    .set({ failureCount: sql`${synchronizations.failureCount} + 1`, lastError: error })
    .where(eq(synchronizations.scope, scope))
}

/** Serializes requests for a synchronization until the transaction ends. */
export async function lockRequests(database: Database): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('synchronization'))`)
}

/** Scope of the requested synchronization in progress. Null if there is none. */
export async function findRequestedRound(database: Database, jobName: string): Promise<string | null> {
  const [job] = await database
    .select({ scope: sql<string>`${jobs.data} ->> 'scope'` })
    .from(jobs)
    .where(and(eq(jobs.name, jobName), isNull(jobs.failedAt)))
    .limit(1)
  return job?.scope ?? null
}

export async function runRequestedRoundNow(database: Database, jobName: string, now: Date): Promise<void> {
  await database
    .update(jobs)
    .set({ runAt: now })
    .where(and(eq(jobs.name, jobName), isNull(jobs.failedAt), isNull(jobs.lockedUntil)))
}

export async function forgetFailedRounds(database: Database, jobName: string): Promise<void> {
  await database.delete(jobs).where(and(eq(jobs.name, jobName), isNotNull(jobs.failedAt)))
}
