import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { LotPlace } from './lotQueries.ts'
import { holdings, portfolios, portfolioStocks } from './schema/portfolios.ts'

export type KeptSums = Omit<typeof portfolioStocks.$inferSelect, 'portfolioId' | 'stockId' | 'note' | 'addedAt'>
export type HoldingRow = typeof holdings.$inferInsert

/** What a lot did, as exact text. */
export type KeptEffect = { id: string; shareCountAfter: string; soldCost: string | null }

/** Keeps what the lots of a stock add up to. */
export async function storeSums(database: Database, place: LotPlace, sums: KeptSums): Promise<void> {
  await database
    .update(portfolioStocks)
    .set(sums)
    .where(and(eq(portfolioStocks.portfolioId, place.portfolioId), eq(portfolioStocks.stockId, place.stockId)))
}

const ROWS_A_STATEMENT = 5_000

export async function storeEffects(database: Database, effects: readonly KeptEffect[]): Promise<void> {
  for (let at = 0; at < effects.length; at += ROWS_A_STATEMENT) {
    const rows = effects.slice(at, at + ROWS_A_STATEMENT)
    await database.execute(sql`update lots set share_count_after = e."shareCountAfter", sold_cost = e."soldCost"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as e(id uuid, "shareCountAfter" numeric, "soldCost" numeric)
      where lots.id = e.id`)
  }
}

/** Replaces the steps from a day on. */
export async function replaceHoldings(
  database: Database,
  { portfolioId, stockId }: LotPlace,
  from: string,
  steps: readonly HoldingRow[],
): Promise<void> {
  await database
    .delete(holdings)
    .where(and(eq(holdings.portfolioId, portfolioId), eq(holdings.stockId, stockId), gte(holdings.date, from)))
  await insertHoldings(database, steps)
}

/** Keeps a step, in place of another of that day. */
export async function insertHoldings(database: Database, steps: readonly HoldingRow[]): Promise<void> {
  for (let at = 0; at < steps.length; at += ROWS_A_STATEMENT) {
    const values = JSON.stringify(steps.slice(at, at + ROWS_A_STATEMENT))
    await database.execute(sql`insert into holdings (portfolio_id, stock_id, date, share_count, cost)
      select "portfolioId", "stockId", date, "shareCount", cost
      from jsonb_to_recordset(${values}::jsonb)
        as h("portfolioId" uuid, "stockId" uuid, date date, "shareCount" numeric, cost numeric)
      on conflict (portfolio_id, stock_id, date) do update set share_count = excluded.share_count, cost = excluded.cost`)
  }
}

/** The lots of a portfolio have changed from that day on: what was computed for it and later days holds no more. */
export async function markBookChanged(database: Database, portfolioId: string, from: string): Promise<void> {
  await database
    .update(portfolios)
    .set({
      bookVersion: sql`${portfolios.bookVersion} + 1`,
      valuedThrough: sql`least(${portfolios.valuedThrough}, ${from}::date - 1)`,
    })
    .where(eq(portfolios.id, portfolioId))
}
