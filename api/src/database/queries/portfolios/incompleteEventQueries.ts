import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../kernel/database.ts'
import { isUuid } from '../../kernel/isUuid.ts'
import { incompleteEvents, portfolios } from '../../schema/portfolios.ts'
import { stocks } from '../../schema/stocks.ts'

export type IncompleteEventRow = typeof incompleteEvents.$inferSelect
export type NewIncompleteEvent = typeof incompleteEvents.$inferInsert

/** Fields that identify the same event in another file. Amounts are exact text. */
export type IncompleteKey = Pick<
  IncompleteEventRow,
  'kind' | 'date' | 'stockId' | 'otherStockId' | 'symbol' | 'quantity' | 'otherQuantity'
>

export type ListedIncomplete = {
  event: IncompleteEventRow
  stock: Named | null
  otherStock: Named | null
}
type Named = Pick<typeof stocks.$inferSelect, 'ticker' | 'companyName' | 'currency'>

const ROWS_A_STATEMENT = 500

export async function insertIncompleteEvents(database: Database, rows: readonly NewIncompleteEvent[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await database.insert(incompleteEvents).values(rows.slice(at, at + ROWS_A_STATEMENT))
  }
}

/** Includes events already completed or dismissed. */
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

/** Sets the event that completes this one, or the time of its dismissal. */
export async function updateIncompleteEvent(
  database: Database,
  id: string,
  change: Partial<Pick<NewIncompleteEvent, 'eventId' | 'dismissedAt'>>,
): Promise<void> {
  await database.update(incompleteEvents).set(change).where(eq(incompleteEvents.id, id))
}

export async function deleteIncompleteEvents(database: Database, importId: string): Promise<void> {
  await database.delete(incompleteEvents).where(eq(incompleteEvents.importId, importId))
}

export const INCOMPLETE_COUNT = sql<number>`(select count(*)::int from incomplete_events e
  where e.portfolio_id = portfolios.id and e.event_id is null and e.dismissed_at is null)`
