import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import type { LedgerKind } from '@palier/domain/portfolios/lot'
import { isUuid } from '../../kernel/isUuid.ts'
import { visibleLots } from '../../schema/portfolios.ts'
import type { LotCursor, LotPlace, LotRow } from './lotQueries.ts'
import { ledgerKindOf } from './lotRangeQueries.ts'

/** Ledger row for the cost base report. Amounts are exact text. */
export type TaxLot = LotCursor & { kind: LedgerKind } & Pick<
    LotRow,
    'quantity' | 'price' | 'fee' | 'fxRateToCad' | 'settlementDate'
  > & {
    /** Exact amount of an event's purchase or sale if its price cannot give it. */
    amount: string | null
    /** Other portfolio of a transfer; null for all else, and if it is not the user's. */
    otherPortfolioId: string | null
    /** Event that transfers cost to or from another stock or portfolio; null otherwise. */
    carrierId: string | null
  }

/** Lots of a position after one of them. Null starts with the first. */
export type TaxLotPage = LotPlace & { after: LotCursor | null }

export const LOTS_A_PAGE = 2_000

const BEFORE_ALL: LotCursor = { tradeDate: '-infinity', tradeOrder: 0, entryOrder: 0 }
const NOTHING = '-'

/**
 * Next page of lots of each position, oldest first. Fetched as text, which transfers faster than
 * rows.
 */
export async function findTaxLots(database: Database, pages: readonly TaxLotPage[]): Promise<TaxLot[][]> {
  const wanted = pages.map(({ portfolioId, stockId, after }) => ({ portfolioId, stockId, ...(after ?? BEFORE_ALL) }))
  const { rows } = await database.execute<{ lots: string | null }>(sql`
    select (
      select string_agg(concat_ws(' ', l.kind, l.trade_date, l.trade_order, l.entry_order, l.quantity,
          case when l.kind in ('transferIn', 'convertedIn') then coalesce(l.cost, l.price) else l.price end,
          coalesce(l.fee::text, ${NOTHING}), coalesce(l.fx_rate_to_cad::text, ${NOTHING}),
          -- What few rows have comes with these alone.
          case when l.settlement_date is not null or l.event_id is not null then concat_ws(' ',
            -- Rows of events settle on their own day; older ones have no settlement date.
            coalesce(l.settlement_date, case when l.event_id is not null then l.trade_date end)::text,
            coalesce((
              select case when e.portfolio_id = l.portfolio_id then e.other_portfolio_id else e.portfolio_id end
              from book_events e where e.id = l.event_id and e.kind = 'transfer')::text, ${NOTHING}),
            coalesce(case when l.kind in ('buy', 'sell') then l.cost end::text, ${NOTHING}),
            case when l.kind in ('convertedOut', 'convertedIn', 'costOut', 'transferOut', 'transferIn') then l.event_id end)
          end), ';'
          order by l.trade_date, l.trade_order, l.entry_order)
      from (
        select * from visible_ledger
        where portfolio_id = w."portfolioId" and stock_id = w."stockId"
          and (trade_date, trade_order, entry_order) > (w."tradeDate", w."tradeOrder", w."entryOrder")
        order by trade_date, trade_order, entry_order limit ${LOTS_A_PAGE}
      ) l) as lots
    from rows from (jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as ("portfolioId" uuid, "stockId" uuid,
      "tradeDate" date, "tradeOrder" bigint, "entryOrder" bigint)) with ordinality w
    order by w.ordinality`)
  return rows.map(({ lots }) => lots?.split(';').map(lotOf) ?? [])
}

export async function findLotCursor(database: Database, portfolioId: string, lotId: string): Promise<LotCursor | null> {
  if (!isUuid(lotId)) return null
  const { tradeDate, tradeOrder, entryOrder } = visibleLots
  const [row] = await database
    .select({ tradeDate, tradeOrder, entryOrder })
    .from(visibleLots)
    .where(and(eq(visibleLots.portfolioId, portfolioId), eq(visibleLots.id, lotId)))
  return row ?? null
}

function lotOf(text: string): TaxLot {
  const [kind, tradeDate = '', tradeOrder, entryOrder, quantity = '', price = '', fee, rate, ...more] = text.split(' ')
  const [settled, other, amount, carrier] = more
  return {
    kind: ledgerKindOf(kind),
    tradeDate,
    tradeOrder: Number(tradeOrder),
    entryOrder: Number(entryOrder),
    quantity,
    price,
    amount: textOrNull(amount),
    fee: textOrNull(fee),
    fxRateToCad: textOrNull(rate),
    settlementDate: textOrNull(settled),
    otherPortfolioId: textOrNull(other),
    carrierId: textOrNull(carrier),
  }
}

function textOrNull(cell = NOTHING): string | null {
  return cell === NOTHING ? null : cell
}
