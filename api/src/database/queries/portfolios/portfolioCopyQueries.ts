import type { Database } from '../../kernel/database.ts'
import { lots, portfolios, portfolioStocks, stockObjectives } from '../../schema/portfolios.ts'

/** Whole portfolios with their stored positions and lots in order. */
export type NewPortfolioCopies = {
  portfolios: (typeof portfolios.$inferInsert)[]
  portfolioStocks: (typeof portfolioStocks.$inferInsert)[]
  lots: (typeof lots.$inferInsert)[]
  objectives: (typeof stockObjectives.$inferInsert)[]
}

/** Four statements, however many lots; fewer where there are none. */
export async function insertPortfolioCopies(database: Database, books: NewPortfolioCopies): Promise<void> {
  if (books.portfolios.length > 0) await database.insert(portfolios).values(books.portfolios)
  if (books.portfolioStocks.length > 0) await database.insert(portfolioStocks).values(books.portfolioStocks)
  if (books.lots.length > 0) await database.insert(lots).values(books.lots)
  if (books.objectives.length > 0) await database.insert(stockObjectives).values(books.objectives)
}
