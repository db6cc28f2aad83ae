import { and, eq, gt, isNull, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { isUuid } from '../../kernel/isUuid.ts'
import { preferences } from '../../schema/accounts.ts'
import { notices } from '../../schema/notices.ts'
import { paymentCustomers } from '../../schema/payments.ts'
import { stockObjectives } from '../../schema/portfolios.ts'
import { watchListEntries, watchLists } from '../../schema/watchLists.ts'

const VISITS = { seenAt: preferences.seenAt, lastVisitAt: preferences.lastVisitAt }

export async function findVisits(database: Database, userId: string) {
  const [row] = await database
    .select({ ...VISITS, paymentStatus: paymentCustomers.status })
    .from(preferences)
    .leftJoin(paymentCustomers, eq(paymentCustomers.userId, preferences.userId))
    .where(eq(preferences.userId, userId))
  if (!row) throw new Error(`Preferences row missing: user ${userId}`)
  return row
}

export async function lockVisits(database: Database, userId: string) {
  const [row] = await database.select(VISITS).from(preferences).where(eq(preferences.userId, userId)).for('update')
  if (!row) throw new Error(`Preferences row missing: user ${userId}`)
  return row
}

type Visits = Awaited<ReturnType<typeof lockVisits>>

/** Does not change the version of the preferences. */
export async function saveVisits(database: Database, userId: string, visits: Visits): Promise<void> {
  await database.update(preferences).set(visits).where(eq(preferences.userId, userId))
}

export async function findCrossedEntryIds(database: Database, userId: string, after: Date): Promise<Set<string>> {
  const rows = await database
    .selectDistinct({ entryId: notices.entryId })
    .from(notices)
    .where(and(eq(notices.userId, userId), gt(notices.createdAt, after), isNull(notices.splitDate)))
  return new Set(rows.map(({ entryId }) => entryId))
}

type Postponement = Pick<typeof watchListEntries.$inferSelect, 'postponedAt' | 'postponedUntil'>

/**
 * Postpones all of the user's entries for the stock of this entry. False if the user has no such
 * entry.
 */
export async function postponeEntry(
  database: Database,
  userId: string,
  entryId: string,
  postponement: Postponement,
): Promise<boolean> {
  if (!isUuid(entryId)) return false
  const own = database.select({ id: watchLists.id }).from(watchLists).where(eq(watchLists.userId, userId))
  const stock = database
    .select({ stockId: watchListEntries.stockId })
    .from(watchListEntries)
    .where(and(eq(watchListEntries.id, entryId), inArray(watchListEntries.listId, own)))
  const rows = await database
    .update(watchListEntries)
    .set(postponement)
    .where(and(inArray(watchListEntries.stockId, stock), inArray(watchListEntries.listId, own)))
    .returning({ id: watchListEntries.id })
  return rows.length > 0
}

export async function postponeObjective(
  database: Database,
  userId: string,
  stockId: string,
  postponement: Postponement,
): Promise<boolean> {
  if (!isUuid(stockId)) return false
  const rows = await database
    .update(stockObjectives)
    .set(postponement)
    .where(and(eq(stockObjectives.userId, userId), eq(stockObjectives.stockId, stockId)))
    .returning({ stockId: stockObjectives.stockId })
  return rows.length > 0
}
