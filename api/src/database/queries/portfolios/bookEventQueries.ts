import type { BookRowGroup } from '@palier/contract/portfolios/bookEventCalls'
import type { DayTransfer, TransferOrder } from '@palier/domain/portfolios/transferOrder'
import { and, eq, getTableColumns, getViewSelectedFields, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../kernel/database.ts'
import { isUuid } from '../../kernel/isUuid.ts'
import { users } from '../../schema/accounts.ts'
import { bookEvents, lots, portfolios, visibleBookEvents, visibleLedger } from '../../schema/portfolios.ts'
import { stocks } from '../../schema/stocks.ts'
import type { LotCursor, LotPlace } from './lotQueries.ts'
import type { PortfolioRow } from './portfolioQueries.ts'

export type BookEventRow = typeof bookEvents.$inferSelect
export type NewBookEvent = typeof bookEvents.$inferInsert

const EVENT = getViewSelectedFields(visibleBookEvents)

/** Names are null if the event has no such portfolio or stock. */
export type ListedEvent = {
  event: BookEventRow
  symbol: string | null
  companyName: string | null
  portfolioName: string
  otherPortfolioName: string | null
  otherSymbol: string | null
  otherCompanyName: string | null
}

/** Does not insert the event's ledger rows. */
export async function insertBookEvent(database: Database, event: NewBookEvent): Promise<void> {
  await database.insert(bookEvents).values(event)
}

/**
 * Locks an event, its user and its portfolios, in the order of `lockPortfolios`. Null if the user
 * has no such event.
 */
export async function lockBookEvent(
  database: Database,
  userId: string,
  portfolioId: string,
  eventId: string,
): Promise<{ event: BookEventRow; portfolios: PortfolioRow[] } | null> {
  if (!isUuid(portfolioId) || !isUuid(eventId)) return null
  const rows = await database
    .select({ event: EVENT, portfolio: getTableColumns(portfolios) })
    .from(users)
    .innerJoin(portfolios, eq(portfolios.userId, users.id))
    .innerJoin(visibleBookEvents, or(eq(EVENT.portfolioId, portfolios.id), eq(EVENT.otherPortfolioId, portfolios.id)))
    .where(and(eq(users.id, userId), eq(EVENT.id, eventId), eq(EVENT.portfolioId, portfolioId)))
    .orderBy(portfolios.id)
    .for('no key update')
  const [first] = rows
  return first ? { event: first.event, portfolios: rows.map(({ portfolio }) => portfolio) } : null
}

/**
 * Overwrites an event, increments its version and deletes its ledger rows. The caller holds the
 * event's lock.
 */
export async function updateBookEvent(
  database: Database,
  eventId: string,
  change: Omit<
    NewBookEvent,
    'id' | 'portfolioId' | 'otherPortfolioId' | 'stockId' | 'otherStockId' | 'kind' | 'importId' | 'createdAt'
  >,
): Promise<void> {
  await database
    .update(bookEvents)
    .set({ ...change, version: sql`${bookEvents.version} + 1` })
    .where(eq(bookEvents.id, eventId))
  await database.delete(lots).where(eq(lots.eventId, eventId))
}

export async function deleteBookEvent(database: Database, eventId: string): Promise<void> {
  await database.delete(bookEvents).where(eq(bookEvents.id, eventId))
}

export type BookRowsWanted = {
  userId: string
  portfolioId: string | null
  stockId: string | null
  withTrades: boolean
  group: BookRowGroup | null
  first: number
  after: LotCursor | null
}

export const EVENTS_A_PAGE = 1_000

type BookKey = LotCursor & { source: 'event' | 'trade'; id: string }

// Corporate actions precede the trades of their day; all other events follow them.
const EVENT_ORDER = sql.raw(
  `case when o.kind in ('split', 'symbolChange', 'exchange', 'spinOff') then -1 else 86400000 end`,
)

const KINDS_OF_GROUP: Readonly<Record<Exclude<BookRowGroup, 'trades'>, readonly BookEventRow['kind'][]>> = {
  income: ['income', 'reinvestment', 'stockDividend', 'returnOfCapital', 'notional'],
  cash: ['fee', 'interestPaid', 'deposit', 'withdrawal', 'currencyExchange', 'openingBalance', 'cashAdjustment'],
  splits: ['split', 'symbolChange', 'exchange', 'spinOff'],
  transfers: ['transfer', 'transferIn'],
}

/** `ofGroup` is a condition on events aliased `o`. */
function partsOf({ group, withTrades }: Pick<BookRowsWanted, 'group' | 'withTrades'>) {
  if (group === null) return { ofGroup: sql``, hasTrades: withTrades }
  if (group === 'trades') return { ofGroup: sql`and false`, hasTrades: withTrades }
  return { ofGroup: sql`and o.kind = any(${sql.param([...KINDS_OF_GROUP[group]])}::text[])`, hasTrades: false }
}

/**
 * Keys of events, and of trades if requested, newest first. Reads at most two pages per portfolio.
 */
export async function findBookKeys(database: Database, wanted: BookRowsWanted): Promise<BookKey[]> {
  const { userId, portfolioId, stockId, first, after } = wanted
  const { ofGroup, hasTrades } = partsOf(wanted)
  const ofStock = stockId === null ? sql`` : sql`and o.stock_id = ${stockId}::uuid`
  const eventOfStock = stockId === null ? sql`` : sql`and ${stockId}::uuid in (o.stock_id, o.other_stock_id)`
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
  // Events received from another portfolio of the user. The list of all portfolios shows them only
  // once.
  const received =
    portfolioId === null
      ? sql``
      : sql`union all (
          select 'event', o.id, o.date, ${EVENT_ORDER}::bigint as place, o.entry_order from visible_book_events o
          where o.other_portfolio_id = p.id ${ofGroup} ${eventOfStock} ${older('o.date', EVENT_ORDER)}
          order by o.date desc, place desc, o.entry_order desc limit ${first}::int)`
  const { rows } = await database.execute<Record<string, unknown> & BookKey>(sql`
    select k.source, k.id, k.date::text as "tradeDate", k.place::float8 as "tradeOrder",
      k.entry_order::float8 as "entryOrder"
    from portfolios p
    cross join lateral (
      (select 'event' as source, o.id, o.date, ${EVENT_ORDER}::bigint as place, o.entry_order from visible_book_events o
        where o.portfolio_id = p.id ${ofGroup} ${eventOfStock} ${older('o.date', EVENT_ORDER)}
        order by o.date desc, place desc, o.entry_order desc limit ${first}::int)
      ${received}
      ${trades}
    ) k
    where p.user_id = ${userId}::uuid ${portfolioId === null ? sql`` : sql`and p.id = ${portfolioId}::uuid`}
    order by k.date desc, k.place desc, k.entry_order desc limit ${first}::int`)
  return rows
}

export async function countBookRows(
  database: Database,
  wanted: Omit<BookRowsWanted, 'first' | 'after'>,
): Promise<number> {
  const { userId, portfolioId, stockId } = wanted
  const { ofGroup, hasTrades } = partsOf(wanted)
  const ofPortfolio = portfolioId === null ? sql`` : sql`and p.id = ${portfolioId}::uuid`
  const ofStock = stockId === null ? sql`` : sql`and o.stock_id = ${stockId}::uuid`
  const eventOfStock = stockId === null ? sql`` : sql`and ${stockId}::uuid in (o.stock_id, o.other_stock_id)`
  const orReceived = portfolioId === null ? sql`` : sql`or o.other_portfolio_id = p.id`
  const { rows } = await database.execute<{ count: number }>(sql`select (
      (select count(*) from portfolios p
        join visible_book_events o on o.portfolio_id = p.id ${orReceived}
        where p.user_id = ${userId}::uuid ${ofPortfolio} ${eventOfStock} ${ofGroup})
      + (select coalesce(sum(o.lot_count), 0) from portfolios p join portfolio_stocks o on o.portfolio_id = p.id
        where ${hasTrades} and p.user_id = ${userId}::uuid ${ofPortfolio} ${ofStock})
      - (select count(*) from portfolios p join visible_lots o on o.portfolio_id = p.id
        where ${hasTrades} and o.event_id is not null and p.user_id = ${userId}::uuid
          ${ofPortfolio} ${ofStock}))::int as count`)
  return rows[0]?.count ?? 0
}

const otherPortfolios = alias(portfolios, 'other_portfolios')
const otherStocks = alias(stocks, 'other_stocks')

export async function findBookEvents(database: Database, eventIds: readonly string[]): Promise<ListedEvent[]> {
  if (eventIds.length === 0) return []
  return database
    .select({
      event: EVENT,
      symbol: stocks.ticker,
      companyName: stocks.companyName,
      portfolioName: portfolios.name,
      otherPortfolioName: otherPortfolios.name,
      otherSymbol: otherStocks.ticker,
      otherCompanyName: otherStocks.companyName,
    })
    .from(visibleBookEvents)
    .innerJoin(portfolios, eq(portfolios.id, EVENT.portfolioId))
    .leftJoin(otherPortfolios, eq(otherPortfolios.id, EVENT.otherPortfolioId))
    .leftJoin(stocks, eq(stocks.id, EVENT.stockId))
    .leftJoin(otherStocks, eq(otherStocks.id, EVENT.otherStockId))
    .where(inArray(EVENT.id, [...eventIds]))
}

/** Ledger rows of these events in processing order. */
export async function findEventRows(database: Database, eventIds: readonly string[]) {
  if (eventIds.length === 0) return []
  const { id, eventId, portfolioId, stockId, tradeDate, tradeOrder, entryOrder, quantity } = visibleLedger
  return database
    .select({ id, eventId, portfolioId, stockId, tradeDate, quantity })
    .from(visibleLedger)
    .where(inArray(eventId, [...eventIds]))
    .orderBy(tradeDate, tradeOrder, entryOrder)
}

/**
 * Stores the cost of transferred-out shares, by row id, on the matching incoming rows too. Returns
 * the first changed day of each position. A journal between currencies converts the cost, as in the
 * domain.
 */
export async function updateTransferredCosts(
  database: Database,
  costs: ReadonlyMap<string, string>,
): Promise<(LotPlace & { from: string })[]> {
  const wanted = JSON.stringify([...costs].map(([id, cost]) => ({ id, cost })))
  const { rows } = await database.execute<LotPlace & { from: string }>(sql`with came as (
      select i.id, case
          when e.kind <> 'symbolChange' or e.fx_rate_to_cad is null then w.cost
          when e.currency = 'CAD' then round(w.cost::numeric(60, 20) / e.fx_rate_to_cad, 20)
          else round(w.cost * e.fx_rate_to_cad, 20) end as cost
      from jsonb_to_recordset(${wanted}::jsonb) as w(id uuid, cost numeric) join lots o on o.id = w.id
      join book_events e on e.id = o.event_id
      join lots i on i.event_id = o.event_id and i.kind in ('transferIn', 'convertedIn')),
    changed as (
      update lots i set cost = came.cost from came where came.id = i.id and i.cost <> came.cost
      returning i.portfolio_id, i.stock_id, i.trade_date)
    select portfolio_id as "portfolioId", stock_id as "stockId", min(trade_date)::text as "from"
    from changed group by 1, 2 order by 1, 2`)
  return rows
}

/** Distinct pairs of stocks related by conversions in these portfolios. */
export async function findConversions(
  database: Database,
  portfolioIds: readonly string[],
): Promise<{ from: string; to: string }[]> {
  if (portfolioIds.length === 0) return []
  const { rows } = await database.execute<{ from: string; to: string }>(sql`
    select distinct e.stock_id as "from", e.other_stock_id as "to" from visible_book_events e
    where e.other_stock_id is not null and e.portfolio_id = any(${sql.param([...portfolioIds])}::uuid[])`)
  return rows
}

/** First day of each position on which shares were transferred or converted. */
export async function findTransferPlaces(
  database: Database,
  places: readonly LotPlace[],
): Promise<(LotPlace & { from: string })[]> {
  if (places.length === 0) return []
  const wanted = JSON.stringify(places.map(({ portfolioId, stockId }) => ({ portfolioId, stockId })))
  const { rows } = await database.execute<LotPlace & { from: string }>(sql`
    select e.portfolio_id as "portfolioId", e.stock_id as "stockId", min(e.date)::text as "from"
    from jsonb_to_recordset(${wanted}::jsonb) as w("portfolioId" uuid, "stockId" uuid)
    join visible_book_events e on e.portfolio_id = w."portfolioId" and e.stock_id = w."stockId"
    where e.other_portfolio_id is not null or e.other_stock_id is not null group by 1, 2 order by 1, 2`)
  return rows
}

/**
 * Transfers of a stock at cost between portfolios of this portfolio's owner, by day. Null `days`:
 * on all days.
 */
export async function findDayTransfers(
  database: Database,
  { portfolioId, stockId }: LotPlace,
  days: readonly string[] | null,
): Promise<(DayTransfer & { date: string })[]> {
  const ofDays = days === null ? sql`` : sql`and e.date = any(${sql.param([...days])}::date[])`
  const { rows } = await database.execute<DayTransfer & { date: string }>(sql`
    select e.id, e.portfolio_id as "from", e.other_portfolio_id as "to", e.date::text as date,
      e.entry_order::float8 as "entryOrder"
    from portfolios own join portfolios p on p.user_id = own.user_id
    join visible_book_events e on e.portfolio_id = p.id
    where own.id = ${portfolioId}::uuid and e.stock_id = ${stockId}::uuid ${ofDays}
      and e.kind = 'transfer' and e.other_portfolio_id is not null and e.per_share is null
    order by e.date`)
  return rows
}

/**
 * Stores the order of transfer rows within their day. Returns the ledgers changed, each with its
 * first changed day.
 */
export async function updateTransferOrders(
  database: Database,
  orders: ReadonlyMap<string, TransferOrder>,
): Promise<(LotPlace & { from: string })[]> {
  const wanted = JSON.stringify([...orders].map(([id, order]) => ({ id, ...order })))
  const { rows } = await database.execute<LotPlace & { from: string }>(sql`with changed as (
      update lots l set trade_order = case l.kind when 'transferOut' then w."out" else w."in" end
      from jsonb_to_recordset(${wanted}::jsonb) as w(id uuid, "out" bigint, "in" bigint)
      where l.event_id = w.id and l.trade_order <> case l.kind when 'transferOut' then w."out" else w."in" end
      returning l.portfolio_id, l.stock_id, l.trade_date)
    select portfolio_id as "portfolioId", stock_id as "stockId", min(trade_date)::text as "from"
    from changed group by 1, 2 order by 1, 2`)
  return rows
}

/**
 * True if the portfolio has a transfer that would be invalid for this account kind: at cost between
 * different kinds, or at market value within one kind.
 */
export async function hasTransferAgainstKind(
  database: Database,
  portfolioId: string,
  accountKind: PortfolioRow['accountKind'],
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from visible_book_events e
    join portfolios p on p.id = case when e.portfolio_id = ${portfolioId}::uuid then e.other_portfolio_id else e.portfolio_id end
    where e.kind = 'transfer' and ${portfolioId}::uuid in (e.portfolio_id, e.other_portfolio_id)
      and (p.account_kind = ${accountKind}) <> (e.per_share is null) limit 1`)
  return rows.length > 0
}

/**
 * True if shares of a stock were transferred between the two portfolios, or were converted from or
 * to another stock in either.
 */
export async function isTransferredBetween(
  database: Database,
  stockId: string,
  [one, other]: readonly [string, string],
): Promise<boolean> {
  const pair = [one, other]
  const count = await database.$count(
    bookEvents,
    and(
      inArray(bookEvents.portfolioId, pair),
      or(
        and(eq(bookEvents.stockId, stockId), inArray(bookEvents.otherPortfolioId, pair)),
        and(eq(bookEvents.stockId, stockId), isNotNull(bookEvents.otherStockId)),
        eq(bookEvents.otherStockId, stockId),
      ),
    ),
  )
  return count > 0
}

export type BookCursor = Pick<BookEventRow, 'date' | 'entryOrder'>

/**
 * Events of a portfolio after one of them, oldest first; null starts with the first. Includes
 * events received from other portfolios, with the cost transferred in.
 */
export async function findEventsFrom(database: Database, portfolioId: string, after: BookCursor | null) {
  const { date, entryOrder } = EVENT
  const isLater = after && sql`(${date}, ${entryOrder}) > (${after.date}::date, ${after.entryOrder}::bigint)`
  return database
    .select({
      event: EVENT,
      symbol: stocks.ticker,
      exchangeCode: stocks.exchangeCode,
      receivedCost: sql<string | null>`(select round(coalesce(l.cost, l.quantity * l.price), 8)::text from lots l
        where l.event_id = ${EVENT.id} and ${EVENT.otherPortfolioId} = ${portfolioId}::uuid
          and l.portfolio_id = ${portfolioId}::uuid)`,
      otherSymbol: otherStocks.ticker,
      otherExchangeCode: otherStocks.exchangeCode,
      // Cost transferred by a conversion.
      convertedCost: sql<string | null>`(select l.cost::text from lots l
        where l.event_id = ${EVENT.id} and l.kind = 'convertedIn')`,
    })
    .from(visibleBookEvents)
    .leftJoin(stocks, eq(stocks.id, EVENT.stockId))
    .leftJoin(otherStocks, eq(otherStocks.id, EVENT.otherStockId))
    .where(and(or(eq(EVENT.portfolioId, portfolioId), eq(EVENT.otherPortfolioId, portfolioId)), isLater ?? undefined))
    .orderBy(date, entryOrder)
    .limit(EVENTS_A_PAGE)
}

/**
 * Income that may belong to a tax year, by payment date, record date, currency, kind and kind of
 * payer, as exact text. Includes payments of the next year, because a trust distribution belongs to
 * the year of its record date. Excludes registered portfolios and the spouse's.
 */
export async function findIncome(database: Database, userId: string, year: number) {
  const { rows } = await database.execute<{
    date: string
    recordDate: string | null
    currency: 'CAD' | 'USD'
    kind: string
    incomeKind: string | null
    stockKind: string | null
    exchangeCode: string | null
    fxRateToCad: string | null
    gross: string
    withheld: string
    eventCount: number
  }>(sql`
    select e.date::text as date, e.record_date::text as "recordDate", e.currency, e.kind, e.income_kind as "incomeKind",
      s.kind as "stockKind", s.exchange_code as "exchangeCode", e.fx_rate_to_cad::text as "fxRateToCad",
      sum(e.gross)::text as gross, coalesce(sum(e.withheld), 0)::text as withheld, count(*)::int as "eventCount"
    from portfolios p join visible_book_events e on e.portfolio_id = p.id left join stocks s on s.id = e.stock_id
    where p.user_id = ${userId}::uuid and p.account_kind = 'nonRegistered' and p.owner = 'self' and e.gross > 0
      and (e.kind in ('income', 'reinvestment', 'stockDividend', 'notional')
        or (e.kind = 'spinOff' and e.cost_share is null))
      and e.date between ${`${year}-01-01`}::date and ${`${year + 1}-12-31`}::date
    group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1`)
  return rows
}
