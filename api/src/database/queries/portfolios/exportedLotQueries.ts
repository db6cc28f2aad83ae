import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { LOT, type LotCursor, type LotRow } from './lotQueries.ts'
import { visibleLots } from '../../schema/portfolios.ts'
import { stocks } from '../../schema/stocks.ts'

type ListedLot = { lot: LotRow; ticker: string; exchangeCode: string }

export const LOTS_A_PAGE = 1_000

/**
 * Lots of a portfolio that belong to no event, after one of them, oldest first. Null starts with
 * the first.
 */
export async function findLotsFrom(
  database: Database,
  portfolioId: string,
  after: LotCursor | null,
): Promise<ListedLot[]> {
  const { tradeDate, tradeOrder, entryOrder } = visibleLots
  const isLater =
    after &&
    sql`(${tradeDate}, ${tradeOrder}, ${entryOrder}) > (${after.tradeDate}::date, ${after.tradeOrder}::bigint, ${after.entryOrder}::bigint)`
  return database
    .select({ lot: LOT, ticker: stocks.ticker, exchangeCode: stocks.exchangeCode })
    .from(visibleLots)
    .innerJoin(stocks, eq(stocks.id, visibleLots.stockId))
    .where(and(eq(visibleLots.portfolioId, portfolioId), isNull(visibleLots.eventId), isLater ?? undefined))
    .orderBy(asc(tradeDate), asc(tradeOrder), asc(entryOrder))
    .limit(LOTS_A_PAGE)
}
