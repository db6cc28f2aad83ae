import type { BookRowGroup } from '@palier/contract/portfolios/bookEventCalls'
import { and, eq, getViewSelectedFields, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { isUuid } from '../../kernel/isUuid.ts'
import { bookEvents, lots, portfolios, visibleBookEvents, visibleLedger } from '../../schema/portfolios.ts'
import { stocks } from '../../schema/stocks.ts'
import type { LotCursor } from './lotQueries.ts'

export type BookEventRow = typeof bookEvents.$inferSelect
export type NewBookEvent = typeof bookEvents.$inferInsert

/** The columns of a visible event. */
const EVENT = getViewSelectedFields(visibleBookEvents)

/** An event with the name of its stock, null where it has none. */
export type ListedEvent = { event: BookEventRow; symbol: string | null; companyName: string | null }

/** Adds an event without its rows in a ledger. */
export async function insertBookEvent(database: Database, event: NewBookEvent): Promise<void> {
  await database.insert(bookEvents).values(event)
}

/** A user's event; locks it and its portfolio. Null where there is none. */
export async function lockBookEvent(
  database: Database,
  userId: string,
  portfolioId: string,
  eventId: string,
): Promise<BookEventRow | null> {
  if (!isUuid(portfolioId) || !isUuid(eventId)) return null
  const [row] = await database
    .select({ event: EVENT })
    .from(portfolios)
    .innerJoin(visibleBookEvents, eq(EVENT.portfolioId, portfolios.id))
    .where(and(eq(portfolios.id, portfolioId), eq(portfolios.userId, userId), eq(EVENT.id, eventId)))
    .for('no key update')
  return row?.event ?? null
}

/** Overwrites an event, raises its version and removes its rows from the ledger; the caller holds its lock. */
export async function updateBookEvent(
  database: Database,
  eventId: string,
  change: Omit<NewBookEvent, 'id' | 'portfolioId' | 'stockId' | 'kind' | 'importId' | 'createdAt'>,
): Promise<void> {
  await database
    .update(bookEvents)
    .set({ ...change, version: sql`${bookEvents.version} + 1` })
    .where(eq(bookEvents.id, eventId))
  await database.delete(lots).where(eq(lots.eventId, eventId))
}

/** Deletes an event with its rows in the ledger; the caller holds its lock. */
export async function deleteBookEvent(database: Database, eventId: string): Promise<void> {
  await database.delete(bookEvents).where(eq(bookEvents.id, eventId))
}

/** Tells what was read of a portfolio's events, such as a previewed file, that they have changed. */
export async function recordEventChange(database: Database, portfolioId: string): Promise<void> {
  await database
    .update(portfolios)
    .set({ bookVersion: sql`${portfolios.bookVersion} + 1` })
    .where(eq(portfolios.id, portfolioId))
}

export type BookRowsWanted = {
  userId: string
  portfolioId: string | null
  stockId: string | null
  withTrades: boolean
  /** One part of the rows; null for all of them. */
  group: BookRowGroup | null
  first: number
  after: LotCursor | null
}

/** So many events at most are answered at once. */
export const EVENTS_A_PAGE = 1_000

type BookKey = LotCursor & { source: 'event' | 'trade'; id: string }

// A split comes before the trades of its day, all else after them.
const EVENT_ORDER = sql.raw(`case when o.kind = 'split' then -1 else 86400000 end`)

const KINDS_OF_GROUP: Readonly<Record<Exclude<BookRowGroup, 'trades'>, readonly BookEventRow['kind'][]>> = {
  income: ['income', 'reinvestment', 'stockDividend', 'returnOfCapital', 'notional'],
  cash: ['fee', 'interestPaid', 'deposit', 'withdrawal'],
  splits: ['split'],
}

/** The condition on events as `o`, and whether trades are wanted. */
function partsOf({ group, withTrades }: Pick<BookRowsWanted, 'group' | 'withTrades'>) {
  if (group === null) return { ofGroup: sql``, hasTrades: withTrades }
  if (group === 'trades') return { ofGroup: sql`and false`, hasTrades: withTrades }
  return { ofGroup: sql`and o.kind = any(${sql.param([...KINDS_OF_GROUP[group]])}::text[])`, hasTrades: false }
}

/** The keys of events, and on request of trades, the newest first. Each portfolio gives at most two pages. */
export async function findBookKeys(database: Database, wanted: BookRowsWanted): Promise<BookKey[]> {
  const { userId, portfolioId, stockId, first, after } = wanted
  const { ofGroup, hasTrades } = partsOf(wanted)
  const ofStock = stockId === null ? sql`` : sql`and o.stock_id = ${stockId}::uuid`
  const older = (date: string, order: typeof EVENT_ORDER) =>
    after === null
      ? sql``
      : sql`and (${sql.raw(date)}, ${order}, o.entry_order)
          < (${after.tradeDate}::date, ${after.tradeOrder}::bigint, ${after.entryOrder}::bigint)`
  const trades = hasTrades
    ? sql`union all (
        select 'trade', o.id, o.trade_date, o.trade_order, o.entry_order from visible_lots o
        where o.portfolio_id = p.id and o.event_id is null ${ofStock} ${older('o.trade_date', sql.raw('o.trade_order'))}
        order by o.trade_date desc, o.trade_order desc, o.entry_order desc limit ${first}::int)`
    : sql``
  const { rows } = await database.execute<Record<string, unknown> & BookKey>(sql`
    select k.source, k.id, k.date::text as "tradeDate", k.place::float8 as "tradeOrder",
      k.entry_order::float8 as "entryOrder"
    from portfolios p
    cross join lateral (
      (select 'event' as source, o.id, o.date, ${EVENT_ORDER}::bigint as place, o.entry_order from visible_book_events o
        where o.portfolio_id = p.id ${ofGroup} ${ofStock} ${older('o.date', EVENT_ORDER)}
        order by o.date desc, place desc, o.entry_order desc limit ${first}::int)
      ${trades}
    ) k
    where p.user_id = ${userId}::uuid ${portfolioId === null ? sql`` : sql`and p.id = ${portfolioId}::uuid`}
    order by k.date desc, k.place desc, k.entry_order desc limit ${first}::int`)
  return rows
}

/** How many such rows there are. */
export async function countBookRows(
  database: Database,
  wanted: Omit<BookRowsWanted, 'first' | 'after'>,
): Promise<number> {
  const { userId, portfolioId, stockId } = wanted
  const { ofGroup, hasTrades } = partsOf(wanted)
  const ofPortfolio = portfolioId === null ? sql`` : sql`and p.id = ${portfolioId}::uuid`
  const ofStock = stockId === null ? sql`` : sql`and o.stock_id = ${stockId}::uuid`
  const { rows } = await database.execute<{ count: number }>(sql`select (
      (select count(*) from portfolios p join visible_book_events o on o.portfolio_id = p.id
        where p.user_id = ${userId}::uuid ${ofPortfolio} ${ofStock} ${ofGroup})
      + (select coalesce(sum(o.lot_count), 0) from portfolios p join portfolio_stocks o on o.portfolio_id = p.id
        where ${hasTrades} and p.user_id = ${userId}::uuid ${ofPortfolio} ${ofStock})
      - (select count(*) from portfolios p join visible_lots o on o.portfolio_id = p.id
        where ${hasTrades} and o.event_id is not null and p.user_id = ${userId}::uuid
          ${ofPortfolio} ${ofStock}))::int as count`)
  return rows[0]?.count ?? 0
}

/** Events by their ids, in any order. */
export async function findBookEvents(database: Database, eventIds: readonly string[]): Promise<ListedEvent[]> {
  if (eventIds.length === 0) return []
  return database
    .select({ event: EVENT, symbol: stocks.ticker, companyName: stocks.companyName })
    .from(visibleBookEvents)
    .leftJoin(stocks, eq(stocks.id, EVENT.stockId))
    .where(inArray(EVENT.id, [...eventIds]))
}

/** The rows that these events have in ledgers, in the order in which they count. */
export async function findEventRows(database: Database, eventIds: readonly string[]) {
  if (eventIds.length === 0) return []
  const { id, eventId, portfolioId, stockId, tradeDate, tradeOrder, entryOrder, quantity } = visibleLedger
  return database
    .select({ id, eventId, portfolioId, stockId, tradeDate, quantity })
    .from(visibleLedger)
    .where(inArray(eventId, [...eventIds]))
    .orderBy(tradeDate, tradeOrder, entryOrder)
}

/** Where the events after one of them begin. */
export type BookCursor = Pick<BookEventRow, 'date' | 'entryOrder'>

/** The events of a portfolio that come after one of them, the oldest first; null begins with the first. */
export async function findEventsFrom(database: Database, portfolioId: string, after: BookCursor | null) {
  const { date, entryOrder } = EVENT
  const isLater = after && sql`(${date}, ${entryOrder}) > (${after.date}::date, ${after.entryOrder}::bigint)`
  return database
    .select({ event: EVENT, symbol: stocks.ticker, exchangeCode: stocks.exchangeCode })
    .from(visibleBookEvents)
    .leftJoin(stocks, eq(stocks.id, EVENT.stockId))
    .where(and(eq(EVENT.portfolioId, portfolioId), isLater ?? undefined))
    .orderBy(date, entryOrder)
    .limit(EVENTS_A_PAGE)
}

/** What was received in a year, one row a day, kind and currency, as exact text; registered portfolios aside. */
export async function findIncome(database: Database, userId: string, year: number) {
  const { rows } = await database.execute<{
    date: string
    currency: 'CAD' | 'USD'
    kind: string
    incomeKind: string | null
    fxRateToCad: string | null
    gross: string
    withheld: string
    eventCount: number
  }>(sql`
    select e.date::text as date, e.currency, e.kind, e.income_kind as "incomeKind",
      e.fx_rate_to_cad::text as "fxRateToCad", sum(e.gross)::text as gross,
      coalesce(sum(e.withheld), 0)::text as withheld, count(*)::int as "eventCount"
    from portfolios p join visible_book_events e on e.portfolio_id = p.id
    where p.user_id = ${userId}::uuid and p.account_kind = 'nonRegistered' and e.gross > 0
      and e.kind in ('income', 'reinvestment', 'stockDividend', 'notional')
      and e.date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
    group by 1, 2, 3, 4, 5 order by 1`)
  return rows
}
