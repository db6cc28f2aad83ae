import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { portfolioDays, portfolios } from '../../schema/portfolios.ts'

export type DayRow = typeof portfolioDays.$inferSelect

/** Oldest first, both ends included. */
export async function findDays(database: Database, portfolioId: string, from: string, to: string): Promise<DayRow[]> {
  return database
    .select()
    .from(portfolioDays)
    .where(and(eq(portfolioDays.portfolioId, portfolioId), between(portfolioDays.date, from, to)))
    .orderBy(asc(portfolioDays.date))
}

/** Stores computed daily values unless the book has changed since `bookVersion`. */
export async function saveDays(
  database: Database,
  portfolioId: string,
  { bookVersion, from, through }: { bookVersion: number; from: string; through: string },
  rows: readonly DayRow[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const marked = await transaction
      .update(portfolios)
      .set({ valuedFrom: from, valuedThrough: through })
      .where(and(eq(portfolios.id, portfolioId), eq(portfolios.bookVersion, bookVersion)))
      .returning({ id: portfolios.id })
    if (marked.length === 0 || rows.length === 0) return
    await transaction
      .insert(portfolioDays)
      .values([...rows])
      .onConflictDoUpdate({
        target: [portfolioDays.portfolioId, portfolioDays.date],
        set: { value: sql`excluded.value`, invested: sql`excluded.invested` },
      })
  })
}
