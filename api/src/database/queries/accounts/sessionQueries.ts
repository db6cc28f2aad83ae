import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { insertUserEvents } from '../notifications/userEventQueries.ts'
import { preferences, sessions, users } from '../../schema/accounts.ts'

export const PERSON = {
  roles: users.roles,
  acceptedTermsVersion: users.acceptedTermsVersion,
  language: preferences.language,
  currency: preferences.currency,
  scoreFallback: preferences.scoreFallback,
  scoreFiftyTwoWeeks: preferences.scoreFiftyTwoWeeks,
  scoreThresholds: preferences.scoreThresholds,
  crossingDigest: preferences.crossingDigest,
  crossingMail: preferences.crossingMail,
  preferencesVersion: preferences.version,
}

/** Null if the session has expired or its user is banned. */
export async function findSession(database: Database, sessionId: string, userId: string, now: Date) {
  const [row] = await database
    .select({ expiresAt: sessions.expiresAt, ...PERSON })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(preferences, eq(preferences.userId, users.id))
    .where(
      and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now), isNull(users.bannedAt)),
    )
  return row ?? null
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

export async function findSessionStart(database: Database, sessionId: string): Promise<Date | null> {
  const [row] = await database
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row?.createdAt ?? null
}

/** Publishes an event, so that the user's open connections close. */
export async function deleteSession(database: Database, sessionId: string, now: Date): Promise<void> {
  const ended = await database.delete(sessions).where(eq(sessions.id, sessionId)).returning({ userId: sessions.userId })
  await insertUserEvents(
    database,
    ended.map(({ userId }) => ({ userId, kind: 'sessionsEnded', createdAt: now })),
  )
}
