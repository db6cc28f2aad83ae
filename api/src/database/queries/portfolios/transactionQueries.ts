import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import type { LotCursor } from './lotQueries.ts'

export type TransactionRow = LotCursor & {
  lotId: string
  eventId: string | null
  portfolioId: string
  stockId: string
  kind: 'buy' | 'sell'
  quantity: string
  price: string
  companyName: string
  symbol: string
  currency: 'CAD' | 'USD'
}

export type TransactionsWanted = {
  userId: string
  portfolioId: string | null
  first: number | null
  after: LotCursor | null
}

const COLUMNS = sql.raw(`l.id as "lotId", l.event_id as "eventId", l.portfolio_id as "portfolioId",
  l.stock_id as "stockId", l.kind, l.trade_date::text as "tradeDate", l.trade_order::float8 as "tradeOrder",
  l.entry_order::float8 as "entryOrder", l.quantity::text as quantity, l.price::text as price,
  s.company_name as "companyName", s.ticker as symbol, s.currency`)

/** Newest first. Reads at most one page per portfolio. */
export async function findTransactions(database: Database, wanted: TransactionsWanted): Promise<TransactionRow[]> {
  const { userId, portfolioId, first, after } = wanted
  const ofPortfolio = portfolioId === null ? sql`` : sql`and p.id = ${portfolioId}::uuid`
  const older =
    after === null
      ? sql``
      : sql`and (o.trade_date, o.trade_order, o.entry_order)
          < (${after.tradeDate}::date, ${after.tradeOrder}::bigint, ${after.entryOrder}::bigint)`
  const limit = first === null ? sql`` : sql`limit ${first}::int`
  const { rows } = await database.execute<Record<string, unknown> & TransactionRow>(sql`
    select ${COLUMNS}
    from portfolios p
    cross join lateral (
      select * from visible_lots o where o.portfolio_id = p.id ${older}
      order by o.trade_date desc, o.trade_order desc, o.entry_order desc ${limit}
    ) l
    join stocks s on s.id = l.stock_id
    where p.user_id = ${userId}::uuid ${ofPortfolio}
    order by l.trade_date desc, l.trade_order desc, l.entry_order desc ${limit}`)
  return rows
}

export async function findTransactionsById(database: Database, lotIds: readonly string[]): Promise<TransactionRow[]> {
  if (lotIds.length === 0) return []
  const { rows } = await database.execute<Record<string, unknown> & TransactionRow>(sql`
    select ${COLUMNS} from visible_lots l join stocks s on s.id = l.stock_id
    where l.id = any(${`{${lotIds.join()}}`}::uuid[])`)
  return rows
}

/** Adds up stored counts instead of reading lots. */
export async function countTransactions(
  database: Database,
  userId: string,
  portfolioId: string | null,
): Promise<number> {
  const ofPortfolio = portfolioId === null ? sql`` : sql`and p.id = ${portfolioId}::uuid`
  const { rows } = await database.execute<{ count: number }>(sql`
    select coalesce(sum(h.lot_count), 0)::int as count
    from portfolios p join portfolio_stocks h on h.portfolio_id = p.id
    where p.user_id = ${userId}::uuid ${ofPortfolio}`)
  return rows[0]?.count ?? 0
}
