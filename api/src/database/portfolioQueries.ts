import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { isUuid } from './isUuid.ts'
import type { LotPlace } from './lotQueries.ts'
import { portfolios, portfolioStocks } from './schema/portfolios.ts'
import { stocks } from './schema/stocks.ts'
import type { StockRow } from './stockQueries.ts'

export type PortfolioRow = typeof portfolios.$inferSelect
export type PortfolioStockRow = typeof portfolioStocks.$inferSelect
export type StockInPortfolio = { held: PortfolioStockRow; stock: StockRow }

/** A person's portfolio; null where it is nobody's, or somebody else's. */
export async function findPortfolio(
  database: Database,
  userId: string,
  portfolioId: string,
): Promise<PortfolioRow | null> {
  if (!isUuid(portfolioId)) return null
  const [row] = await database
    .select()
    .from(portfolios)
    .where(and(eq(portfolios.id, portfolioId), eq(portfolios.userId, userId)))
  return row ?? null
}

/**
 * Those of these portfolios that are the person's. Other writes on them wait until the transaction ends; always locked
 * in one order, so that two writes never wait for each other.
 */
export async function lockPortfolios(
  database: Database,
  userId: string,
  portfolioIds: readonly string[],
): Promise<PortfolioRow[]> {
  const ids = portfolioIds.filter(isUuid)
  if (ids.length === 0) return []
  return database
    .select()
    .from(portfolios)
    .where(and(inArray(portfolios.id, ids), eq(portfolios.userId, userId)))
    .orderBy(asc(portfolios.id))
    .for('no key update')
}

/**
 * A stock of a person's portfolio; null where the portfolio is not theirs or has no such stock. Other writes on the
 * portfolio wait until the transaction ends. Both rows are locked: of one that is not, a statement that had to wait
 * would answer what it was before.
 */
export async function lockPortfolioStock(
  database: Database,
  userId: string,
  { portfolioId, stockId }: LotPlace,
): Promise<PortfolioStockRow | null> {
  if (!isUuid(portfolioId) || !isUuid(stockId)) return null
  const [row] = await database
    .select({ held: portfolioStocks })
    .from(portfolios)
    .innerJoin(portfolioStocks, eq(portfolioStocks.portfolioId, portfolios.id))
    .where(and(eq(portfolios.id, portfolioId), eq(portfolios.userId, userId), eq(portfolioStocks.stockId, stockId)))
    .for('no key update')
  return row?.held ?? null
}

export async function insertPortfolio(database: Database, row: typeof portfolios.$inferInsert): Promise<void> {
  await database.insert(portfolios).values(row)
}

type PortfolioChange = Partial<
  Pick<PortfolioRow, 'name' | 'description' | 'currency' | 'accountKind' | 'amountOfMoney'>
>

export async function updatePortfolio(database: Database, id: string, change: PortfolioChange): Promise<void> {
  await database
    .update(portfolios)
    .set({ ...change, version: sql`${portfolios.version} + 1` })
    .where(eq(portfolios.id, id))
}

export async function deletePortfolio(database: Database, id: string): Promise<void> {
  await database.delete(portfolios).where(eq(portfolios.id, id))
}

/** False where the portfolio has that stock already. */
export async function insertPortfolioStock(
  database: Database,
  row: typeof portfolioStocks.$inferInsert,
): Promise<boolean> {
  const rows = await database.insert(portfolioStocks).values(row).onConflictDoNothing().returning({
    stockId: portfolioStocks.stockId,
  })
  return rows.length > 0
}

export async function findPortfolioStocks(
  database: Database,
  portfolioId: string,
  stockIds: readonly string[],
): Promise<PortfolioStockRow[]> {
  const ids = stockIds.filter(isUuid)
  if (ids.length === 0) return []
  return database
    .select()
    .from(portfolioStocks)
    .where(and(eq(portfolioStocks.portfolioId, portfolioId), inArray(portfolioStocks.stockId, ids)))
}

/** Which of these stocks a portfolio has, with its listing. */
export async function findPortfolioStock(
  database: Database,
  portfolioId: string,
  stockId: string,
): Promise<StockInPortfolio | null> {
  if (!isUuid(stockId)) return null
  const [row] = await database
    .select({ held: portfolioStocks, stock: stocks })
    .from(portfolioStocks)
    .innerJoin(stocks, eq(stocks.id, portfolioStocks.stockId))
    .where(and(eq(portfolioStocks.portfolioId, portfolioId), eq(portfolioStocks.stockId, stockId)))
  return row ?? null
}

export async function deletePortfolioStock(database: Database, portfolioId: string, stockId: string): Promise<void> {
  await database
    .delete(portfolioStocks)
    .where(and(eq(portfolioStocks.portfolioId, portfolioId), eq(portfolioStocks.stockId, stockId)))
}
