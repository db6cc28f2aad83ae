import type { Database } from '../../database/kernel/database.ts'
import {
  addUses,
  findUsageTotals,
  type Use,
  type UsageTotals,
} from '../../database/queries/admin/usageStatisticQueries.ts'
import type { KeyedHash } from '../../kernel/keyedHash.ts'

export const USAGE_RETENTION_DAYS = 31
const MOST_SHOWN_DAYS = 30
// Plausibility limit of a report.
const MOST_AT_ONCE = 1_000_000
const HOUR_MILLISECONDS = 3_600_000
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS

/** `userId` is null for anonymous use. */
export type NamedUse = { name: string; userId: string | null; count: number }

export function createUsageStatistics(database: Database, hashPerson: KeyedHash) {
  return {
    async record(uses: readonly NamedUse[], now: Date): Promise<void> {
      if (uses.length === 0) return
      const rows = uses.map(({ name, userId, count }): Use => {
        const personHash = userId === null ? null : hashPerson(userId)
        return { name, personHash, count: Math.min(count, MOST_AT_ONCE) }
      })
      await addUses(database, rows, hourOf(now))
    },

    /** Starts at the full hour of `since`, at most thirty days ago; most frequent first. */
    since(since: Date, now: Date): Promise<UsageTotals[]> {
      const earliest = now.getTime() - MOST_SHOWN_DAYS * DAY_MILLISECONDS
      return findUsageTotals(database, hourOf(new Date(Math.max(since.getTime(), earliest))))
    },
  }
}

export type UsageStatistics = ReturnType<typeof createUsageStatistics>

function hourOf(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / HOUR_MILLISECONDS) * HOUR_MILLISECONDS)
}
