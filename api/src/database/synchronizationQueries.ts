import { eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { synchronizations } from './schema/market.ts'

export type SynchronizationRow = typeof synchronizations.$inferSelect
export type SynchronizationScope = SynchronizationRow['scope']

export async function findSynchronizations(database: Database): Promise<SynchronizationRow[]> {
  return database.select().from(synchronizations)
}

/** Begins a round, or goes on with the one that was left: answers the listing after which it goes on. */
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

/** `error` is a reason, never what a source said. */
export async function failRound(database: Database, scope: SynchronizationScope, error: string): Promise<void> {
  await database
    .update(synchronizations)
    .set({ failureCount: sql`${synchronizations.failureCount} + 1`, lastError: error })
    .where(eq(synchronizations.scope, scope))
}
