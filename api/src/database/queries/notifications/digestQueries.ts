import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { preferences, users } from '../../schema/accounts.ts'
import { notices } from '../../schema/notices.ts'
import { stocks } from '../../schema/stocks.ts'

type DueMail = {
  /** Chosen frequency of the mail. */
  pace: 'daily' | 'atOnce'
  /** Excludes users mailed since then. */
  lastBefore: Date
  /** Includes only users with a crossing since their last mail. */
  isOnCrossing: boolean
}

export function findDigestReaders(database: Database, { pace, lastBefore, isOnCrossing }: DueMail, most: number) {
  const since = sql`coalesce(${preferences.digestedUntil}, '-infinity')`
  const crossed = database
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.userId, preferences.userId), sql`${notices.createdAt} > ${since}`, isNull(notices.splitDate)))
  return database
    .select({
      userId: preferences.userId,
      email: sql<string>`${users.email}`,
      firstName: users.firstName,
      language: preferences.language,
      digestedUntil: preferences.digestedUntil,
    })
    .from(preferences)
    .innerJoin(users, eq(users.id, preferences.userId))
    .where(
      and(
        eq(preferences.crossingDigest, true),
        eq(preferences.crossingMail, pace),
        or(isNull(preferences.digestedUntil), lt(preferences.digestedUntil, lastBefore)),
        isOnCrossing ? exists(crossed) : undefined,
        isNotNull(users.email),
        isNull(users.closedAt),
        isNull(users.bannedAt),
      ),
    )
    .orderBy(asc(preferences.userId))
    .limit(most)
    .for('update', { of: preferences, skipLocked: true })
}

export function findCrossingsOf(database: Database, userIds: readonly string[], after: Date, until: Date) {
  return database
    .select({ notice: notices, stock: stocks })
    .from(notices)
    .innerJoin(stocks, eq(stocks.id, notices.stockId))
    .where(
      and(
        inArray(notices.userId, [...userIds]),
        gt(notices.createdAt, after),
        lte(notices.createdAt, until),
        isNull(notices.splitDate),
      ),
    )
    .orderBy(sql`${notices.createdAt} desc`, asc(notices.id))
}

export async function saveDigested(database: Database, userIds: readonly string[], until: Date): Promise<void> {
  await database
    .update(preferences)
    .set({ digestedUntil: until })
    .where(inArray(preferences.userId, [...userIds]))
}
