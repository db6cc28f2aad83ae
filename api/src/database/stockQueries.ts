import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { isUuid } from './isUuid.ts'
import { stocks } from './schema/stocks.ts'

export type StockRow = typeof stocks.$inferSelect

/** Adds listings, and renews those whose facts have changed, so that a start without news writes nothing. */
export async function upsertStocks(database: Database, rows: readonly StockRow[]): Promise<void> {
  if (rows.length === 0) return
  const { symbolSuffix, companyName, currency, kind, sector, industry, subIndustry, companyKey, city, country } = stocks
  const facts = { symbolSuffix, companyName, currency, kind, sector, industry, subIndustry, companyKey, city, country }
  const renewed = Object.fromEntries(
    Object.entries({ ...facts, isActive: stocks.isActive }).map(([name, { name: column }]) => [
      name,
      sql.raw(`excluded.${column}`),
    ]),
  )
  const columns = [...Object.values(facts), stocks.isActive]
  const newest = columns.map(({ name }) => sql.raw(`excluded.${name}`))

  await database
    .insert(stocks)
    .values([...rows])
    .onConflictDoUpdate({
      target: [stocks.ticker, stocks.exchangeCode],
      set: renewed,
      setWhere: sql`(${sql.join(columns, sql`, `)}) is distinct from (${sql.join(newest, sql`, `)})`,
    })
}

/** In no particular order; unknown ids are left out. */
export async function findStocks(database: Database, stockIds: readonly string[]): Promise<StockRow[]> {
  const ids = stockIds.filter(isUuid)
  return ids.length === 0 ? [] : database.select().from(stocks).where(inArray(stocks.id, ids))
}

/** Every listing of a ticker, Canadian ones first. */
export async function findStocksByTicker(database: Database, ticker: string): Promise<StockRow[]> {
  return database
    .select()
    .from(stocks)
    .where(eq(stocks.ticker, ticker))
    .orderBy(asc(stocks.currency), asc(stocks.exchangeCode))
}
