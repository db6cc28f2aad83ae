import { deleteClosedAccounts } from '../database/queries/accounts/accountClosingQueries.ts'
import type { Database } from '../database/kernel/database.ts'
import { deleteSpentHumanChecks } from '../database/queries/accounts/humanCheckQueries.ts'
import { deleteExpiredRetryTokens } from '../database/queries/billing/paymentQueries.ts'
import { PURGE_CLOSED_ACCOUNTS } from '../services/accounts/account.ts'
import { cleanUpImports } from '../services/imports/importQueue.ts'
import {
  deleteExpiredGuests,
  deleteExpiredSessions,
  deleteFailedJobs,
  deleteOldAnswers,
  deleteOldAttempts,
  deleteOldDevices,
  deleteOldImports,
  deleteOldMailTokens,
  deleteOldNotices,
  deleteOldPaymentEvents,
  deleteOldUsage,
  deleteToldEvents,
} from './expiry.ts'
import type { JobHandler } from './startJobs.ts'

const HOUR_SECONDS = 3600
const EVENTS_SECONDS = 300
const IMPORTS_SECONDS = 60

const CLEANINGS = {
  clearImportsAway: cleanUpImports,
  deleteExpiredGuests,
  deleteExpiredSessions,
  deleteFailedJobs,
  deleteOldAnswers,
  deleteOldAttempts,
  deleteOldDevices,
  deleteOldImports,
  deleteOldMailTokens,
  deleteOldNotices,
  deleteOldPaymentEvents,
  deleteOldUsage,
  deleteToldEvents,
  deleteExpiredRetryTokens,
  deleteSpentHumanChecks,
  [PURGE_CLOSED_ACCOUNTS]: deleteClosedAccounts,
}

/** Each deletes what has expired and is idempotent. */
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
