import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

/**
 * Ticker and exchange together identify a listing: `T` is one company in Toronto and another in New
 * York.
 */
export const stocks = pgTable(
  'stocks',
  {
    id: uuid('id').primaryKey(),
    ticker: text('ticker').notNull(),
    exchangeCode: text('exchange_code').notNull(),
    symbolSuffix: text('symbol_suffix'),
    companyName: text('company_name').notNull(),
    currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
    kind: text('kind').notNull(),
    sector: text('sector'),
    industry: text('industry'),
    subIndustry: text('sub_industry'),
    companyKey: text('company_key').notNull(),
    city: text('city'),
    country: text('country').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    unique('stocks_ticker_exchange_code_unique').on(table.ticker, table.exchangeCode),
    index('stocks_company_key_index').on(table.companyKey),
    check('stocks_currency_check', sql`${table.currency} in ('CAD', 'USD')`),
  ],
)

/** Stock of a row. A stock with such rows cannot be deleted. */
export function stockId() {
  return uuid('stock_id')
    .notNull()
    .references(() => stocks.id)
}
