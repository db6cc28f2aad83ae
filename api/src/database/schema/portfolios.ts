import { MISSING_FACTS } from '@palier/domain/imports/missingFact'
import { BOOK_EVENT_KINDS, INCOME_KINDS } from '@palier/domain/portfolios/bookEvent'
import type { LotKind } from '@palier/domain/portfolios/lot'
import type { Currency } from '@palier/domain/market/currency'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'
import { instant, postponement, version, wholeJson } from './columns.ts'
import { stockId, stocks } from './stocks.ts'

export const portfolios = pgTable(
  'portfolios',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
    // Cash entered by hand. In mode `ledger` it is replaced by the computed balances.
    amountOfMoney: numeric('amount_of_money', { precision: 20, scale: 4 }).notNull(),
    cashMode: text('cash_mode', { enum: ['byHand', 'ledger'] })
      .notNull()
      .default('byHand'),
    accountKind: text('account_kind', { enum: ['nonRegistered', 'tfsa', 'rrsp', 'fhsa', 'resp', 'rrif'] })
      .notNull()
      .default('nonRegistered'),
    // `self`: the user. `spouse`: their spouse or common-law partner.
    owner: text('owner', { enum: ['self', 'spouse'] })
      .notNull()
      .default('self'),
    version: version(),
    // Version of the lots and events. Values computed from another version are not stored.
    bookVersion: integer('book_version').notNull().default(1),
    // Balances of the cash that follows the events, as exact text by currency; null if a read has to compute them.
    cashBalances: jsonb('cash_balances').$type<Record<Currency, string>>(),
    // The days whose stored values are valid, both included; null while there are none.
    valuedFrom: date('valued_from', { mode: 'string' }),
    valuedThrough: date('valued_through', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('portfolios_user_id_created_at_index').on(table.userId, table.createdAt),
    check('portfolios_currency_check', sql`${table.currency} in ('CAD', 'USD')`),
    check('portfolios_owner_check', sql`${table.owner} in ('self', 'spouse')`),
    check('portfolios_cash_mode_check', sql`${table.cashMode} in ('byHand', 'ledger')`),
    check(
      'portfolios_account_kind_check',
      sql`${table.accountKind} in ('nonRegistered', 'tfsa', 'rrsp', 'fhsa', 'resp', 'rrif')`,
    ),
  ],
)

function sum(name: string) {
  return numeric(name).notNull().default('0')
}

export const portfolioStocks = pgTable(
  'portfolio_stocks',
  {
    portfolioId: uuid('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    stockId: stockId(),
    note: text('note').notNull(),
    addedAt: instant('added_at').notNull(),
    // Exact sums over its lots, so that lots need not be read.
    lotCount: integer('lot_count').notNull().default(0),
    purchasedShareCount: sum('purchased_share_count'),
    soldShareCount: sum('sold_share_count'),
    purchaseCost: sum('purchase_cost'),
    soldCost: sum('sold_cost'),
    proceeds: sum('proceeds'),
    newestTradeDate: date('newest_trade_date', { mode: 'string' }),
    newestTradeOrder: bigint('newest_trade_order', { mode: 'number' }).notNull().default(0),
    newestDayBuysFirst: boolean('newest_day_buys_first').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.portfolioId, table.stockId] }),
    index('portfolio_stocks_stock_id_index').on(table.stockId),
  ],
)

function ofPortfolioStock(name: string, { portfolioId, stockId }: { portfolioId: AnyPgColumn; stockId: AnyPgColumn }) {
  return foreignKey({
    name: `${name}_portfolio_id_stock_id_fk`,
    columns: [portfolioId, stockId],
    foreignColumns: [portfolioStocks.portfolioId, portfolioStocks.stockId],
  }).onDelete('cascade')
}

/**
 * Events other than purchases and sales, as stated by the broker. Their ledger rows are in `lots`.
 * Amounts are in the event's currency. Read `visibleBookEvents`: the table also holds events of
 * imports in progress.
 */
