import { sql } from 'drizzle-orm'
import { bigint, check, date, index, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'
import { instant, version } from './columns.ts'
import { stockId } from './stocks.ts'

export const portfolios = pgTable(
  'portfolios',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
    amountOfMoney: numeric('amount_of_money', { precision: 20, scale: 4 }).notNull(),
    version: version(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('portfolios_user_id_created_at_index').on(table.userId, table.createdAt),
    check('portfolios_currency_check', sql`${table.currency} in ('CAD', 'USD')`),
  ],
)

export const portfolioStocks = pgTable(
  'portfolio_stocks',
  {
    portfolioId: uuid('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    stockId: stockId(),
    note: text('note').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.portfolioId, table.stockId] }),
    index('portfolio_stocks_stock_id_index').on(table.stockId),
  ],
)

/** A purchase or a sale. Lots of one day follow each other by `tradeOrder`, then by `entryOrder`. */
export const lots = pgTable(
  'lots',
  {
    id: uuid('id').primaryKey(),
    portfolioId: uuid('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    stockId: stockId(),
    kind: text('kind', { enum: ['buy', 'sell'] }).notNull(),
    // A plain date, never shifted by a zone.
    tradeDate: date('trade_date', { mode: 'string' }).notNull(),
    // Milliseconds since the midnight of that date; 0 where only the date is known.
    tradeOrder: bigint('trade_order', { mode: 'number' }).notNull().default(0),
    entryOrder: bigint('entry_order', { mode: 'number' }).generatedAlwaysAsIdentity(),
    quantity: numeric('quantity', { precision: 18, scale: 6 }).notNull(),
    price: numeric('price', { precision: 20, scale: 8 }).notNull(),
    note: text('note').notNull(),
    version: version(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('lots_portfolio_id_stock_id_trade_date_index').on(table.portfolioId, table.stockId, table.tradeDate),
    index('lots_stock_id_index').on(table.stockId),
    check('lots_kind_check', sql`${table.kind} in ('buy', 'sell')`),
    check('lots_quantity_check', sql`${table.quantity} > 0`),
    check('lots_price_check', sql`${table.price} >= 0`),
  ],
)

export const stockObjectives = pgTable(
  'stock_objectives',
  {
    userId: userId(),
    stockId: stockId(),
    kind: text('kind', {
      enum: [
        'totalTargetedValue',
        'totalInvestmentTargetedAmount',
        'totalTargetedShareCount',
        'percentageOfTotalInvestmentValue',
      ],
    }).notNull(),
    value: numeric('value', { precision: 20, scale: 6 }).notNull(),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.stockId] }),
    index('stock_objectives_stock_id_index').on(table.stockId),
    check(
      'stock_objectives_kind_check',
      sql`${table.kind} in ('totalTargetedValue', 'totalInvestmentTargetedAmount', 'totalTargetedShareCount', 'percentageOfTotalInvestmentValue')`,
    ),
  ],
)
