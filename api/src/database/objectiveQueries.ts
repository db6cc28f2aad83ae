import { and, eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { isUuid } from './isUuid.ts'
import { stockObjectives } from './schema/portfolios.ts'
import { stocks } from './schema/stocks.ts'
import type { StockRow } from './stockQueries.ts'

export type ObjectiveRow = typeof stockObjectives.$inferSelect
export type ObjectiveWithStock = { objective: ObjectiveRow; stock: StockRow }

/** What a person aims at, a line a stock: one statement. */
export async function findObjectives(database: Database, userId: string): Promise<ObjectiveWithStock[]> {
  return database
    .select({ objective: stockObjectives, stock: stocks })
    .from(stockObjectives)
    .innerJoin(stocks, eq(stocks.id, stockObjectives.stockId))
    .where(eq(stockObjectives.userId, userId))
    .orderBy(stocks.ticker)
}

export async function upsertObjective(
  database: Database,
  { userId, stockId, kind, value }: Pick<ObjectiveRow, 'userId' | 'stockId' | 'kind' | 'value'>,
): Promise<void> {
  await database
    .insert(stockObjectives)
    .values({ userId, stockId, kind, value })
    .onConflictDoUpdate({
      target: [stockObjectives.userId, stockObjectives.stockId],
      set: { kind, value, version: sql`${stockObjectives.version} + 1` },
    })
}

/** False where there was none. */
export async function deleteObjective(database: Database, userId: string, stockId: string): Promise<boolean> {
  if (!isUuid(stockId)) return false
  const rows = await database
    .delete(stockObjectives)
    .where(and(eq(stockObjectives.userId, userId), eq(stockObjectives.stockId, stockId)))
    .returning({ stockId: stockObjectives.stockId })
  return rows.length > 0
}
