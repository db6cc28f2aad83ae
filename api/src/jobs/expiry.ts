import { lte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deleteAttemptsBefore } from '../database/attemptQueries.ts'
import { deleteMailTokensExpiredBefore } from '../database/mailTokenQueries.ts'
import { idempotencyKeys, sessions, users } from '../database/schema/accounts.ts'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
const ANSWERS_KEPT_MILLISECONDS = DAY_MILLISECONDS
// So that an old link can still be told that it is old.
const MAIL_TOKENS_KEPT_MILLISECONDS = 30 * DAY_MILLISECONDS

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

/** Deletes what is remembered of failed sign-ins a day after the last one. */
export async function deleteOldAttempts(database: Database, now: Date): Promise<void> {
  await deleteAttemptsBefore(database, new Date(now.getTime() - DAY_MILLISECONDS))
}

/** Deletes what links in mails proved, a month after their time was over. */
export async function deleteOldMailTokens(database: Database, now: Date): Promise<void> {
  await deleteMailTokensExpiredBefore(database, new Date(now.getTime() - MAIL_TOKENS_KEPT_MILLISECONDS))
}
