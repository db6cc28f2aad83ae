import { CURRENCIES, type Currency } from '@palier/domain/market/currency'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { openingsOf } from './cashQueries.ts'
import type { PortfolioRow } from './portfolioQueries.ts'

/** What a row adds to the cash of its account on a day, as exact text; below 0 what it takes. */
export type CashMove = {
  /** In this currency, or in that of this stock. */
  readonly of: { readonly currency: Currency } | { readonly stockId: string }
  readonly date: string
  readonly amount: string
  /** Of an adjustment, which counts on the day of an opening balance as well that was entered before it. */
  readonly entryOrder: number | null
}

/** What a write does to the cash of a portfolio. Where that is unknown its balances are counted anew when they are read. */
export type CashChange = readonly CashMove[] | 'unknown'

export const NO_CASH: CashChange = []

// Changes of ever later days are told apart up to so many; then all of the book may have changed.
const MOST_CHANGES = 50
const FIRST_DAY = '0001-01-01'

/**
 * What every write on a book sets in its row of `portfolios`: another version, from which day on that has changed it, and
 * its balances where they are known. Where another process has written that tells no days, all may have changed.
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

/** From which day on a book has changed since an earlier version of it. */
export function changedSince({ bookVersion, changes }: Pick<PortfolioRow, 'bookVersion' | 'changes'>, version: number) {
  const isTold = changes.at(-1)?.[0] === bookVersion
  return (isTold && changes.find(([later]) => later > version)?.[1]) || FIRST_DAY
}

function balancesAfter(cash: readonly CashMove[]): SQL {
  const isKnown = sql`portfolios.cash_version = portfolios.book_version`
  const version = sql`, cash_version = case when ${isKnown} then portfolios.book_version + 1 end`
  if (cash.length === 0) return version
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
  return sql`${version},
    cash_balances = case when ${isKnown} then jsonb_build_object(${sql.join(balances, sql`, `)}) end`
}

/** Tells what was read of a portfolio's events, such as a previewed file, that they have changed from that day on. */
export async function recordEventChange(
  database: Database,
  portfolioId: string,
  from: string,
  cash: CashChange = 'unknown',
): Promise<void> {
  await database.execute(sql`update portfolios set ${bookChange(sql`${from}::date`, cash)}
    where id = ${portfolioId}::uuid`)
}

/** Invalidates what is stored of a portfolio from that day on. */
export async function recordHoldingsChange(database: Database, portfolioId: string, from: string): Promise<void> {
  await database.execute(sql`update portfolios
    set ${holdingsChange(sql`${from}::date`, 'unknown')} where id = ${portfolioId}::uuid`)
}

/** As `bookChange`, where holdings are other ones from that day on. */
export function holdingsChange(from: SQL, cash: CashChange): SQL {
  return sql`${bookChange(from, cash)}, valued_through = least(portfolios.valued_through, ${from} - 1)`
}
