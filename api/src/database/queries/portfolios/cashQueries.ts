import type { Currency } from '@palier/domain/market/currency'
import type { BookEventKind } from '@palier/domain/portfolios/bookEvent'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'

/** Cash effect of an event aliased `e`, in its currency. Matches `cashOf` of the domain. */
export const EVENT_CASH = sql.raw(`case
  when e.kind in ('split', 'spinOff') then coalesce(e.cash_in_lieu, 0)
  when e.kind = 'exchange' then coalesce(e.gross, 0) + coalesce(e.cash_in_lieu, 0)
  when e.kind = 'reinvestment' and e.per_share is null then 0
  when e.kind in ('income', 'reinvestment', 'returnOfCapital', 'deposit', 'openingBalance', 'cashAdjustment')
    then coalesce(e.net, coalesce(e.gross, 0) - coalesce(e.withheld, 0))
      - case e.kind when 'reinvestment' then e.quantity * e.per_share else 0 end
  when e.kind in ('fee', 'interestPaid', 'withdrawal', 'currencyExchange')
    then -coalesce(e.net, coalesce(e.gross, 0) - coalesce(e.withheld, 0))
  else 0 end`)

/**
 * Cash effect of a trade aliased `l`, in the currency of its stock. Matches `cashOfTrade` of the
 * domain.
 */
const TRADE_CASH = sql.raw(
  `case l.kind when 'buy' then -l.quantity * l.price else l.quantity * l.price end - coalesce(l.fee, 0)`,
)

export function openingsOf(currency: SQL): SQL {
  return sql`select from visible_book_events e
    where e.portfolio_id = portfolios.id and e.kind = 'openingBalance' and e.currency = ${currency}`
}

/**
 * Computes cash balances as exact text by currency: the latest opening balance plus all later moves. An adjustment entered
 * after an opening balance of the same day counts too. Stores the balances unless the portfolio has changed since.
 */
export async function computeBalances(
  database: Database,
  { id, bookVersion }: { id: string; bookVersion: number },
): Promise<Record<Currency, string>> {
  const { rows } = await database.execute<{ currency: Currency; amount: string }>(sql`
    with own as materialized (
      select c.currency, o.gross, o.date as opened, o.entry_order
      from (values ('CAD'), ('USD')) c(currency)
      left join lateral (
        select e.gross, e.date, e.entry_order from visible_book_events e
        where e.portfolio_id = ${id}::uuid and e.kind = 'openingBalance' and e.currency = c.currency
        order by e.date desc, e.entry_order desc limit 1) o on true),
    moves as (
      select currency, gross as change from own
      union all
      select own.currency, ${TRADE_CASH}
      from visible_lots l join stocks s on s.id = l.stock_id join own on own.currency = s.currency
      where l.portfolio_id = ${id}::uuid and l.event_id is null and (own.opened is null or l.trade_date > own.opened)
      union all
      select own.currency, ${EVENT_CASH}
      from visible_book_events e join own on own.currency = e.currency
      where e.portfolio_id = ${id}::uuid and e.kind <> 'openingBalance'
        and (own.opened is null or e.date > own.opened
          or (e.kind = 'cashAdjustment' and e.date = own.opened and e.entry_order > own.entry_order))
      union all
      select own.currency, e.counter_amount
      from visible_book_events e join own on own.currency = e.counter_currency
      where e.portfolio_id = ${id}::uuid and e.kind = 'currencyExchange' and (own.opened is null or e.date > own.opened)),
    balances as materialized (select currency, coalesce(sum(change), 0)::text as amount from moves group by 1),
    kept as (
      update portfolios
      set cash_balances = (select jsonb_object_agg(currency, amount) from balances)
      where id = ${id}::uuid and book_version = ${bookVersion})
    select currency, amount from balances`)
  const amountOf = (currency: Currency) => rows.find((row) => row.currency === currency)?.amount ?? '0'
  return { CAD: amountOf('CAD'), USD: amountOf('USD') }
}

/** Cash movements of a user in one currency on a day, as exact text, summed by kind and rate. */
type CurrencyMove = {
  date: string
  kind: BookEventKind | 'trade'
  amount: string
  fxRateToCad: string | null
  /** Counter value in Canadian dollars; null except for a currency exchange. */
  worth: string | null
}

/**
 * Cash movements in a foreign currency in the user's own non-registered portfolios, by day. Empty
 * if none of these portfolios has exchanged the currency. Excludes opening balances and
 * adjustments, whose cost is unknown.
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
        l.kind as side, l.entry_order as entered
      from exchanged, own join visible_lots l on l.portfolio_id = own.id join stocks s on s.id = l.stock_id
      where s.currency = ${currency} and l.event_id is null
      union all
      select e.date, e.kind, ${EVENT_CASH}, e.fx_rate_to_cad,
        case when e.kind = 'currencyExchange' and e.counter_currency = 'CAD' then -e.counter_amount end, e.kind,
        e.entry_order
      from exchanged, own join visible_book_events e on e.portfolio_id = own.id
      where e.currency = ${currency} and e.kind not in ('openingBalance', 'cashAdjustment')
      union all
      select e.date, e.kind, e.counter_amount, null, case when e.currency = 'CAD' then e.gross end, 'in',
        e.entry_order
      from exchanged, own join visible_book_events e on e.portfolio_id = own.id
      where e.kind = 'currencyExchange' and e.counter_currency = ${currency})
    select date::text as date, kind, sum(amount)::text as amount, rate::text as "fxRateToCad", sum(worth)::text as worth
    from moves where amount <> 0 group by date, kind, side, rate, worth is null, amount < 0
    -- Lots and events number their entries apart.
    order by date, kind = 'trade', min(entered), rate, worth is null, amount < 0`)
  return rows
}
