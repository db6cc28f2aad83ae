import type { QuietHours } from '@palier/domain/notifications/quietHours'
import { and, asc, desc, eq, gt, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { preferences, users } from '../../schema/accounts.ts'
import { notices, pushSubscriptions } from '../../schema/notices.ts'
import { stocks } from '../../schema/stocks.ts'
import { watchLists } from '../../schema/watchLists.ts'
import { isUuid } from '../../kernel/isUuid.ts'

/** Upserts by endpoint and deletes all but the user's newest subscriptions. */
export async function savePushSubscription(
  database: Database,
  subscription: typeof pushSubscriptions.$inferInsert,
  most: number,
): Promise<void> {
  const { id: _id, ...rest } = subscription
  await database
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...rest, refusedCount: 0 } })
  const own = eq(pushSubscriptions.userId, subscription.userId)
  const newest = database
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(own)
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(most)
  await database.delete(pushSubscriptions).where(and(own, notInArray(pushSubscriptions.id, newest)))
}

export async function deletePushSubscription(database: Database, userId: string, endpoint: string): Promise<void> {
  await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
}

export async function deletePushSubscriptionsOf(database: Database, userId: string): Promise<void> {
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
}

/** Deletes subscriptions that no longer exist at the push service. */
export async function deletePushSubscriptions(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await database.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]))
}

/** Updates the counts of consecutive refusals: incremented if refused, reset if sent. */
export async function countPushRefusals(
  database: Database,
  { refused, sent }: { refused: readonly string[]; sent: readonly string[] },
): Promise<void> {
  const { id, refusedCount } = pushSubscriptions
  if (refused.length > 0) {
    await database
      .update(pushSubscriptions)
      .set({ refusedCount: sql`${refusedCount} + 1` })
      .where(inArray(id, [...refused]))
  }
  const wereRefused = sent.length === 0 ? null : and(inArray(id, [...sent]), gt(refusedCount, 0))
  if (wereRefused) await database.update(pushSubscriptions).set({ refusedCount: 0 }).where(wereRefused)
}

export async function deleteRefusedSubscriptions(
  database: Database,
  ids: readonly string[],
  most: number,
): Promise<void> {
  if (ids.length === 0) return
  const { id, refusedCount } = pushSubscriptions
  await database.delete(pushSubscriptions).where(and(inArray(id, [...ids]), gte(refusedCount, most)))
}

const READER = {
  language: preferences.language,
  quietFrom: preferences.quietFrom,
  quietUntil: preferences.quietUntil,
}

export async function findPushed(database: Database, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .selectDistinct({ userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, [...userIds]))
  return new Set(rows.map(({ userId }) => userId))
}

/**
 * Pairs these notices with their owners' subscriptions (or only the given ones), newest notice
 * first. Skips deleted lists, lists that are not pushed, and owners whose account is banned or
 * closed.
 */
export function findPushes(
  database: Database,
  noticeIds: readonly string[],
  subscriptionIds: readonly string[] | null,
) {
  return database
    .select({ subscription: pushSubscriptions, notice: notices, stock: stocks, ...READER })
    .from(notices)
    .innerJoin(stocks, eq(stocks.id, notices.stockId))
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notices.userId))
    .innerJoin(preferences, eq(preferences.userId, notices.userId))
    .innerJoin(users, and(eq(users.id, notices.userId), isNull(users.bannedAt), isNull(users.closedAt)))
    .innerJoin(watchLists, and(eq(watchLists.id, notices.listId), eq(watchLists.isPushed, true)))
    .where(
      and(
        inArray(notices.id, [...noticeIds]),
        subscriptionIds === null ? undefined : inArray(pushSubscriptions.id, [...subscriptionIds]),
      ),
    )
    .orderBy(desc(notices.createdAt), notices.id)
}

/** Quiet hours are both null if none are set. Lists are in display order. */
export async function findPushSettings(database: Database, userId: string) {
  const { id: listId, name, kind, position, isPushed } = watchLists
  const [[hours], lists, browsers] = await Promise.all([
    database
      .select({ from: preferences.quietFrom, until: preferences.quietUntil })
      .from(preferences)
      .where(eq(preferences.userId, userId)),
    database
      .select({ listId, name, isPushed })
      .from(watchLists)
      .where(eq(watchLists.userId, userId))
      .orderBy(asc(kind), asc(position), asc(listId)),
    database
      .select({ endpoint: pushSubscriptions.endpoint, since: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt)),
  ])
  return { from: hours?.from ?? null, until: hours?.until ?? null, lists, browsers }
}

export async function updateQuietHours(database: Database, userId: string, hours: QuietHours | null): Promise<void> {
  const change = { quietFrom: hours?.from ?? null, quietUntil: hours?.until ?? null }
  await database.update(preferences).set(change).where(eq(preferences.userId, userId))
}

export async function updateListPushed(
  database: Database,
  userId: string,
  listId: string,
  isPushed: boolean,
): Promise<boolean> {
  if (!isUuid(listId)) return false
  const own = and(eq(watchLists.id, listId), eq(watchLists.userId, userId))
  return (await database.update(watchLists).set({ isPushed }).where(own).returning({ id: watchLists.id })).length > 0
}
