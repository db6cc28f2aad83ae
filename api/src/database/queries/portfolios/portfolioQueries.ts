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

export async function findPortfolios(database: Database, userId: string): Promise<PortfolioRow[]> {
  return database
    .select()
    .from(portfolios)
    .where(eq(portfolios.userId, userId))
    .orderBy(asc(portfolios.createdAt), asc(portfolios.id))
}

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
 * Locks the portfolios among these that the user owns. Every write on a book locks the user's row
 * first, then portfolios by id. Transfers propagate a write to other portfolios, so writes of one
 * user are serialized.
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
 * Locks a user, a portfolio and one of its stocks. Null if the user has no such stock. All three
 * rows are locked: after waiting for a lock, a statement would return a stale version of an
 * unlocked row.
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

/** Locks in the order of `lockPortfolios`. */
export async function lockAllPortfolios(database: Database, userId: string): Promise<PortfolioRow[]> {
  return database
    .select(getTableColumns(portfolios))
    .from(users)
    .innerJoin(portfolios, eq(portfolios.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(asc(portfolios.id))
    .for('no key update')
}

export async function insertPortfolio(database: Database, row: typeof portfolios.$inferInsert): Promise<void> {
  await database.insert(portfolios).values(row)
}

type PortfolioChange = Partial<
  Pick<PortfolioRow, 'name' | 'description' | 'currency' | 'accountKind' | 'owner' | 'amountOfMoney' | 'cashMode'>
>

export async function updatePortfolio(database: Database, id: string, change: PortfolioChange): Promise<void> {
  await database
    .update(portfolios)
    .set({ ...change, version: sql`${portfolios.version} + 1` })
    .where(eq(portfolios.id, id))
}

/** Also deletes its stocks and lots. */
export async function deletePortfolio(database: Database, id: string): Promise<void> {
  // Lots of an import being undone would otherwise become visible again in another portfolio.
  await database.execute(sql`delete from lots where portfolio_id <> ${id}::uuid
    and import_id in (${HIDDEN_IMPORTS} and i.portfolio_id = ${id}::uuid)`)
  // Shares transferred to other portfolios remain there at their cost, as transfers in.
  await database.execute(sql`update book_events e set kind = 'transferIn', portfolio_id = e.other_portfolio_id,
      other_portfolio_id = null, per_share = null, gross = round(coalesce(l.cost, l.quantity * l.price), 8)
    from lots l
    where e.portfolio_id = ${id}::uuid and l.event_id = e.id and l.portfolio_id = e.other_portfolio_id`)
  await database.delete(portfolios).where(eq(portfolios.id, id))
}

/**
 * Inserts the first stocks of a portfolio. Their times are a millisecond apart, because the display
 * order is by time.
 */
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

// A stock may have events but no lots.
const HAS_NO_EVENT = sql.raw(`not exists (
  select from book_events e
  where s.stock_id in (e.stock_id, e.other_stock_id) and s.portfolio_id in (e.portfolio_id, e.other_portfolio_id))`)

export async function findStockIds(database: Database, portfolioId: string): Promise<string[]> {
  const { stockId } = portfolioStocks
  const rows = await database
    .select({ stockId })
    .from(portfolioStocks)
    .where(eq(portfolioStocks.portfolioId, portfolioId))
  return rows.map((row) => row.stockId)
}

/** Deletes stocks that have no lots, and no events except those of this import. */
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

export async function insertPortfolioStock(
  database: Database,
  row: typeof portfolioStocks.$inferInsert,
): Promise<boolean> {
  const rows = await database.insert(portfolioStocks).values(row).onConflictDoNothing().returning({
    stockId: portfolioStocks.stockId,
  })
  return rows.length > 0
}

/** Row versions (xmin) by stock. A computed result is valid while the version is unchanged. */
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

/** Does nothing if the stock has events. Lots are not deleted. */
export async function deletePortfolioStock(database: Database, portfolioId: string, stockId: string): Promise<void> {
  await database.execute(sql`delete from portfolio_stocks s
    where s.portfolio_id = ${portfolioId}::uuid and s.stock_id = ${stockId}::uuid and ${HAS_NO_EVENT}`)
}
