import { lte } from 'drizzle-orm'
import type { Database } from '../database/kernel/database.ts'
import { deleteAttemptsBefore } from '../database/queries/accounts/signInAttemptQueries.ts'
import { deleteDevicesSeenBefore } from '../database/queries/accounts/deviceQueries.ts'
import { deleteOldEvents } from '../database/queries/notifications/userEventQueries.ts'
import { deleteStagedBefore } from '../database/queries/imports/importQueries.ts'
import { deleteOneTimeTokensExpiredBefore } from '../database/queries/accounts/oneTimeTokenQueries.ts'
import { deleteNoticesBefore } from '../database/queries/notifications/noticeQueries.ts'
import { idempotencyKeys, sessions, users } from '../database/schema/accounts.ts'
import { deleteUsageBefore } from '../database/queries/admin/usageStatisticQueries.ts'
import { deleteEventsBefore } from '../database/queries/billing/paymentQueries.ts'
import { ATTEMPT_RETENTION_MILLISECONDS, MOST_ATTEMPTS } from '../services/accounts/signInAttempts.ts'
import { DEVICE_RETENTION_DAYS } from '../services/accounts/knownDevices.ts'
import { MAXIMUM_EVENTS, EVENT_RETENTION_MILLISECONDS } from '../services/notifications/userEvents.ts'
import { USAGE_RETENTION_DAYS } from '../services/admin/usageStatistics.ts'
import { deleteJobsFailedBefore } from '../database/queries/kernel/jobQueue.ts'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
const ANSWER_RETENTION_MILLISECONDS = DAY_MILLISECONDS
// Kept a month, so that an expired link is recognised as such.
const MAIL_TOKEN_RETENTION_MILLISECONDS = 30 * DAY_MILLISECONDS
const FAILED_JOB_RETENTION_MILLISECONDS = 30 * DAY_MILLISECONDS
const NOTICE_RETENTION_MILLISECONDS = 90 * DAY_MILLISECONDS

/** Deletes expired guests with all their data. */
export async function deleteExpiredGuests(database: Database, now: Date): Promise<void> {
  await database.delete(users).where(lte(users.expiresAt, now))
}

/** Deletes the sessions that ended at this instant or before. */
export async function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now))
}

/** Deletes stored responses after a day. */
export async function deleteOldAnswers(database: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - ANSWER_RETENTION_MILLISECONDS)
  await database.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, limit))
}

/** Deletes expired counts of wrong passwords, and the oldest where there are too many. */
export async function deleteOldAttempts(database: Database, now: Date, most = MOST_ATTEMPTS): Promise<void> {
  await deleteAttemptsBefore(database, new Date(now.getTime() - ATTEMPT_RETENTION_MILLISECONDS), most)
}

/** Deletes devices that were not used for a year. */
export async function deleteOldDevices(database: Database, now: Date): Promise<void> {
  await deleteDevicesSeenBefore(database, new Date(now.getTime() - DEVICE_RETENTION_DAYS * DAY_MILLISECONDS))
}

/** Deletes one-time tokens a month after they expired. */
export async function deleteOldMailTokens(database: Database, now: Date): Promise<void> {
  await deleteOneTimeTokensExpiredBefore(database, new Date(now.getTime() - MAIL_TOKEN_RETENTION_MILLISECONDS))
}

/** Deletes failed jobs after a month, in which an operator may inspect them. */
export async function deleteFailedJobs(database: Database, now: Date): Promise<void> {
  await deleteJobsFailedBefore(database, new Date(now.getTime() - FAILED_JOB_RETENTION_MILLISECONDS))
}

/** Deletes notices after 90 days. */
export async function deleteOldNotices(database: Database, now: Date): Promise<void> {
  await deleteNoticesBefore(database, new Date(now.getTime() - NOTICE_RETENTION_MILLISECONDS))
}

/** Deletes user events after an hour, and the oldest where there are too many. */
export async function deleteToldEvents(database: Database, now: Date): Promise<void> {
  await deleteOldEvents(database, new Date(now.getTime() - EVENT_RETENTION_MILLISECONDS), MAXIMUM_EVENTS)
}

/** Deletes import files that were not confirmed within a day, and the rows of all others. */
export async function deleteOldImports(database: Database, now: Date): Promise<void> {
  await deleteStagedBefore(database, new Date(now.getTime() - DAY_MILLISECONDS))
}

/** Deletes usage counts after a month, and hashes of users inactive since. */
export async function deleteOldUsage(database: Database, now: Date): Promise<void> {
  await deleteUsageBefore(database, new Date(now.getTime() - USAGE_RETENTION_DAYS * DAY_MILLISECONDS))
}

/** Deletes the ids of webhook events after two weeks: the provider repeats none for so long. */
export async function deleteOldPaymentEvents(database: Database, now: Date): Promise<void> {
  await deleteEventsBefore(database, new Date(now.getTime() - 14 * DAY_MILLISECONDS))
}
