import { lte } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/kernel/database.ts'
import { deleteAttemptsBefore } from '../database/queries/accounts/signInAttemptQueries.ts'
import { deleteUsageBefore } from '../database/queries/admin/usageStatisticQueries.ts'
import { deleteStagedBefore } from '../database/queries/imports/importQueries.ts'
import { deleteOldEvents } from '../database/queries/notifications/userEventQueries.ts'
import { idempotencyKeys, sessions, users } from '../database/schema/accounts.ts'
import { knownDevices, oneTimeTokens, spentHumanChecks } from '../database/schema/credentials.ts'
import { jobs } from '../database/schema/jobs.ts'
import { notices } from '../database/schema/notices.ts'
import { paymentEvents, retryTokens } from '../database/schema/payments.ts'
import { PURGE_CLOSED_ACCOUNTS } from '../services/accounts/account.ts'
import { DEVICE_RETENTION_DAYS } from '../services/accounts/knownDevices.ts'
import { ATTEMPT_RETENTION_MILLISECONDS, MOST_ATTEMPTS } from '../services/accounts/signInAttempts.ts'
import { USAGE_RETENTION_DAYS } from '../services/admin/usageStatistics.ts'
import { cleanUpImports } from '../services/imports/importQueue.ts'
import { EVENT_RETENTION_MILLISECONDS, MAXIMUM_EVENTS } from '../services/notifications/userEvents.ts'
import type { JobHandler } from './startJobs.ts'

const HOUR_SECONDS = 3600
const EVENTS_SECONDS = 300
const IMPORTS_SECONDS = 60
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

type Cleaning = (database: Database, now: Date) => Promise<void>

function deleteAfter(column: AnyPgColumn, days: number): Cleaning {
  return async (database, now) => {
    await database.delete(column.table).where(lte(column, before(now, days * DAY_MILLISECONDS)))
  }
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}

/** Jobs that delete expired data, by name. Each is idempotent. */
export const CLEANINGS = {
  clearImportsAway: cleanUpImports,
  deleteExpiredGuests: deleteAfter(users.expiresAt, 0),
  deleteExpiredSessions: deleteAfter(sessions.expiresAt, 0),
  // Available for inspection by an operator until then.
  deleteFailedJobs: deleteAfter(jobs.failedAt, 30),
  deleteOldAnswers: deleteAfter(idempotencyKeys.createdAt, 1),
  deleteOldAttempts: (database, now) =>
    deleteAttemptsBefore(database, before(now, ATTEMPT_RETENTION_MILLISECONDS), MOST_ATTEMPTS),
  deleteOldDevices: deleteAfter(knownDevices.seenAt, DEVICE_RETENTION_DAYS),
  deleteOldImports: (database, now) => deleteStagedBefore(database, before(now, DAY_MILLISECONDS)),
  // An expired link is recognized as such until then.
  deleteOldMailTokens: deleteAfter(oneTimeTokens.expiresAt, 30),
  deleteOldNotices: deleteAfter(notices.createdAt, 90),
  // The provider does not repeat events after this long.
  deleteOldPaymentEvents: deleteAfter(paymentEvents.receivedAt, 14),
  deleteOldUsage: (database, now) => deleteUsageBefore(database, before(now, USAGE_RETENTION_DAYS * DAY_MILLISECONDS)),
  deleteToldEvents: (database, now) =>
    deleteOldEvents(database, before(now, EVENT_RETENTION_MILLISECONDS), MAXIMUM_EVENTS),
  deleteExpiredRetryTokens: deleteAfter(retryTokens.expiresAt, 0),
  deleteSpentHumanChecks: deleteAfter(spentHumanChecks.expiresAt, 0),
  [PURGE_CLOSED_ACCOUNTS]: deleteAfter(users.closedAt, 0),
} satisfies Record<string, Cleaning>

export function cleaningJobs(database: Database): Record<string, JobHandler> {
  return Object.fromEntries(
    Object.entries(CLEANINGS).map(([name, clean]) => [name, (_data, { now }) => clean(database, now)]),
  )
}

export const CLEANING_SCHEDULES = {
  ...Object.fromEntries(Object.keys(CLEANINGS).map((name) => [name, { repeatSeconds: HOUR_SECONDS }])),
  clearImportsAway: { repeatSeconds: IMPORTS_SECONDS },
  deleteToldEvents: { repeatSeconds: EVENTS_SECONDS },
}
