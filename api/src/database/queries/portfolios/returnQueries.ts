import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import type { BookEventKind } from '@palier/domain/portfolios/bookEvent'
import type { Currency } from '@palier/domain/market/currency'

/** The fees of a stock's purchases and sales on a day, as exact text. */
type DailyFees = { portfolioId: string; stockId: string; date: string; purchases: string; sales: string }

/** The fees of trades after a day, one row a stock and day; `stockId` is null for all stocks. */
export async function findFeesAfter(
  database: Database,
  portfolioIds: readonly string[],
  stockId: string | null,
  after: string,
): Promise<DailyFees[]> {
  const { rows } = await database.execute<DailyFees>(sql`
    select portfolio_id as "portfolioId", stock_id as "stockId", trade_date::text as date,
      coalesce(sum(fee) filter (where kind = 'buy'), 0)::text as purchases,
      coalesce(sum(fee) filter (where kind = 'sell'), 0)::text as sales
    from visible_lots
    where portfolio_id in ${idsOf(portfolioIds)} and trade_date > ${after}::date and fee is not null ${ofStock(stockId)}
    group by 1, 2, 3`)
  return rows
}

/** What events of one kind paid on a day, as exact text; `stockId` is null where they are of the account. */
export type DailyPayments = {
  portfolioId: string
  stockId: string | null
  date: string
  kind: BookEventKind
  currency: Currency
  gross: string
  paid: string
}

/** What events paid after a day, one row a stock, day, kind and currency; `stockId` is null for all of them. */
export async function findPaymentsAfter(
  database: Database,
  portfolioIds: readonly string[],
  stockId: string | null,
  after: string,
): Promise<DailyPayments[]> {
  const { rows } = await database.execute<DailyPayments>(sql`
    select portfolio_id as "portfolioId", stock_id as "stockId", date::text as date, kind, currency,
      sum(gross)::text as gross, sum(coalesce(net, gross - coalesce(withheld, 0)))::text as paid
    from visible_book_events
    where portfolio_id in ${idsOf(portfolioIds)} and date > ${after}::date and gross is not null ${ofStock(stockId)}
    group by 1, 2, 3, 4, 5 order by 3`)
  return rows
}

function ofStock(stockId: string | null) {
  return stockId === null ? sql`` : sql`and stock_id = ${stockId}::uuid`
}

function idsOf(ids: readonly string[]) {
  return sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
}
