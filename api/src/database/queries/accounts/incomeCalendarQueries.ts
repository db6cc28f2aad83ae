import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { preferences, users } from '../../schema/accounts.ts'
import { incomeCalendars } from '../../schema/credentials.ts'

const SHOWN = { hasAmounts: incomeCalendars.hasAmounts, createdAt: incomeCalendars.createdAt }

export async function findIncomeCalendar(database: Database, userId: string) {
  const [row] = await database.select(SHOWN).from(incomeCalendars).where(eq(incomeCalendars.userId, userId))
  return row ?? null
}

export async function saveIncomeCalendar(database: Database, row: typeof incomeCalendars.$inferInsert): Promise<void> {
  const { userId: _, ...columns } = row
  await database
    .insert(incomeCalendars)
    .values(row)
    .onConflictDoUpdate({ target: incomeCalendars.userId, set: columns })
}

export async function deleteIncomeCalendar(database: Database, userId: string): Promise<void> {
  await database.delete(incomeCalendars).where(eq(incomeCalendars.userId, userId))
}

/**
 * Owner of a calendar address with language and currency. Null if the account is closed or banned,
 * or has expired.
 */
export async function findCalendarOwner(database: Database, tokenHash: string, now: Date) {
  const [row] = await database
    .select({
      userId: users.id,
      language: preferences.language,
      currency: preferences.currency,
      hasAmounts: incomeCalendars.hasAmounts,
    })
    .from(incomeCalendars)
    .innerJoin(users, eq(users.id, incomeCalendars.userId))
    .innerJoin(preferences, eq(preferences.userId, users.id))
    .where(
      and(
        eq(incomeCalendars.tokenHash, tokenHash),
        isNull(users.closedAt),
        isNull(users.bannedAt),
        or(isNull(users.expiresAt), gt(users.expiresAt, now)),
      ),
    )
  return row ?? null
}
