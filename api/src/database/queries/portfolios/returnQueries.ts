import { decimal } from '@palier/domain/kernel/decimal'
import type { Currency } from '@palier/domain/market/currency'
import type { BookEventKind } from '@palier/domain/portfolios/bookEvent'
import { sql } from 'drizzle-orm'
import { mapYielding } from '../../../kernel/mapYielding.ts'
import type { Database } from '../../kernel/database.ts'
import { sharedDate } from '../../kernel/sharedDate.ts'
import { EVENT_CASH } from './cashQueries.ts'

export type DailyEvents = {
  portfolioId: string
  stockId: string | null
  date: string
  kind: BookEventKind
  currency: Currency
  /** Stated Canadian dollars for one unit of the currency; null if none was entered. */
  rateToCad: string | null
  /** Total paid, before and after withholding; null if no amount is stated. */
  gross: string | null
  paid: string | null
  cash: string
  /** Amount received in a currency exchange, in the other currency. */
  counter: { currency: Currency; amount: string } | null
  /** Decides which of several opening balances on a day counts: the last one. */
  entryOrder: number
}

type Row = { portfolioId: string; stockId: string | null; events: string }

const NOTHING = '-'

/**
 * Events of portfolios, each since its own day. Events of the same stock, day and kind are summed
 * if possible. Fetched as one text a stock: rows took ten times as long.
 */
export async function findDailyEvents(
  database: Database,
  wanted: readonly { portfolioId: string; from: string }[],
): Promise<DailyEvents[]> {
  const { rows } = await database.execute<Row>(sql`
    select e.portfolio_id as "portfolioId", e.stock_id as "stockId",
      string_agg(concat_ws(' ', e.date, e.kind, e.currency, coalesce(e.gross::text, ${NOTHING}),
          coalesce(coalesce(e.net, e.gross - coalesce(e.withheld, 0))::text, ${NOTHING}), coalesce(${EVENT_CASH}, 0),
          coalesce(e.counter_currency, ${NOTHING}), coalesce(e.counter_amount, 0), e.entry_order,
          coalesce(e.fx_rate_to_cad::text, ${NOTHING})),
        ' ' order by e.date, e.kind, e.currency, e.entry_order) as events
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("portfolioId" uuid, "from" date)
    -- By their days: without the offset the planner looks through the events of everybody.
    cross join lateral (
      select * from visible_book_events r
      where r.portfolio_id = w."portfolioId" and r.date >= w."from" offset 0) e
    group by 1, 2`)
  return (await mapYielding(rows, eventsOf)).flat()
}

const FIELDS = 10
const STANDS_ALONE: ReadonlySet<BookEventKind> = new Set(['openingBalance', 'cashAdjustment', 'currencyExchange'])

function eventsOf({ portfolioId, stockId, events: text }: Row): DailyEvents[] {
  const fields = text.split(' ')
  const events: DailyEvents[] = []
  for (let at = 0; at < fields.length; at += FIELDS) {
    const [date = '', kind, currency, gross, paid, cash = '', counter, amount = '', ...more] = fields.slice(
      at,
      at + FIELDS,
    )
    const [entryOrder, rateToCad] = more
    const event: DailyEvents = {
      portfolioId,
      stockId,
      date: sharedDate(date),
      kind: kind as BookEventKind,
      currency: currency as Currency,
      gross: textOrNull(gross),
      paid: textOrNull(paid),
      cash,
      entryOrder: Number(entryOrder),
      rateToCad: textOrNull(rateToCad),
      counter: counter === NOTHING ? null : { currency: counter as Currency, amount },
    }
    const last = events.at(-1)
    if (last && isSame(last, event)) {
      last.gross = sum(last.gross, event.gross)
      last.paid = sum(last.paid, event.paid)
      last.cash = sum(last.cash, event.cash) ?? '0'
    } else events.push(event)
  }
  return events
}

function isSame(one: DailyEvents, other: DailyEvents): boolean {
  if (one.date !== other.date || one.kind !== other.kind || one.currency !== other.currency) return false
  if (one.rateToCad !== other.rateToCad) return false
  return !STANDS_ALONE.has(one.kind)
}

function sum(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return decimal(one).plus(other).toString()
}

function textOrNull(text = NOTHING): string | null {
  return text === NOTHING ? null : text
}
