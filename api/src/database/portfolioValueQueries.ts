import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { portfolioDays, portfolios } from './schema/portfolios.ts'

export type DayRow = typeof portfolioDays.$inferSelect
export type HoldingStep = { stockId: string; date: string; shareCount: string; cost: string }

/** The steps of all stocks of a portfolio between two days, and of each the last one before. */
export async function findHoldings(
  database: Database,
  portfolioId: string,
  from: string,
  to: string,
): Promise<HoldingStep[]> {
  const { rows } = await database.execute<HoldingStep>(sql`
    select h.stock_id as "stockId", h.date::text as date, h.share_count::text as "shareCount", h.cost::text as cost
    from holdings h
    where h.portfolio_id = ${portfolioId}::uuid and h.date between ${from}::date and ${to}::date
    union all
    select s.stock_id, b.date::text, b.share_count::text, b.cost::text
    from portfolio_stocks s cross join lateral (
      select * from holdings h
      where h.portfolio_id = s.portfolio_id and h.stock_id = s.stock_id and h.date < ${from}::date
      order by h.date desc limit 1
    ) b
    where s.portfolio_id = ${portfolioId}::uuid
    order by "stockId", date`)
  return rows
}

/** Kept values, the oldest first, both ends included. */
export async function findDays(database: Database, portfolioId: string, from: string, to: string): Promise<DayRow[]> {
  return database
    .select()
    .from(portfolioDays)
    .where(and(eq(portfolioDays.portfolioId, portfolioId), between(portfolioDays.date, from, to)))
    .orderBy(asc(portfolioDays.date))
}

/**
 * Keeps values that were computed, as the days from `from` to `through`, unless lots have changed since: `bookVersion`
 * is the one that they were computed from.
 */
export async function keepDays(
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
