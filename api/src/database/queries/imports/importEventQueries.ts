import type { BookEventKind } from '@palier/domain/portfolios/bookEvent'
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { bookEvents, visibleBookEvents } from '../../schema/portfolios.ts'
import type { NewBookEvent } from '../portfolios/bookEventQueries.ts'

/** Fields that identify duplicate events. Numbers are exact text. */
export type EventKey = {
  kind: BookEventKind
  stockId: string | null
  otherStockId: string | null
  date: string
  gross: string | null
  numerator: string | null
  denominator: string | null
  quantity: string | null
}

export const EVENTS_A_READ = 5_000

/** Reads a page of a portfolio's events in entry order, after entry order `after`. */
export async function findEventKeys(
  database: Database,
  portfolioId: string,
  after: number,
): Promise<(EventKey & { entryOrder: number })[]> {
  const { stockId, otherStockId, date, gross, numerator, denominator, quantity, entryOrder } = visibleBookEvents
  // A transfer from another portfolio is a transfer in to this one.
  const kind = sql<BookEventKind>`case when ${visibleBookEvents.portfolioId} = ${portfolioId}::uuid
    then ${visibleBookEvents.kind} else 'transferIn' end`
  const isOf = or(eq(visibleBookEvents.portfolioId, portfolioId), eq(visibleBookEvents.otherPortfolioId, portfolioId))
  return database
    .select({ kind, stockId, otherStockId, date, gross, numerator, denominator, quantity, entryOrder })
    .from(visibleBookEvents)
    .where(and(isOf, gt(entryOrder, after)))
    .orderBy(asc(entryOrder))
    .limit(EVENTS_A_READ)
}

/**
 * Inserts hidden events of an import in order. Returns false and inserts nothing if the lease has expired. Locks the
 * portfolio before the import, in the same order as deletion.
 */
export async function insertHiddenEvents(
  database: Database,
  { importId, leaseId, portfolioId }: { importId: string; leaseId: string; portfolioId: string },
  rows: readonly NewBookEvent[],
): Promise<boolean> {
  const numbered = rows.map((row, place) => ({ ...row, place }))
  const { rows: answers } = await database.execute<{ isOurs: boolean }>(sql`with
    portfolio as (select id from portfolios where id = ${portfolioId}::uuid for key share),
    leased as materialized (
      select i.id from imports i where i.id = ${importId}::uuid and i.lease_id = ${leaseId}::uuid
        and i.status = 'entering' and exists (select from portfolio) for no key update),
    entered as (
      insert into book_events (id, portfolio_id, stock_id, other_stock_id, kind, date, record_date, quantity, numerator, denominator,
        per_share, gross, withheld, net, cash_in_lieu, counter_amount, counter_currency, currency, fx_rate_to_cad, income_kind, is_estimate, note,
        import_id, created_at)
      select id, "portfolioId", "stockId", "otherStockId", kind, date, "recordDate", quantity, numerator, denominator, "perShare", gross,
        withheld, net, "cashInLieu", "counterAmount", "counterCurrency", currency, "fxRateToCad", "incomeKind", "isEstimate", note, "importId", "createdAt"
      from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as e(place integer, id uuid, "portfolioId" uuid,
        "stockId" uuid, "otherStockId" uuid, kind text, date date, "recordDate" date, quantity numeric, numerator numeric,
        denominator numeric, "perShare" numeric, gross numeric, withheld numeric, net numeric, "cashInLieu" numeric, "counterAmount" numeric,
        "counterCurrency" text,
        currency text, "fxRateToCad" numeric, "incomeKind" text, "isEstimate" boolean, note text, "importId" uuid,
        "createdAt" timestamptz)
      where exists (select from leased) order by place)
    select exists (select from leased) as "isOurs"`)
  return answers[0]?.isOurs ?? false
}

/** Deletes hidden events by id, with their ledger rows. */
export async function deleteEventsOf(database: Database, importId: string, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return
  await database.delete(bookEvents).where(and(eq(bookEvents.importId, importId), inArray(bookEvents.id, [...eventIds])))
}
