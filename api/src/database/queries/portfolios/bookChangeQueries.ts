import { CURRENCIES, type Currency } from '@palier/domain/market/currency'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { openingsOf } from './cashQueries.ts'

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

/** Assignments in a row of `portfolios` for every write on its book: the next version, and its balances if known. */
function bookChange(cash: CashChange): SQL {
  return sql`book_version = portfolios.book_version + 1 ${balancesAfter(cash)}`
}

function balancesAfter(cash: CashChange): SQL {
  if (cash === 'unknown') return sql`, cash_balances = null`
  if (cash.length === 0) return sql``
  // Rows of their own: of what is unpacked from JSON the planner expects hundreds.
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
  return sql`, cash_balances = case when portfolios.cash_balances is not null
    then jsonb_build_object(${sql.join(balances, sql`, `)}) end`
}

/**
 * Invalidates data derived from the portfolio's events from that day on, such as a previewed file.
 */
export async function recordEventChange(
  database: Database,
  portfolioId: string,
  cash: CashChange = 'unknown',
): Promise<void> {
  await database.execute(sql`update portfolios set ${bookChange(cash)} where id = ${portfolioId}::uuid`)
}

/** Invalidates data derived from the portfolio's holdings from that day on. */
export async function recordHoldingsChange(database: Database, portfolioId: string, from: string): Promise<void> {
  await database.execute(sql`update portfolios
    set ${holdingsChange(sql`${from}::date`, 'unknown')} where id = ${portfolioId}::uuid`)
}

/** Like `bookChange`, and also invalidates stored values from that day on. */
export function holdingsChange(from: SQL, cash: CashChange): SQL {
  return sql`${bookChange(cash)}, valued_through = least(portfolios.valued_through, ${from} - 1)`
}
