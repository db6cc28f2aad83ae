import { CURRENCIES, type Currency } from '@palier/domain/market/currency'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { openingsOf } from './cashQueries.ts'
import type { PortfolioRow } from './portfolioQueries.ts'

/** Change of the account's cash on a day, as exact text; negative if cash is withdrawn. */
export type CashMove = {
  /** In this currency, or in the stock's currency. */
  readonly of: { readonly currency: Currency } | { readonly stockId: string }
  readonly date: string
  readonly amount: string
  /**
   * Set for an adjustment, which also counts on the day of an opening balance entered before it.
   */
  readonly entryOrder: number | null
}

/** Effect of a write on a portfolio's cash. If unknown, balances are recomputed when next read. */
export type CashChange = readonly CashMove[] | 'unknown'

export const NO_CASH: CashChange = []

// Limit of the change list. Beyond it, the whole book counts as changed.
const MOST_CHANGES = 50
const FIRST_DAY = '0001-01-01'

/**
 * Columns of `portfolios` that every write on a book sets: the next version, the first day changed,
 * and the balances if known. If another process has written without recording days, the whole book
 * counts as changed.
 */
function bookChange(from: SQL, cash: CashChange): SQL {
  const isTold = sql`jsonb_array_length(portfolios.changes) < ${MOST_CHANGES}
    and (portfolios.changes -> -1 ->> 0)::int = portfolios.book_version`
  const earlier = sql`(select coalesce(jsonb_agg(told.value order by told.ordinality), '[]')
    from jsonb_array_elements(portfolios.changes) with ordinality told where told.value ->> 1 < ${from}::text)`
  const change = (day: SQL) => sql`jsonb_build_array(jsonb_build_array(portfolios.book_version + 1, ${day}::text))`
  return sql`book_version = portfolios.book_version + 1,
    changes = case when ${isTold} then ${earlier} || ${change(from)} else ${change(sql`${FIRST_DAY}`)} end
    ${cash === 'unknown' ? sql`` : balancesAfter(cash)}`
}

/** First day changed since an earlier version of the book. */
export function changedSince({ bookVersion, changes }: Pick<PortfolioRow, 'bookVersion' | 'changes'>, version: number) {
  const isTold = changes.at(-1)?.[0] === bookVersion
  return (isTold && changes.find(([later]) => later > version)?.[1]) || FIRST_DAY
}

function balancesAfter(cash: readonly CashMove[]): SQL {
  const isKnown = sql`portfolios.cash_version = portfolios.book_version`
  const version = sql`, cash_version = case when ${isKnown} then portfolios.book_version + 1 end`
  if (cash.length === 0) return version
  // Rows of VALUES instead of JSON: for unpacked JSON the planner expects hundreds of rows.
  const moves = cash.map(({ of, date, amount, entryOrder }) => {
    const currency =
      'currency' in of ? sql`${of.currency}::text` : sql`(select currency from stocks where id = ${of.stockId}::uuid)`
    return sql`(${currency}, ${date}::date, ${amount}::numeric, ${entryOrder ?? 0}::bigint)`
  })
  const balances = CURRENCIES.map((currency) => {
    const code = sql`${currency}::text`
    return sql`${code}, ((portfolios.cash_balances ->> ${code})::numeric + coalesce((
      select sum(m.amount) from (values ${sql.join(moves, sql`, `)}) m(currency, date, amount, entry_order)
      where m.currency = ${code}
        and not exists (${openingsOf(code)} and (e.date, e.entry_order) > (m.date, m.entry_order))), 0))::text`
  })
  return sql`${version},
    cash_balances = case when ${isKnown} then jsonb_build_object(${sql.join(balances, sql`, `)}) end`
}

/**
 * Invalidates data derived from the portfolio's events from that day on, such as a previewed file.
 */
export async function recordEventChange(
  database: Database,
  portfolioId: string,
  from: string,
  cash: CashChange = 'unknown',
): Promise<void> {
  await database.execute(sql`update portfolios set ${bookChange(sql`${from}::date`, cash)}
    where id = ${portfolioId}::uuid`)
}

/** Invalidates data derived from the portfolio's holdings from that day on. */
export async function recordHoldingsChange(database: Database, portfolioId: string, from: string): Promise<void> {
  await database.execute(sql`update portfolios
    set ${holdingsChange(sql`${from}::date`, 'unknown')} where id = ${portfolioId}::uuid`)
}

/** Like `bookChange`, and also invalidates stored values from that day on. */
export function holdingsChange(from: SQL, cash: CashChange): SQL {
  return sql`${bookChange(from, cash)}, valued_through = least(portfolios.valued_through, ${from} - 1)`
}
