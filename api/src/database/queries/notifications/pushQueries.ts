import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { preferences } from '../../schema/accounts.ts'
import { notices, pushSubscriptions } from '../../schema/notices.ts'
import { stocks } from '../../schema/stocks.ts'

/** Stores a subscription in the place of the one with its endpoint, and deletes all but the newest of the person. */
export async function savePushSubscription(
  database: Database,
  subscription: typeof pushSubscriptions.$inferInsert,
  most: number,
): Promise<void> {
  const { id: _id, ...rest } = subscription
  await database
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: rest })
  const own = eq(pushSubscriptions.userId, subscription.userId)
  const newest = database
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(own)
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(most)
  await database.delete(pushSubscriptions).where(and(own, notInArray(pushSubscriptions.id, newest)))
}

/** Deletes a subscription of a person. */
export async function deletePushSubscription(database: Database, userId: string, endpoint: string): Promise<void> {
  await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
}

/** Deletes subscriptions where nobody is any more. */
export async function deletePushSubscriptions(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await database.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]))
}

/** Which of these people have a subscription. */
export async function findPushed(database: Database, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .selectDistinct({ userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, [...userIds]))
  return new Set(rows.map(({ userId }) => userId))
}

/** These notices with each subscription of their owners, or with the named ones of them; the newest notice first. */
export function findPushes(
  database: Database,
  noticeIds: readonly string[],
  subscriptionIds: readonly string[] | null,
) {
  return database
    .select({ subscription: pushSubscriptions, notice: notices, stock: stocks, language: preferences.language })
    .from(notices)
    .innerJoin(stocks, eq(stocks.id, notices.stockId))
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notices.userId))
    .innerJoin(preferences, eq(preferences.userId, notices.userId))
    .where(
      and(
        inArray(notices.id, [...noticeIds]),
        subscriptionIds === null ? undefined : inArray(pushSubscriptions.id, [...subscriptionIds]),
      ),
    )
    .orderBy(desc(notices.createdAt), notices.id)
}
