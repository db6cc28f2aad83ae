import { lte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { idempotencyKeys, sessions, users } from '../database/schema/accounts.ts'

const ANSWERS_KEPT_MILLISECONDS = 24 * 60 * 60 * 1000

/** Deletes the guests whose day is over, with all that is theirs. */
export async function deleteExpiredGuests(database: Database, now: Date): Promise<void> {
  await database.delete(users).where(lte(users.expiresAt, now))
}

export async function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now))
}

/** Deletes the kept answers of writes made a day ago or before. */
export async function deleteOldAnswers(database: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - ANSWERS_KEPT_MILLISECONDS)
  await database.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, limit))
}
