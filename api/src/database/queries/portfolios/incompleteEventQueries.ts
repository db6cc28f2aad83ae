import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../kernel/database.ts'
import { isUuid } from '../../kernel/isUuid.ts'
import { incompleteEvents, portfolios } from '../../schema/portfolios.ts'
import { stocks } from '../../schema/stocks.ts'

export type IncompleteEventRow = typeof incompleteEvents.$inferSelect
export type NewIncompleteEvent = typeof incompleteEvents.$inferInsert

/** What tells the same event in another file; figures are exact text. */
export type IncompleteKey = Pick<
  IncompleteEventRow,
  'kind' | 'date' | 'stockId' | 'otherStockId' | 'symbol' | 'quantity' | 'otherQuantity'
>

/** An event to be completed, with the names of its stocks. */
export type ListedIncomplete = {
  event: IncompleteEventRow
  stock: Named | null
  otherStock: Named | null
}
type Named = Pick<typeof stocks.$inferSelect, 'ticker' | 'companyName' | 'currency'>

const ROWS_A_STATEMENT = 500

/** Keeps what an import leaves to the person. */
export async function insertIncompleteEvents(database: Database, rows: readonly NewIncompleteEvent[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await database.insert(incompleteEvents).values(rows.slice(at, at + ROWS_A_STATEMENT))
  }
}

/** What tells the events that files have left to the person, also those that are done with. */
export async function findIncompleteKeys(database: Database, portfolioId: string): Promise<IncompleteKey[]> {
  const { kind, date, stockId, otherStockId, symbol, quantity, otherQuantity } = incompleteEvents
  return database
    .select({ kind, date, stockId, otherStockId, symbol, quantity, otherQuantity })
    .from(incompleteEvents)
    .where(eq(incompleteEvents.portfolioId, portfolioId))
}

const otherStocks = alias(stocks, 'other_stocks')
const { ticker, companyName, currency } = stocks
const OTHER = { ticker: otherStocks.ticker, companyName: otherStocks.companyName, currency: otherStocks.currency }

/** At most so many events of a portfolio that are to be completed, the oldest first. */
export async function findIncompleteEvents(
  database: Database,
  portfolioId: string,
  most: number,
): Promise<ListedIncomplete[]> {
  return database
    .select({ event: incompleteEvents, stock: { ticker, companyName, currency }, otherStock: OTHER })
    .from(incompleteEvents)
    .leftJoin(stocks, eq(stocks.id, incompleteEvents.stockId))
    .leftJoin(otherStocks, eq(otherStocks.id, incompleteEvents.otherStockId))
    .where(and(eq(incompleteEvents.portfolioId, portfolioId), IS_OPEN))
    .orderBy(asc(incompleteEvents.date), asc(incompleteEvents.line))
    .limit(most)
}

const IS_OPEN = and(isNull(incompleteEvents.eventId), isNull(incompleteEvents.dismissedAt))

/** An event of a person's portfolio that a file has left to them; null where it is nobody's, or somebody else's. */
export async function lockIncompleteEvent(
  database: Database,
  userId: string,
  id: string,
): Promise<IncompleteEventRow | null> {
  if (!isUuid(id)) return null
  const [row] = await database
    .select({ event: incompleteEvents })
    .from(incompleteEvents)
    .innerJoin(portfolios, eq(portfolios.id, incompleteEvents.portfolioId))
    .where(and(eq(incompleteEvents.id, id), eq(portfolios.userId, userId)))
    .for('no key update', { of: incompleteEvents })
  return row?.event ?? null
}

/** Says by which event it was completed, or that it was dismissed. */
export async function updateIncompleteEvent(
  database: Database,
  id: string,
  change: Partial<Pick<NewIncompleteEvent, 'eventId' | 'dismissedAt'>>,
): Promise<void> {
  await database.update(incompleteEvents).set(change).where(eq(incompleteEvents.id, id))
}

/** Deletes what an import has left to the person. */
export async function deleteIncompleteEvents(database: Database, importId: string): Promise<void> {
  await database.delete(incompleteEvents).where(eq(incompleteEvents.importId, importId))
}

/** How many events of a portfolio, `portfolios` of the statement, are to be completed. */
export const INCOMPLETE_COUNT = sql<number>`(select count(*)::int from incomplete_events e
  where e.portfolio_id = portfolios.id and e.event_id is null and e.dismissed_at is null)`
