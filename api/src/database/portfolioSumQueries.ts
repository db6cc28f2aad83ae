import { and, eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { lotsInsert, type LotPlace, type NewLot } from './lotQueries.ts'
import { portfolios, portfolioStocks, type positionMarks } from './schema/portfolios.ts'

export type KeptPosition = Omit<typeof portfolioStocks.$inferSelect, 'portfolioId' | 'stockId' | 'note' | 'addedAt'>
export type NewMark = Omit<typeof positionMarks.$inferSelect, 'portfolioId' | 'stockId'>

/** A mark is due where so many lots follow the last one. */
export const LOTS_A_MARK = 100

/** What the lots of a stock add up to, with all marks after a day, and the first day that has changed. */
type Counted = {
  /** Those among them that are not there yet. */
  fresh?: readonly NewLot[]
  position: KeptPosition
  marks: { after: string | null; rows: readonly NewMark[] }
  from: string
}

/**
 * Keeps what lots of a stock add up to, and those that are new. What was computed from them for changed days holds no
 * more. One statement.
 */
export async function storePosition(
  database: Database,
  place: LotPlace,
  { fresh = [], position, marks, from }: Counted,
): Promise<void> {
  const rows = JSON.stringify(marks.rows)
  const entered = fresh.length === 0 ? sql`` : sql`entered as (${lotsInsert(fresh)}),`
  await database.execute(sql`with ${entered} gone as (
      delete from position_marks m
      where m.portfolio_id = ${place.portfolioId} and m.stock_id = ${place.stockId}
        and m.date > ${marks.after ?? '-infinity'} and not exists (
          select from jsonb_to_recordset(${rows}::jsonb) as n(date date) where n.date = m.date)),
    marked as (
      insert into position_marks (portfolio_id, stock_id, date, lot_count, purchased_share_count, sold_share_count,
        purchase_cost, sold_cost, proceeds)
      select ${place.portfolioId}::uuid, ${place.stockId}::uuid, date, "lotCount", "purchasedShareCount",
        "soldShareCount", "purchaseCost", "soldCost", proceeds
      from jsonb_to_recordset(${rows}::jsonb) as n(date date, "lotCount" integer,
        "purchasedShareCount" numeric, "soldShareCount" numeric, "purchaseCost" numeric, "soldCost" numeric,
        proceeds numeric)
      on conflict (portfolio_id, stock_id, date) do update set lot_count = excluded.lot_count,
        purchased_share_count = excluded.purchased_share_count, sold_share_count = excluded.sold_share_count,
        purchase_cost = excluded.purchase_cost, sold_cost = excluded.sold_cost, proceeds = excluded.proceeds),
    summed as ${positionUpdate(database, place, position)} ${bookChange(database, place.portfolioId, from)}`)
}

function positionUpdate(database: Database, place: LotPlace, position: KeptPosition) {
  return database
    .update(portfolioStocks)
    .set(position)
    .where(and(eq(portfolioStocks.portfolioId, place.portfolioId), eq(portfolioStocks.stockId, place.stockId)))
}

/** The lots of a portfolio have changed from that day on: what was computed for it and later days holds no more. */
export async function markBookChanged(database: Database, portfolioId: string, from: string): Promise<void> {
  await database.execute(bookChange(database, portfolioId, from))
}

function bookChange(database: Database, portfolioId: string, from: string) {
  return database
    .update(portfolios)
    .set({
      bookVersion: sql`${portfolios.bookVersion} + 1`,
      valuedThrough: sql`least(${portfolios.valuedThrough}, ${from}::date - 1)`,
    })
    .where(eq(portfolios.id, portfolioId))
    .getSQL()
}

/**
 * Enters a lot that comes last, with all that is kept beside it. Where it begins a day and a mark is due, the days before
 * it, whose sums are still kept, are marked. One statement.
 */
export async function insertLastLot(
  database: Database,
  place: LotPlace,
  { lot, position }: { lot: NewLot; position: KeptPosition },
): Promise<void> {
  await database.execute(sql`with entered as (${lotsInsert([lot])}),
    marked as (
      insert into position_marks (portfolio_id, stock_id, date, lot_count, purchased_share_count, sold_share_count,
        purchase_cost, sold_cost, proceeds)
      select portfolio_id, stock_id, newest_trade_date, lot_count, purchased_share_count, sold_share_count,
        purchase_cost, sold_cost, proceeds
      from portfolio_stocks s
      where portfolio_id = ${place.portfolioId} and stock_id = ${place.stockId}
        and newest_trade_date < ${lot.tradeDate} and lot_count >= ${LOTS_A_MARK} + coalesce((
          select m.lot_count from position_marks m
          where m.portfolio_id = s.portfolio_id and m.stock_id = s.stock_id order by m.date desc limit 1), 0)),
    summed as ${positionUpdate(database, place, position)} ${bookChange(database, place.portfolioId, lot.tradeDate)}`)
}
