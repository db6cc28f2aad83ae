import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { notices, userEvents } from '../../schema/notices.ts'
import { stocks } from '../../schema/stocks.ts'

export type NewUserEvent = Pick<
  typeof userEvents.$inferInsert,
  'userId' | 'kind' | 'noticeId' | 'outcome' | 'createdAt'
>

/**
 * Read position: covers all events up to that id of that transaction, and all earlier transactions.
 */
export type EventPosition = { transactionId: number; id: number }

// All earlier transactions have ended: no event can appear before it any more.
const FIRST_RUNNING = sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`

export async function insertUserEvents(database: Database, events: readonly NewUserEvent[]): Promise<void> {
  if (events.length > 0) await database.insert(userEvents).values([...events])
}

export async function findEventBounds(database: Database) {
  const oldest = database.select({ id: sql`min(${userEvents.id})`.as('oldest') }).from(userEvents)
  const [row] = await database
    .select({
      firstRunning: FIRST_RUNNING.mapWith(Number),
      oldestId: sql<number | null>`oldest`.mapWith((value: unknown) => (value === null ? null : Number(value))),
    })
    .from(oldest.as('bounds'))
  if (!row) throw new Error('End position of user events missing')
  return { end: { transactionId: row.firstRunning, id: 0 } satisfies EventPosition, oldestId: row.oldestId }
}

/**
 * Events after a position, oldest first, with the number of unread notices of their user, in one
 * statement.
 */
export async function findEventsSince(database: Database, { transactionId, id }: EventPosition, most: number) {
  return database
    .select({
      event: userEvents,
      notice: notices,
      stock: stocks,
      unreadCount: sql<number>`(select count(*)::int from notices n
        where n.user_id = ${userEvents.userId} and n.read_at is null)`,
    })
    .from(userEvents)
    .leftJoin(notices, eq(notices.id, userEvents.noticeId))
    .leftJoin(stocks, eq(stocks.id, notices.stockId))
    .where(
      and(
        sql`(${userEvents.transactionId}, ${userEvents.id}) > (${transactionId}::bigint, ${id}::bigint)`,
        lt(userEvents.transactionId, FIRST_RUNNING),
      ),
    )
    .orderBy(asc(userEvents.transactionId), asc(userEvents.id))
    .limit(most)
}

export type EventRow = Awaited<ReturnType<typeof findEventsSince>>[number]

export async function deleteOldEvents(database: Database, before: Date, most: number): Promise<void> {
  const newest = sql`(select max(${userEvents.id}) from ${userEvents})`
  await database
    .delete(userEvents)
    .where(sql`${userEvents.createdAt} < ${before.toISOString()} or ${userEvents.id} <= ${newest} - ${most}`)
}
