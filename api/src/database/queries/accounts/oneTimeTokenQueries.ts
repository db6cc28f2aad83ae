import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { mailTokens } from '../../schema/credentials.ts'

type OneTimeTokenRow = typeof mailTokens.$inferSelect
type OneTimeTokenPurpose = OneTimeTokenRow['purpose']

export async function insertOneTimeToken(database: Database, row: typeof mailTokens.$inferInsert): Promise<void> {
  await database.insert(mailTokens).values(row)
}

/** As it is kept, used and expired ones too. */
export async function findOneTimeToken(
  database: Database,
  tokenHash: string,
  purpose: OneTimeTokenPurpose,
): Promise<OneTimeTokenRow | null> {
  const [row] = await database.select().from(mailTokens).where(ofToken(tokenHash, purpose))
  return row ?? null
}

/** Uses a token: it is answered to one caller only, and to nobody once its time is over. */
export async function consumeOneTimeToken(
  database: Database,
  tokenHash: string,
  purpose: OneTimeTokenPurpose,
  now: Date,
): Promise<OneTimeTokenRow | null> {
  const [row] = await database
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(ofToken(tokenHash, purpose), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now)))
    .returning()
  return row ?? null
}

/** From now on none of a person's unused tokens of this purpose opens anything. */
export async function voidOneTimeTokens(
  database: Database,
  userId: string,
  purpose: OneTimeTokenPurpose,
  now: Date,
): Promise<void> {
  await database
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt)))
}

/** When a person's tokens of this purpose were made since an instant, the newest first. */
export async function findOneTimeTokenTimes(
  database: Database,
  userId: string,
  purpose: OneTimeTokenPurpose,
  since: Date,
): Promise<Date[]> {
  const rows = await database
    .select({ createdAt: mailTokens.createdAt })
    .from(mailTokens)
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), gt(mailTokens.createdAt, since)))
    .orderBy(desc(mailTokens.createdAt))
  return rows.map(({ createdAt }) => createdAt)
}

/** Those whose time was over at that instant. */
export async function deleteOneTimeTokensExpiredBefore(database: Database, limit: Date): Promise<void> {
  await database.delete(mailTokens).where(lte(mailTokens.expiresAt, limit))
}

function ofToken(tokenHash: string, purpose: OneTimeTokenPurpose) {
  return and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, purpose))
}
