import type { Database } from '../../kernel/database.ts'
import { bookEvents, lots, portfolios, portfolioStocks, stockObjectives } from '../../schema/portfolios.ts'

/** Whole portfolios with their stored positions; lots are in order. */
export type NewPortfolioCopies = {
  portfolios: (typeof portfolios.$inferInsert)[]
  portfolioStocks: (typeof portfolioStocks.$inferInsert)[]
  lots: (typeof lots.$inferInsert)[]
  events: (typeof bookEvents.$inferInsert)[]
  objectives: (typeof stockObjectives.$inferInsert)[]
}

/** At most five statements, however many lots. */
export async function insertPortfolioCopies(database: Database, copies: NewPortfolioCopies): Promise<void> {
  if (copies.portfolios.length > 0) await database.insert(portfolios).values(copies.portfolios)
  if (copies.portfolioStocks.length > 0) await database.insert(portfolioStocks).values(copies.portfolioStocks)
  if (copies.lots.length > 0) await database.insert(lots).values(copies.lots)
  if (copies.events.length > 0) await database.insert(bookEvents).values(copies.events)
  if (copies.objectives.length > 0) await database.insert(stockObjectives).values(copies.objectives)
}
