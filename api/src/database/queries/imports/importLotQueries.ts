import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import type { LotCursor, LotPlace } from '../portfolios/lotQueries.ts'

export const LOTS_A_TEXT = 5_000

/**
 * Ledger rows of one stock in one portfolio, oldest first, as one text, which transfers faster than
 * rows. Each lot is six words: kind, date, order in its day, order of entry, quantity, and price
 * or, for a transfer in, the whole cost.
 */
export async function findLotText(database: Database, place: LotPlace, after: LotCursor | null): Promise<string> {
  const { tradeDate, tradeOrder, entryOrder } = after ?? { tradeDate: '-infinity', tradeOrder: 0, entryOrder: 0 }
  const { rows } = await database.execute<{ text: string | null }>(sql`
    select string_agg(concat_ws(' ', kind, trade_date, trade_order, entry_order, quantity,
        coalesce(cost, price)), ' '
        order by trade_date, trade_order, entry_order) as text
      from (select * from visible_ledger
        where portfolio_id = ${place.portfolioId}::uuid and stock_id = ${place.stockId}::uuid
          and (trade_date, trade_order, entry_order) > (${tradeDate}::date, ${tradeOrder}::bigint, ${entryOrder}::bigint)
        order by trade_date, trade_order, entry_order limit ${LOTS_A_TEXT}) as page`)
  return rows[0]?.text ?? ''
}
