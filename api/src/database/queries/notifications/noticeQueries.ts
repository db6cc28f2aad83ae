import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { isUuid } from '../../kernel/isUuid.ts'
import { newestFirst, olderThan, type Page } from '../../kernel/page.ts'
import { notices } from '../../schema/notices.ts'
import { stocks } from '../../schema/stocks.ts'

type StockRow = typeof stocks.$inferSelect
type NoticeRow = typeof notices.$inferSelect
export type NoticeWithStock = { notice: NoticeRow; stock: StockRow }
export type NewNotice = typeof notices.$inferInsert

const PAGED = { instant: notices.createdAt, id: notices.id }

/** Newest first. */
export async function findNotices(database: Database, userId: string, page: Page): Promise<NoticeWithStock[]> {
  const rows = database
    .select({ notice: notices, stock: stocks })
    .from(notices)
    .innerJoin(stocks, eq(stocks.id, notices.stockId))
    .where(and(eq(notices.userId, userId), olderThan(PAGED, page)))
    .orderBy(...newestFirst(PAGED))
  return page.first === null ? rows : rows.limit(page.first)
}

export function countUnread(database: Database, userId: string): Promise<number> {
  return database.$count(notices, and(eq(notices.userId, userId), isNull(notices.readAt)))
}

/** Marks these notices, or all if null. Returns the number that were unread. */
export async function markRead(
  database: Database,
  userId: string,
  noticeIds: readonly string[] | null,
  now: Date,
): Promise<number> {
  const named = noticeIds === null ? undefined : inArray(notices.id, noticeIds.filter(isUuid))
  const marked = await database
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), named))
    .returning({ id: notices.id })
  return marked.length
}

/** Locks the notice until the transaction ends. Null if the user has no such notice. */
export async function lockNotice(
  database: Database,
  userId: string,
  noticeId: string,
): Promise<NoticeWithStock | null> {
  if (!isUuid(noticeId)) return null
  const [row] = await database
    .select({ notice: notices, stock: stocks })
    .from(notices)
    .innerJoin(stocks, eq(stocks.id, notices.stockId))
    .where(and(eq(notices.id, noticeId), eq(notices.userId, userId)))
    .for('update', { of: notices })
  return row ?? null
}

/** Records that the change a notice announced was undone. Also marks the notice as read. */
export async function markUndone(database: Database, noticeId: string, now: Date): Promise<void> {
  await database
    .update(notices)
    .set({ undoneAt: now, readAt: sql`coalesce(${notices.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(notices.id, noticeId))
}

export async function insertNotices(database: Database, rows: readonly NewNotice[]): Promise<void> {
  if (rows.length > 0) await database.insert(notices).values([...rows])
}

export async function trimNotices(database: Database, userIds: readonly string[], most: number): Promise<void> {
  const ranked = database
    .select({
      id: notices.id,
      place: sql<number>`row_number() over (
        partition by ${notices.userId} order by ${notices.createdAt} desc, ${notices.id} desc)`.as('place'),
    })
    .from(notices)
    .where(inArray(notices.userId, [...userIds]))
    .as('ranked')
  const surplus = database
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`${ranked.place} > ${most}`)
  await database.delete(notices).where(inArray(notices.id, surplus))
}
