import type { Currency } from '@palier/domain/market/currency'
import type { BookEventKind } from '@palier/domain/portfolios/bookEvent'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'

/** What an event as `e` adds to the cash of its account, in its currency: `cashOf` of the domain. */
export const EVENT_CASH = sql.raw(`case
  when e.kind in ('split', 'spinOff') then coalesce(e.cash_in_lieu, 0)
  when e.kind = 'exchange' then coalesce(e.gross, 0) + coalesce(e.cash_in_lieu, 0)
  when e.kind = 'reinvestment' and e.per_share is null then 0
  when e.kind in ('income', 'reinvestment', 'returnOfCapital', 'deposit', 'openingBalance', 'cashAdjustment')
    then coalesce(e.net, coalesce(e.gross, 0) - coalesce(e.withheld, 0))
      - case e.kind when 'reinvestment' then e.quantity * e.per_share else 0 end
  when e.kind in ('fee', 'interestPaid', 'withdrawal', 'currencyExchange')
    then coalesce(e.withheld, 0) - coalesce(e.gross, 0)
  else 0 end`)

/** What a trade as `l` adds to the cash of its account, in the currency of its stock. */
const TRADE_CASH = sql.raw(
  `case l.kind when 'buy' then -l.quantity * l.price else l.quantity * l.price end - coalesce(l.fee, 0)`,
)

// The opening balance that counts of the rows `portfolios` and `c`.
const LATEST_OPENING = latestOpening(null)

/** The same of those through a day. */
function latestOpening(day: SQL | null): SQL {
  return sql`select e.gross, e.date, e.entry_order from visible_book_events e
    where e.portfolio_id = portfolios.id and e.kind = 'openingBalance' and e.currency = c.currency ${through('e.date', day)}
    order by e.date desc, e.entry_order desc limit 1`
}

function through(column: string, day: SQL | null): SQL {
  return day ? sql`and ${sql.raw(column)} <= ${day}` : sql``
}

// After all that was entered on its day.
const LAST_ENTRY = sql.raw(String(Number.MAX_SAFE_INTEGER))

/** What the balance of `c` of the row `portfolios` begins with: its latest opening balance, or the marked one. */
function startOfBalance(day: SQL | null): SQL {
  return sql`select b.gross, b.date, b.entry_order from (
      (${latestOpening(day)})
      union all
      select (portfolios.cash_mark ->> c.currency)::numeric, portfolios.cash_marked_through, ${LAST_ENTRY}::bigint
      where portfolios.cash_marked_through is not null ${through('portfolios.cash_marked_through', day)}) b
    order by b.date desc, b.entry_order desc limit 1`
}

/** Balances at the end of a day, or now, each with how many rows were summed for it. */
function balancesThrough(day: SQL | null): SQL {
  return sql`select json_object_agg(c.currency, json_build_array(
      (coalesce(o.gross, 0) + t.amount + e.amount + x.amount)::text, t.count + e.count + x.count))
    from (values ('CAD'), ('USD')) c(currency)
    left join lateral (${startOfBalance(day)}) o on true
    cross join lateral (
      select coalesce(sum(g.amount), 0) as amount, coalesce(sum(g.count), 0) as count
      from (
        select l.stock_id, sum(${TRADE_CASH}) as amount, count(*) as count
        -- By their days: without the offset the planner looks through all lots of each stock.
        from (select * from visible_lots l
          where l.portfolio_id = portfolios.id and l.event_id is null
            and l.trade_date > coalesce(o.date, '-infinity') ${through('l.trade_date', day)} offset 0) l
        group by 1) g
      where (select s.currency from stocks s where s.id = g.stock_id) = c.currency) t
    cross join lateral (
      select coalesce(sum(${EVENT_CASH}), 0) as amount, count(*) as count
      from visible_book_events e
      where e.portfolio_id = portfolios.id and e.currency = c.currency and e.kind <> 'openingBalance'
        and e.date >= coalesce(o.date, '-infinity') ${through('e.date', day)}
        and (o.date is null or e.date > o.date or (e.kind = 'cashAdjustment' and e.entry_order > o.entry_order))) e
    cross join lateral (
      select coalesce(sum(e.counter_amount), 0) as amount, count(*) as count
      from visible_book_events e
      where e.portfolio_id = portfolios.id and e.counter_currency = c.currency and e.kind = 'currencyExchange'
        and e.date > coalesce(o.date, '-infinity') ${through('e.date', day)}) x`
}

/**
 * The balance of each currency of the row `portfolios`, as exact text, with how many rows were summed for it, by
 * currency: its latest opening balance, or the marked one, and what came and went after the day of that. An adjustment
 * that was entered after an opening balance of its day counts too. Null where its cash is written by hand.
 */
export const CASH_BALANCES = sql`case when portfolios.cash_mode = 'ledger' then (${balancesThrough(null)}) end`

/** The day of the marked balances after a change of this day: none where that is not after it. */
export function cashMarkBefore(from: string): SQL {
  return sql`case when ${from}::date > cash_marked_through then cash_marked_through end`
}

// So many of the newest rows stay after a mark: those are the ones that are still added to, and corrected.
const ROWS_AFTER_MARK = 200

/**
 * Stores the balances of a portfolio through a day after which some hundred rows follow, unless its book has changed
 * since it had this version.
 */
