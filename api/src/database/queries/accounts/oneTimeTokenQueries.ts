import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { oneTimeTokens } from '../../schema/credentials.ts'

type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect
type OneTimeTokenPurpose = OneTimeTokenRow['purpose']

export async function insertOneTimeToken(database: Database, row: typeof oneTimeTokens.$inferInsert): Promise<void> {
  await database.insert(oneTimeTokens).values(row)
}

/** Includes used and expired tokens. */
export async function findOneTimeToken(
  database: Database,
  tokenHash: string,
  purpose: OneTimeTokenPurpose,
): Promise<OneTimeTokenRow | null> {
  const [row] = await database.select().from(oneTimeTokens).where(ofToken(tokenHash, purpose))
  return row ?? null
}

/** Returns an unexpired token to one caller only; null otherwise. */
export async function consumeOneTimeToken(
  database: Database,
  tokenHash: string,
  purpose: OneTimeTokenPurpose,
  now: Date,
): Promise<OneTimeTokenRow | null> {
  const [row] = await database
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(ofToken(tokenHash, purpose), isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now)))
    .returning()
  return row ?? null
}

export async function voidOneTimeTokens(
  database: Database,
  userId: string,
  purpose: OneTimeTokenPurpose,
  now: Date,
): Promise<void> {
  await database
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose), isNull(oneTimeTokens.usedAt)))
}

/** Creation times since an instant, newest first. */
export async function findOneTimeTokenTimes(
  database: Database,
  userId: string,
  purpose: OneTimeTokenPurpose,
  since: Date,
): Promise<Date[]> {
  const rows = await database
    .select({ createdAt: oneTimeTokens.createdAt })
    .from(oneTimeTokens)
    .where(
      and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose), gt(oneTimeTokens.createdAt, since)),
    )
    .orderBy(desc(oneTimeTokens.createdAt))
  return rows.map(({ createdAt }) => createdAt)
}

function ofToken(tokenHash: string, purpose: OneTimeTokenPurpose) {
  return and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, purpose))
}
