import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { portfolios, splitAnswers } from '../../schema/portfolios.ts'
import type { SplitRow } from '../market/marketQueries.ts'
import type { LotPlace } from './lotQueries.ts'

/** Known split of a stock held at the time but not entered in the portfolio. */
export type MissingSplit = LotPlace & {
  portfolioName: string
  symbol: string
  companyName: string
  date: string
  numerator: string
  denominator: string
}

// Brokers book a split some days before or after the first day in new shares.
const BOOKED_WITHIN_DAYS = 10
const MOST_PROPOSED = 200

/**
 * Splits through a day that the user's portfolios lack, oldest first. Excludes splits already
 * answered and splits entered near that day. `told`: splits of a market that does not store them;
 * null uses the stored ones.
 */
export async function findMissingSplits(
  database: Database,
  userId: string,
  told: readonly SplitRow[] | null,
  through: string,
): Promise<MissingSplit[]> {
  if (told?.length === 0) return []
  const splits = told
    ? sql`jsonb_to_recordset(${JSON.stringify(told.map(asColumns))}::jsonb)
        as s(stock_id uuid, date date, numerator numeric, denominator numeric)`
    : sql`stock_splits s`
  const { rows } = await database.execute<MissingSplit>(sql`
    select p.id as "portfolioId", p.name as "portfolioName", s.stock_id as "stockId", k.ticker as symbol,
      k.company_name as "companyName", s.date::text as date, s.numerator::text as numerator,
      s.denominator::text as denominator
    from portfolios p
    join portfolio_stocks h on h.portfolio_id = p.id
    join ${splits} on s.stock_id = h.stock_id
    join stocks k on k.id = h.stock_id
    where p.user_id = ${userId}::uuid and s.date <= ${through}::date and s.numerator <> s.denominator
      and exists (select 1 from visible_ledger l
        where l.portfolio_id = p.id and l.stock_id = h.stock_id and l.trade_date < s.date)
      and not exists (select 1 from visible_ledger l
        where l.portfolio_id = p.id and l.stock_id = h.stock_id and l.kind = 'split'
          and l.trade_date between s.date - ${BOOKED_WITHIN_DAYS}::int and s.date + ${BOOKED_WITHIN_DAYS}::int)
      and not exists (select 1 from split_answers a
        where a.portfolio_id = p.id and a.stock_id = h.stock_id and a.date = s.date)
    order by s.date, k.ticker, p.created_at, p.id limit ${MOST_PROPOSED}`)
  return rows
}

function asColumns({ stockId: stock_id, ...split }: SplitRow) {
  return { stock_id, ...split }
}

export type SplitAnswer = typeof splitAnswers.$inferSelect

/** Does not overwrite earlier answers. */
export async function insertSplitAnswers(database: Database, rows: readonly SplitAnswer[]): Promise<void> {
  if (rows.length === 0) return
  await database
    .insert(splitAnswers)
    .values([...rows])
    .onConflictDoNothing()
}

export async function deleteSplitAnswers(
  database: Database,
  userId: string,
  { stockId, date }: { stockId: string; date: string },
): Promise<SplitAnswer[]> {
  const own = database.select({ id: portfolios.id }).from(portfolios).where(eq(portfolios.userId, userId))
  return database
    .delete(splitAnswers)
    .where(and(eq(splitAnswers.stockId, stockId), eq(splitAnswers.date, date), inArray(splitAnswers.portfolioId, own)))
    .returning()
}
