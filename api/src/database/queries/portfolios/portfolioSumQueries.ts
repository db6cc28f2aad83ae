import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { type CashChange, holdingsChange } from './bookChangeQueries.ts'
import { lotsInsert, type LotPlace, type NewLot } from './lotQueries.ts'
import { portfolioStocks, type positionMarks } from '../../schema/portfolios.ts'

export type StoredPosition = Omit<typeof portfolioStocks.$inferSelect, 'portfolioId' | 'stockId' | 'note' | 'addedAt'>
export type NewCheckpoint = Omit<typeof positionMarks.$inferSelect, 'portfolioId' | 'stockId'>

export const LOTS_A_CHECKPOINT = 100

/** Position of a stock, its checkpoints after a day, and the first changed day. */
export type StockCount = LotPlace & {
  position: StoredPosition
  checkpoints: { after: string | null; rows: readonly NewCheckpoint[] }
  from: string
}

/**
 * Stores positions and checkpoints, inserts new lots and invalidates stored data from the first
 * changed day on, in one statement. The caller holds the locks of the portfolios. `cash` applies if
 * there is only one portfolio.
 */
export async function storeCounts(
  database: Database,
  counts: readonly StockCount[],
  fresh: readonly NewLot[] = [],
  cash: CashChange = 'unknown',
): Promise<void> {
  if (counts.length === 0) return
  const stocks = counts.map(({ portfolioId, stockId, position, checkpoints, from }) => {
    return { portfolioId, stockId, after: checkpoints.after ?? '-infinity', from, ...position }
  })
  const rows = counts.flatMap(({ portfolioId, stockId, checkpoints }) => {
    return checkpoints.rows.map((checkpoint) => ({ portfolioId, stockId, ...checkpoint }))
  })
  const entered = fresh.length === 0 ? sql`` : sql`entered as (${lotsInsert(fresh)}),`
  await database.execute(sql`with ${entered} counted as (
      select * from jsonb_to_recordset(${JSON.stringify(stocks)}::jsonb) as c("portfolioId" uuid, "stockId" uuid,
        after date, "from" date, "lotCount" integer, "purchasedShareCount" numeric, "soldShareCount" numeric,
        "purchaseCost" numeric, "soldCost" numeric, proceeds numeric, "newestTradeDate" date, "newestTradeOrder" bigint,
        "newestDayBuysFirst" boolean)),
    due as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n("portfolioId" uuid, "stockId" uuid,
        date date, "lotCount" integer, "purchasedShareCount" numeric, "soldShareCount" numeric, "purchaseCost" numeric,
        "soldCost" numeric, proceeds numeric)),
    gone as (
      delete from position_marks m using counted c
      where m.portfolio_id = c."portfolioId" and m.stock_id = c."stockId" and m.date > c.after
        and (m.portfolio_id, m.stock_id, m.date) not in (select "portfolioId", "stockId", date from due)),
    marked as (
      insert into position_marks (portfolio_id, stock_id, date, lot_count, purchased_share_count, sold_share_count,
        purchase_cost, sold_cost, proceeds)
      select "portfolioId", "stockId", date, "lotCount", "purchasedShareCount", "soldShareCount", "purchaseCost",
        "soldCost", proceeds
      from due
      on conflict (portfolio_id, stock_id, date) do update set lot_count = excluded.lot_count,
        purchased_share_count = excluded.purchased_share_count, sold_share_count = excluded.sold_share_count,
        purchase_cost = excluded.purchase_cost, sold_cost = excluded.sold_cost, proceeds = excluded.proceeds),
    summed as (
      update portfolio_stocks s set lot_count = c."lotCount", purchased_share_count = c."purchasedShareCount",
        sold_share_count = c."soldShareCount", purchase_cost = c."purchaseCost", sold_cost = c."soldCost",
        proceeds = c.proceeds, newest_trade_date = c."newestTradeDate", newest_trade_order = c."newestTradeOrder",
        newest_day_buys_first = c."newestDayBuysFirst"
      from counted c where s.portfolio_id = c."portfolioId" and s.stock_id = c."stockId")
    update portfolios set ${holdingsChange(sql`c.first`, cash)}
    from (select "portfolioId", min("from") as first from counted group by 1) c where portfolios.id = c."portfolioId"`)
}

function positionUpdate(database: Database, place: LotPlace, position: StoredPosition) {
  return database
    .update(portfolioStocks)
    .set(position)
    .where(and(eq(portfolioStocks.portfolioId, place.portfolioId), eq(portfolioStocks.stockId, place.stockId)))
}

/**
 * Appends a row and updates the position, in one statement. Adds a checkpoint for the earlier days
 * if one is due.
 */
export async function insertLastLot(
  database: Database,
  place: LotPlace,
  { lot, position, from, cash }: { lot: NewLot; position: StoredPosition; from: string; cash: CashChange },
): Promise<void> {
  await database.execute(sql`with entered as (${lotsInsert([lot])}),
    marked as (
      insert into position_marks (portfolio_id, stock_id, date, lot_count, purchased_share_count, sold_share_count,
        purchase_cost, sold_cost, proceeds)
      select portfolio_id, stock_id, newest_trade_date, lot_count, purchased_share_count, sold_share_count,
        purchase_cost, sold_cost, proceeds
      from portfolio_stocks s
      where portfolio_id = ${place.portfolioId} and stock_id = ${place.stockId}
        and newest_trade_date < ${lot.tradeDate} and lot_count >= ${LOTS_A_CHECKPOINT} + coalesce((
          select m.lot_count from position_marks m
          where m.portfolio_id = s.portfolio_id and m.stock_id = s.stock_id order by m.date desc limit 1), 0)),
    summed as ${positionUpdate(database, place, position)}
    update portfolios set ${holdingsChange(sql`${from}::date`, cash)} where id = ${place.portfolioId}::uuid`)
}