export const bookEvents = pgTable(
  'book_events',
  {
    id: uuid('id').primaryKey(),
    portfolioId: uuid('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    // Null for an event of the account alone.
    stockId: uuid('stock_id').references(() => stocks.id),
    // Target of a transfer; null if the shares leave the user's portfolios.
    otherPortfolioId: uuid('other_portfolio_id').references(() => portfolios.id, { onDelete: 'set null' }),
    // Resulting stock of a conversion or spin-off.
    otherStockId: uuid('other_stock_id').references(() => stocks.id),
    kind: text('kind', { enum: BOOK_EVENT_KINDS }).notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    // Orders the events of a day.
    entryOrder: bigint('entry_order', { mode: 'number' }).generatedAlwaysAsIdentity(),
    recordDate: date('record_date', { mode: 'string' }),
    quantity: numeric('quantity', { precision: 18, scale: 6 }),
    numerator: numeric('numerator', { precision: 18, scale: 6 }),
    denominator: numeric('denominator', { precision: 18, scale: 6 }),
    perShare: numeric('per_share', { precision: 20, scale: 8 }),
    gross: numeric('gross', { precision: 20, scale: 8 }),
    withheld: numeric('withheld', { precision: 20, scale: 8 }),
    net: numeric('net', { precision: 20, scale: 8 }),
    cashInLieu: numeric('cash_in_lieu', { precision: 20, scale: 8 }),
    costShare: numeric('cost_share', { precision: 20, scale: 8 }),
    // Amount received in a currency exchange.
    counterAmount: numeric('counter_amount', { precision: 20, scale: 8 }),
    counterCurrency: text('counter_currency', { enum: ['CAD', 'USD'] }),
    currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
    fxRateToCad: numeric('fx_rate_to_cad', { precision: 20, scale: 10 }),
    incomeKind: text('income_kind', { enum: INCOME_KINDS }),
    isEstimate: boolean('is_estimate').notNull().default(false),
    note: text('note').notNull(),
    importId: uuid('import_id').references((): AnyPgColumn => imports.id, { onDelete: 'set null' }),
    version: version(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('book_events_portfolio_id_date_index').on(table.portfolioId, table.date, table.entryOrder),
    index('book_events_opening_index')
      .on(table.portfolioId, table.currency, table.date, table.entryOrder)
      .where(sql`${table.kind} = 'openingBalance'`),
    index('book_events_stock_id_index').on(table.stockId),
    index('book_events_other_portfolio_id_index')
      .on(table.otherPortfolioId)
      .where(sql`${table.otherPortfolioId} is not null`),
    index('book_events_other_stock_id_index')
      .on(table.otherStockId)
      .where(sql`${table.otherStockId} is not null`),
    index('book_events_import_id_index')
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
    check('book_events_kind_check', oneOf(table.kind, BOOK_EVENT_KINDS)),
    check('book_events_income_kind_check', oneOf(table.incomeKind, INCOME_KINDS)),
    check('book_events_currency_check', sql`${table.currency} in ('CAD', 'USD')`),
    check('book_events_counter_currency_check', sql`${table.counterCurrency} in ('CAD', 'USD')`),
  ],
)

function oneOf(column: AnyPgColumn, values: readonly string[]) {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}

const LEDGER_KINDS = [
  'buy',
  'sell',
  'split',
  'cashInLieu',
  'returnOfCapital',
  'notional',
  'transferOut',
  'transferIn',
  'convertedOut',
  'convertedIn',
  'costOut',
] as const

/**
 * Ledger row of a stock: a purchase, a sale, or part of an event. Rows of one day are ordered by
 * `tradeOrder`, then `entryOrder`. The table also holds rows of imports in progress: read
 * `visibleLots`, or `visibleLedger` to include events.
 */
export const lots = pgTable(
  'lots',
  {
    id: uuid('id').primaryKey(),
    portfolioId: uuid('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    stockId: stockId(),
    // Typed as the trades of `visibleLots`; other kinds are written and read as text.
    kind: text('kind').$type<LotKind>().notNull(),
    // Calendar date, never shifted by a time zone.
    tradeDate: date('trade_date', { mode: 'string' }).notNull(),
    // Milliseconds since midnight of that date; 0 if only the date is known. Splits precede trades;
    // changes of only the cost base follow them.
    tradeOrder: bigint('trade_order', { mode: 'number' }).notNull().default(0),
    entryOrder: bigint('entry_order', { mode: 'number' }).generatedAlwaysAsIdentity(),
    quantity: numeric('quantity', { precision: 18, scale: 6 }).notNull(),
    price: numeric('price', { precision: 20, scale: 8 }).notNull(),
    // Exact total cost of shares transferred in. Recomputed with the portfolio of origin.
    cost: numeric('cost', { precision: 40, scale: 20 }),
    note: text('note').notNull(),
    // Fee in the stock's currency; rate in Canadian dollars for one unit of it on the day of the
    // trade.
    fee: numeric('fee', { precision: 20, scale: 8 }),
    fxRateToCad: numeric('fx_rate_to_cad', { precision: 20, scale: 10 }),
    // Date stated by the file; if null, derived from the trade date.
    settlementDate: date('settlement_date', { mode: 'string' }),
    importId: uuid('import_id').references(() => imports.id, { onDelete: 'set null' }),
    eventId: uuid('event_id').references(() => bookEvents.id, { onDelete: 'cascade' }),
    version: version(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('lots_portfolio_id_stock_id_order_index').on(
      table.portfolioId,
      table.stockId,
      table.tradeDate,
      table.tradeOrder,
      table.entryOrder,
    ),
    index('lots_portfolio_id_order_index').on(table.portfolioId, table.tradeDate, table.tradeOrder, table.entryOrder),
    index('lots_import_id_index')
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
    index('lots_event_id_index')
      .on(table.eventId)
      .where(sql`${table.eventId} is not null`),
    index('lots_split_index')
      .on(table.portfolioId, table.stockId, table.tradeDate)
      .where(sql`${table.kind} = 'split'`),
    check('lots_kind_check', oneOf(table.kind, LEDGER_KINDS)),
    check('lots_quantity_check', sql`${table.quantity} > 0`),
    check('lots_price_check', sql`${table.price} >= 0`),
  ],
)

/** Answer of a user to a known split, for each portfolio that held the stock. */
export const splitAnswers = pgTable(
  'split_answers',
  {
    portfolioId: uuid('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    stockId: stockId(),
    // First day on which the new shares trade.
    date: date('date', { mode: 'string' }).notNull(),
    // Event entered for the split; null if none was entered, or it was undone separately.
    eventId: uuid('event_id').references(() => bookEvents.id, { onDelete: 'set null' }),
    // Share count of the stock's objective, stored on one of the rows entered together.
    objectiveBefore: numeric('objective_before', { precision: 20, scale: 6 }),
    objectiveAfter: numeric('objective_after', { precision: 20, scale: 6 }),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.portfolioId, table.stockId, table.date] }),
    index('split_answers_stock_id_index').on(table.stockId),
    index('split_answers_event_id_index').on(table.eventId),
  ],
)

/** Imports with hidden lots, aliased `i`. */
export const HIDDEN_IMPORTS = sql.raw(`select i.id from imports i where i.status in ('entering', 'leaving')`)

const IS_VISIBLE = sql`(${lots.importId} is null or ${lots.importId} not in (${HIDDEN_IMPORTS}))`

export const visibleBookEvents = pgView('visible_book_events').as((query) =>
  query
    .select()
    .from(bookEvents)
    .where(sql`(${bookEvents.importId} is null or ${bookEvents.importId} not in (${HIDDEN_IMPORTS}))`),
)

export const visibleLots = pgView('visible_lots').as((query) =>
  query
    .select()
    .from(lots)
    .where(sql`${lots.kind} in ('buy', 'sell') and ${IS_VISIBLE}`),
)

/** Visible purchases, sales and parts of events. */
export const visibleLedger = pgView('visible_ledger').as((query) => query.select().from(lots).where(IS_VISIBLE))

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
    ...postponement(),
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

/**
 * Checkpoints: running sums of a stock's lots through a day, about a hundred lots apart. A change
 * is replayed from the nearest one.
 */
export const positionMarks = pgTable(
  'position_marks',
  {
    portfolioId: uuid('portfolio_id').notNull(),
    stockId: uuid('stock_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    lotCount: integer('lot_count').notNull(),
    purchasedShareCount: numeric('purchased_share_count').notNull(),
    soldShareCount: numeric('sold_share_count').notNull(),
    purchaseCost: numeric('purchase_cost').notNull(),
    soldCost: numeric('sold_cost').notNull(),
    proceeds: numeric('proceeds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.portfolioId, table.stockId, table.date] }),
    ofPortfolioStock('position_marks', table),
  ],
)

/** Value of a portfolio at the end of a day, without cash, in its currency. */
export const portfolioDays = pgTable(
  'portfolio_days',
  {
    portfolioId: uuid('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    value: numeric('value').notNull(),
    invested: numeric('invested').notNull(),
  },
  (table) => [primaryKey({ columns: [table.portfolioId, table.date] })],
)

/**
 * An import's lots are written in several transactions while it is `entering` and deleted while it
 * is `leaving`. They are hidden in both states. One transaction makes it `done`, or starts the
 * undo.
 */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    portfolioId: uuid('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['staged', 'entering', 'done', 'leaving', 'undone'] }).notNull(),
    header: text('header').array().notNull(),
    headerKey: text('header_key').notNull(),
    rowCount: integer('row_count').notNull(),
    // Records that are not rows. Null for files staged by earlier versions.
    remainder: jsonb('remainder').$type<{ headerLine: number | null; blankCount: number }>(),
    // Column mapping and outcome; null until known.
    reading: jsonb('reading'),
    outcome: jsonb('outcome'),
    // Current lease. An expired one marks unfinished work.
    leaseId: uuid('lease_id'),
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('imports_user_id_index').on(table.userId),
    index('imports_portfolio_id_index').on(table.portfolioId),
    index('imports_created_at_index').on(table.createdAt),
    // At most one lease a portfolio.
    uniqueIndex('imports_portfolio_id_lease_unique')
      .on(table.portfolioId)
      .where(sql`${table.leaseId} is not null`),
    index('imports_hidden_index')
      .on(table.id)
      .where(sql`${table.status} in ('entering', 'leaving')`),
    check('imports_status_check', sql`${table.status} in ('staged', 'entering', 'done', 'leaving', 'undone')`),
  ],
)

/** Rows of a staged file in blocks, with their outcomes once known. */
export const importBlocks = pgTable(
  'import_blocks',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    block: integer('block').notNull(),
    rows: wholeJson('rows').notNull(),
    verdicts: wholeJson('verdicts'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.block] })],
)

/**
 * Imported event with a missing fact that only the user knows. Completed once `eventId` names the
 * event entered for it, or dismissed. Deleted with its import.
 */
export const incompleteEvents = pgTable(
  'incomplete_events',
  {
    id: uuid('id').primaryKey(),
    portfolioId: uuid('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    kind: text('kind', { enum: BOOK_EVENT_KINDS }).notNull(),
    missing: text('missing', { enum: MISSING_FACTS }).notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    // Null if the file names no stock, or its symbol is unknown.
    stockId: uuid('stock_id').references(() => stocks.id),
    otherStockId: uuid('other_stock_id').references(() => stocks.id),
    symbol: text('symbol'),
    quantity: numeric('quantity', { precision: 18, scale: 6 }),
    otherQuantity: numeric('other_quantity', { precision: 18, scale: 6 }),
    numerator: numeric('numerator', { precision: 18, scale: 6 }),
    denominator: numeric('denominator', { precision: 18, scale: 6 }),
    gross: numeric('gross', { precision: 20, scale: 8 }),
    cashInLieu: numeric('cash_in_lieu', { precision: 20, scale: 8 }),
    currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
    text: text('text').notNull(),
    eventId: uuid('event_id').references(() => bookEvents.id, { onDelete: 'set null' }),
    dismissedAt: instant('dismissed_at'),
  },
  (table) => [
    index('incomplete_events_portfolio_id_index').on(table.portfolioId, table.date, table.line),
    index('incomplete_events_import_id_index').on(table.importId),
    index('incomplete_events_event_id_index')
      .on(table.eventId)
      .where(sql`${table.eventId} is not null`),
    check('incomplete_events_kind_check', oneOf(table.kind, BOOK_EVENT_KINDS)),
    check('incomplete_events_missing_check', oneOf(table.missing, MISSING_FACTS)),
    check('incomplete_events_currency_check', sql`${table.currency} in ('CAD', 'USD')`),
  ],
)

export const importMappings = pgTable(
  'import_mappings',
  {
    userId: userId(),
    headerKey: text('header_key').notNull(),
    answers: jsonb('answers').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.headerKey] })],
)
