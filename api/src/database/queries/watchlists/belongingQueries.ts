import type { Belongings } from '@palier/domain/watchlists/beyondPlan'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { portfolios, portfolioStocks } from '../../schema/portfolios.ts'
import { watchListEntries, watchLists } from '../../schema/watchLists.ts'

export async function findBelongings(database: Database, userId: string): Promise<Belongings> {
  const lists = await database
    .select({ id: watchLists.id, kind: watchLists.kind })
    .from(watchLists)
    .where(eq(watchLists.userId, userId))
    .orderBy(asc(watchLists.createdAt), asc(watchLists.position), asc(watchLists.id))
  const entries = await database
    .select({ id: watchListEntries.id, listId: watchListEntries.listId })
    .from(watchListEntries)
    .innerJoin(watchLists, eq(watchLists.id, watchListEntries.listId))
    .where(eq(watchLists.userId, userId))
    .orderBy(asc(watchListEntries.createdAt), asc(watchListEntries.id))
  const ownPortfolios = await database
    .select({ id: portfolios.id })
    .from(portfolios)
    .where(eq(portfolios.userId, userId))
    .orderBy(asc(portfolios.createdAt), asc(portfolios.id))
  const stocks = await database
    .select({ portfolioId: portfolioStocks.portfolioId, stockId: portfolioStocks.stockId })
    .from(portfolioStocks)
    .innerJoin(portfolios, eq(portfolios.id, portfolioStocks.portfolioId))
    .where(eq(portfolios.userId, userId))
    .orderBy(asc(portfolioStocks.addedAt), asc(portfolioStocks.portfolioId), asc(portfolioStocks.stockId))
  return { lists, entries, portfolios: ownPortfolios, portfolioStocks: stocks }
}
