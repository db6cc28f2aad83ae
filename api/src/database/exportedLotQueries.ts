import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { LotCursor, LotRow } from './lotQueries.ts'
import { lots } from './schema/portfolios.ts'
import { stocks } from './schema/stocks.ts'

export type ListedLot = { lot: LotRow; ticker: string; exchangeCode: string }

/** So many lots at most are answered at once. */
export const LOTS_A_PAGE = 1_000

/** The lots of a portfolio that come after one of them, the oldest first; null begins with the first. */
export async function findLotsFrom(
  database: Database,
  portfolioId: string,
  after: LotCursor | null,
): Promise<ListedLot[]> {
  const { tradeDate, tradeOrder, entryOrder } = lots
  const isLater =
    after &&
    sql`(${tradeDate}, ${tradeOrder}, ${entryOrder}) > (${after.tradeDate}::date, ${after.tradeOrder}::bigint, ${after.entryOrder}::bigint)`
  return database
    .select({ lot: lots, ticker: stocks.ticker, exchangeCode: stocks.exchangeCode })
    .from(lots)
    .innerJoin(stocks, eq(stocks.id, lots.stockId))
    .where(and(eq(lots.portfolioId, portfolioId), isLater ?? undefined))
    .orderBy(asc(tradeDate), asc(tradeOrder), asc(entryOrder))
    .limit(LOTS_A_PAGE)
}
