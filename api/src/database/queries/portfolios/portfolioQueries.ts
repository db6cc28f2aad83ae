import { heldStockKey } from '@palier/domain/watchlists/beyondPlan'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { isUuid } from '../../kernel/isUuid.ts'
import { users } from '../../schema/accounts.ts'
import type { LotPlace } from './lotQueries.ts'
import { HIDDEN_IMPORTS, portfolios, portfolioStocks } from '../../schema/portfolios.ts'
import { stocks } from '../../schema/stocks.ts'
import type { StockRow } from '../market/stockQueries.ts'

export type PortfolioRow = typeof portfolios.$inferSelect
export type PortfolioStockRow = typeof portfolioStocks.$inferSelect
export type StockInPortfolio = { held: PortfolioStockRow; stock: StockRow }

/** The portfolios of a person in the order in which they were made, without what they hold. */
export async function findPortfolios(database: Database, userId: string): Promise<PortfolioRow[]> {
  return database
    .select()
    .from(portfolios)
    .where(eq(portfolios.userId, userId))
    .orderBy(asc(portfolios.createdAt), asc(portfolios.id))
}

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
 * Locks those of these portfolios that are the user's. Every write on a book begins with the row of its person, then
 * portfolios by id: a transfer carries a write on into other portfolios, so that those of one person are written in turn.
 */
export async function lockPortfolios(
  database: Database,
  userId: string,
  portfolioIds: readonly string[],
): Promise<PortfolioRow[]> {
  const ids = portfolioIds.filter(isUuid)
  if (ids.length === 0) return []
  return database
    .select(getTableColumns(portfolios))
    .from(users)
    .innerJoin(portfolios, eq(portfolios.userId, users.id))
    .where(and(inArray(portfolios.id, ids), eq(users.id, userId)))
    .orderBy(asc(portfolios.id))
    .for('no key update')
}

/**
 * Locks a person, a portfolio and one of its stocks; null where the user has no such stock. All rows are locked: a
 * statement that waited would return a stale version of an unlocked row.
 */
export async function lockPortfolioStock(
  database: Database,
  userId: string,
  { portfolioId, stockId }: LotPlace,
): Promise<PortfolioStockRow | null> {
  if (!isUuid(portfolioId) || !isUuid(stockId)) return null
  const [row] = await database
    .select({ held: portfolioStocks })
    .from(users)
    .innerJoin(portfolios, eq(portfolios.userId, users.id))
    .innerJoin(portfolioStocks, eq(portfolioStocks.portfolioId, portfolios.id))
    .where(and(eq(portfolios.id, portfolioId), eq(users.id, userId), eq(portfolioStocks.stockId, stockId)))
    .for('no key update')
  return row?.held ?? null
}

/** All portfolios of a person, locked as `lockPortfolios` does. */
export async function lockAllPortfolios(database: Database, userId: string): Promise<PortfolioRow[]> {
  return database
    .select(getTableColumns(portfolios))
    .from(users)
    .innerJoin(portfolios, eq(portfolios.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(asc(portfolios.id))
    .for('no key update')
}

/** Stores a portfolio as given; the caller has checked the limit of the plan. */
export async function insertPortfolio(database: Database, row: typeof portfolios.$inferInsert): Promise<void> {
  await database.insert(portfolios).values(row)
}

type PortfolioChange = Partial<
  Pick<PortfolioRow, 'name' | 'description' | 'currency' | 'accountKind' | 'owner' | 'amountOfMoney' | 'cashMode'>
>

/** Overwrites the given columns of a portfolio and raises its version. */
export async function updatePortfolio(database: Database, id: string, change: PortfolioChange): Promise<void> {
  await database
    .update(portfolios)
    .set({ ...change, version: sql`${portfolios.version} + 1` })
    .where(eq(portfolios.id, id))
}

/** Deletes a portfolio with its stocks and lots. */
export async function deletePortfolio(database: Database, id: string): Promise<void> {
  // Lots of an import being undone would become visible again in another portfolio.
  await database.execute(sql`delete from lots where portfolio_id <> ${id}::uuid
    and import_id in (${HIDDEN_IMPORTS} and i.portfolio_id = ${id}::uuid)`)
  // What it gave to other portfolios stays there, with its cost, as if it had come from elsewhere.
  await database.execute(sql`update book_events e set kind = 'transferIn', portfolio_id = e.other_portfolio_id,
      other_portfolio_id = null, per_share = null, gross = round(coalesce(l.cost, l.quantity * l.price), 8)
    from lots l
    where e.portfolio_id = ${id}::uuid and l.event_id = e.id and l.portfolio_id = e.other_portfolio_id`)
  await database.delete(portfolios).where(eq(portfolios.id, id))
}

/** Adds stocks to a portfolio that has none of them, in this order: a millisecond apart, because they are read by it. */
export async function insertPortfolioStocks(
  database: Database,
  portfolioId: string,
  stockIds: readonly string[],
  now: Date,
): Promise<void> {
  if (stockIds.length === 0) return
  const rows = stockIds.map((stockId, place) => {
    return { portfolioId, stockId, note: '', addedAt: new Date(now.getTime() + place) }
  })
  await database.insert(portfolioStocks).values(rows)
}

// An event may be all that is left of a stock.
const HAS_NO_EVENT = sql.raw(`not exists (
  select from book_events e
  where s.stock_id in (e.stock_id, e.other_stock_id) and s.portfolio_id in (e.portfolio_id, e.other_portfolio_id))`)

/** The stocks of a portfolio. */
export async function findStockIds(database: Database, portfolioId: string): Promise<string[]> {
  const { stockId } = portfolioStocks
  const rows = await database
    .select({ stockId })
    .from(portfolioStocks)
    .where(eq(portfolioStocks.portfolioId, portfolioId))
  return rows.map((row) => row.stockId)
}

/** Takes stocks out of their portfolios that have neither lots nor events but those of this import. */
export async function deletePortfolioStocks(
  database: Database,
  places: readonly LotPlace[],
  importId: string,
): Promise<void> {
  if (places.length === 0) return
  const rows = JSON.stringify(places.map(({ portfolioId, stockId }) => ({ portfolioId, stockId })))
  await database.execute(sql`delete from portfolio_stocks s
    using jsonb_to_recordset(${rows}::jsonb) as w("portfolioId" uuid, "stockId" uuid)
    where s.portfolio_id = w."portfolioId" and s.stock_id = w."stockId" and s.lot_count = 0 and not exists (
      select from book_events e
      where s.stock_id in (e.stock_id, e.other_stock_id) and s.portfolio_id in (e.portfolio_id, e.other_portfolio_id)
        and e.import_id is distinct from ${importId}::uuid)`)
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

/**
 * The row versions (xmin) of all stocks of some portfolios: a count made before holds while the version is the same.
 */
export async function findStockVersions(
  database: Database,
  portfolioIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { portfolioId, stockId } = portfolioStocks
  const rows = await database
    .select({ portfolioId, stockId, version: sql<string>`xmin::text` })
    .from(portfolioStocks)
    .where(inArray(portfolioId, [...portfolioIds]))
  return new Map(rows.map((row) => [heldStockKey(row), row.version]))
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

/** Takes a stock without events out of a portfolio; its lots are not touched. */
export async function deletePortfolioStock(database: Database, portfolioId: string, stockId: string): Promise<void> {
  await database.execute(sql`delete from portfolio_stocks s
    where s.portfolio_id = ${portfolioId}::uuid and s.stock_id = ${stockId}::uuid and ${HAS_NO_EVENT}`)
}