export async function markCash(
  database: Database,
  portfolioId: string,
  bookVersion: number,
  rowsAfter = ROWS_AFTER_MARK,
): Promise<void> {
  await database.execute(sql`
    with day as materialized (
      select greatest(
        (select l.trade_date from visible_ledger l where l.portfolio_id = ${portfolioId}::uuid
          order by l.trade_date desc, l.trade_order desc, l.entry_order desc offset ${rowsAfter} limit 1),
        (select e.date from visible_book_events e where e.portfolio_id = ${portfolioId}::uuid
          order by e.date desc, e.entry_order desc offset ${rowsAfter} limit 1)) - 1 as last),
    marked as materialized (
      select (
        select json_object_agg(b.key, b.value ->> 0)::jsonb
        from json_each((${balancesThrough(sql`day.last`)})) b) as balances, day.last
      from portfolios, day where portfolios.id = ${portfolioId}::uuid and day.last is not null)
    update portfolios set cash_mark = marked.balances, cash_marked_through = marked.last
    from marked
    where portfolios.id = ${portfolioId}::uuid and portfolios.book_version = ${bookVersion}
      and marked.last > coalesce(portfolios.cash_marked_through, '-infinity')`)
}

/** By how much the cash of a portfolio in a currency changed on a day, and what of it is exchange; as exact text. */
export type CashDay = {
  portfolioId: string
  currency: Currency
  date: string
  change: string
  exchanged: string
  /** The day of the opening balance that counts, which is a change of that day; null without one. */
  openedOn: string | null
}

/** The days on which the cash changed of those of these portfolios where it follows the events, from its opening on. */
export async function findCashDays(database: Database, portfolioIds: readonly string[]): Promise<CashDay[]> {
  const { rows } = await database.execute<CashDay>(sql`
    with own as materialized (
      select portfolios.id, c.currency, o.gross, o.date as opened, o.entry_order
      from portfolios cross join (values ('CAD'), ('USD')) c(currency)
      left join lateral (${LATEST_OPENING}) o on true
      where portfolios.cash_mode = 'ledger'
        and portfolios.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(portfolioIds)}::jsonb))),
    moves as (
      select own.id, own.currency, own.opened, own.opened as date, own.gross as change, 0 as exchanged
      from own where own.opened is not null
      union all
      select own.id, own.currency, own.opened, l.trade_date, ${TRADE_CASH}, 0
      from own join visible_lots l on l.portfolio_id = own.id join stocks s on s.id = l.stock_id
      where s.currency = own.currency and l.event_id is null and (own.opened is null or l.trade_date > own.opened)
      union all
      select own.id, own.currency, own.opened, e.date, ${EVENT_CASH},
        case e.kind when 'currencyExchange' then ${EVENT_CASH} else 0 end
      from own join visible_book_events e on e.portfolio_id = own.id
      where e.currency = own.currency and e.kind <> 'openingBalance'
        and (own.opened is null or e.date > own.opened
          or (e.kind = 'cashAdjustment' and e.date = own.opened and e.entry_order > own.entry_order))
      union all
      select own.id, own.currency, own.opened, e.date, e.counter_amount, e.counter_amount
      from own join visible_book_events e on e.portfolio_id = own.id
      where e.kind = 'currencyExchange' and e.counter_currency = own.currency
        and (own.opened is null or e.date > own.opened))
    select id as "portfolioId", currency, opened::text as "openedOn", date::text as date, sum(change)::text as change,
      sum(exchanged)::text as exchanged
    from moves group by id, currency, opened, date order by date`)
  return rows
}

/** Moves of the cash of a person in one currency on a day, as exact text; those of a kind and rate are one. */
type CurrencyMove = {
  date: string
  kind: BookEventKind | 'trade'
  amount: string
  fxRateToCad: string | null
  /** What was given or received for it in Canadian dollars, of an exchange. */
  worth: string | null
}

/**
 * The moves of cash in a foreign currency in a person's own portfolios that are not registered, by day; empty where none
 * of them has exchanged any. What an opening balance or an adjustment has cost is not known: they are no moves.
 */
export async function findCurrencyMoves(
  database: Database,
  userId: string,
  currency: Currency,
): Promise<CurrencyMove[]> {
  const { rows } = await database.execute<CurrencyMove>(sql`
    with own as materialized (
      select id from portfolios where user_id = ${userId}::uuid and account_kind = 'nonRegistered'
        and owner = 'self'),
    exchanged as materialized (
      select from own join visible_book_events e on e.portfolio_id = own.id
      where e.kind = 'currencyExchange' and ${currency} in (e.currency, e.counter_currency) limit 1),
    moves as (
      select l.trade_date as date, 'trade' as kind, ${TRADE_CASH} as amount, l.fx_rate_to_cad as rate, null::numeric as worth,
        l.kind as side
      from exchanged, own join visible_lots l on l.portfolio_id = own.id join stocks s on s.id = l.stock_id
      where s.currency = ${currency} and l.event_id is null
      union all
      select e.date, e.kind, ${EVENT_CASH}, e.fx_rate_to_cad,
        case when e.kind = 'currencyExchange' and e.counter_currency = 'CAD' then -e.counter_amount end, e.kind
      from exchanged, own join visible_book_events e on e.portfolio_id = own.id
      where e.currency = ${currency} and e.kind not in ('openingBalance', 'cashAdjustment')
      union all
      select e.date, e.kind, e.counter_amount, null, case when e.currency = 'CAD' then e.gross end, 'in'
      from exchanged, own join visible_book_events e on e.portfolio_id = own.id
      where e.kind = 'currencyExchange' and e.counter_currency = ${currency})
    select date::text as date, kind, sum(amount)::text as amount, rate::text as "fxRateToCad", sum(worth)::text as worth
    from moves where amount <> 0 group by date, kind, side, rate, worth is null, amount < 0 order by date`)
  return rows
}
