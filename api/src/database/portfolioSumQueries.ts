import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from './database.ts'
import { lotsInsert, type LotPlace, type NewLot } from './lotQueries.ts'
import { type holdings, portfolios, portfolioStocks } from './schema/portfolios.ts'

export type KeptSums = Omit<typeof portfolioStocks.$inferSelect, 'portfolioId' | 'stockId' | 'note' | 'addedAt'>
export type HoldingRow = typeof holdings.$inferInsert

/** What a lot did, as exact text. */
export type KeptEffect = { id: string; shareCountAfter: string; soldCost: string | null }

/** Keeps what the lots of a stock add up to. */
export async function storeSums(database: Database, place: LotPlace, sums: KeptSums): Promise<void> {
  await sumsUpdate(database, place, sums)
}

function sumsUpdate(database: Database, place: LotPlace, sums: KeptSums) {
  return database
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

/** Puts the steps in the place of those from a day on; what stays the same is not written. The lots are as they shall be. */
export async function replaceHoldings(
  database: Database,
  { portfolioId, stockId }: LotPlace,
  from: string,
  steps: readonly HoldingRow[],
): Promise<void> {
  await database.execute(sql`delete from holdings as h
    where h.portfolio_id = ${portfolioId} and h.stock_id = ${stockId} and h.date >= ${from} and not exists (
      select from lots as l
      where l.portfolio_id = h.portfolio_id and l.stock_id = h.stock_id and l.trade_date = h.date)`)
  for (let at = 0; at < steps.length; at += ROWS_A_STATEMENT) {
    await database.execute(holdingsUpsert(steps.slice(at, at + ROWS_A_STATEMENT)))
  }
}

function holdingsUpsert(steps: readonly HoldingRow[]): SQL {
  return sql`insert into holdings (portfolio_id, stock_id, date, share_count, cost)
      select "portfolioId", "stockId", date, "shareCount", cost
      from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
        as h("portfolioId" uuid, "stockId" uuid, date date, "shareCount" numeric, cost numeric)
      on conflict (portfolio_id, stock_id, date) do update set share_count = excluded.share_count, cost = excluded.cost
      where (holdings.share_count, holdings.cost) is distinct from (excluded.share_count, excluded.cost)`
}

/** The lots of a portfolio have changed from that day on: what was computed for it and later days holds no more. */
export async function markBookChanged(database: Database, portfolioId: string, from: string): Promise<void> {
  await bookChange(database, portfolioId, from)
}

function bookChange(database: Database, portfolioId: string, from: string) {
  return database
    .update(portfolios)
    .set({
      bookVersion: sql`${portfolios.bookVersion} + 1`,
      valuedThrough: sql`least(${portfolios.valuedThrough}, ${from}::date - 1)`,
    })
    .where(eq(portfolios.id, portfolioId))
}

type LastLot = { lot: NewLot; sums: KeptSums; step: HoldingRow }

/** Enters a lot that comes last, with all that is kept beside it: one statement. */
export async function insertLastLot(database: Database, place: LotPlace, { lot, sums, step }: LastLot): Promise<void> {
  await database.execute(sql`with entered as (${lotsInsert([lot])}), held as (${holdingsUpsert([step])}),
    summed as ${sumsUpdate(database, place, sums)} ${bookChange(database, place.portfolioId, lot.tradeDate).getSQL()}`)
}
