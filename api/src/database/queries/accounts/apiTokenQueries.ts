import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { preferences, users } from '../../schema/accounts.ts'
import { apiTokens } from '../../schema/administration.ts'
import { PERSON } from './sessionQueries.ts'

export type ApiTokenRow = Omit<typeof apiTokens.$inferSelect, 'userId' | 'tokenHash'>

const SHOWN = {
  id: apiTokens.id,
  name: apiTokens.name,
  scope: apiTokens.scope,
  createdAt: apiTokens.createdAt,
  lastUsedAt: apiTokens.lastUsedAt,
  expiresAt: apiTokens.expiresAt,
}

/** Null if the token has expired or its account is closed or banned. */
export async function findApiToken(database: Database, tokenHash: string, now: Date) {
  const [row] = await database
    .select({ ...SHOWN, userId: apiTokens.userId, ...PERSON })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .innerJoin(preferences, eq(preferences.userId, users.id))
    .where(
      and(
        eq(apiTokens.tokenHash, tokenHash),
        gt(apiTokens.expiresAt, now),
        isNull(users.closedAt),
        isNull(users.bannedAt),
      ),
    )
  return row ?? null
}

/** Records a use, unless one after `since` is recorded. */
export async function noteApiTokenUse(database: Database, id: string, since: Date, now: Date): Promise<void> {
  const isLongAgo = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, since))
  await database
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.id, id), isLongAgo))
}

/** Newest first. */
export function findApiTokensOf(database: Database, userId: string): Promise<ApiTokenRow[]> {
  return database
    .select(SHOWN)
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
}

export async function countApiTokensOf(database: Database, userId: string): Promise<number> {
  const [row] = await database.select({ count: count() }).from(apiTokens).where(eq(apiTokens.userId, userId))
  return row?.count ?? 0
}

export async function insertApiToken(database: Database, row: typeof apiTokens.$inferInsert): Promise<void> {
  await database.insert(apiTokens).values(row)
}

export async function deleteApiToken(database: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await database
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId)))
    .returning({ id: apiTokens.id })
  return deleted.length > 0
}

export async function deleteApiTokensOf(database: Database, userId: string): Promise<void> {
  await database.delete(apiTokens).where(eq(apiTokens.userId, userId))
}
