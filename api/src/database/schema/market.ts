import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { stocks } from './stocks.ts'

// Stored market data of a provider. The simulated exchange stores nothing.

function listing() {
  return uuid('stock_id')
    .notNull()
    .references(() => stocks.id, { onDelete: 'cascade' })
}

function price(name: string) {
  return numeric(name, { precision: 20, scale: 8 })
}

export const stockQuotes = pgTable('stock_quotes', {
  stockId: listing().primaryKey(),
  price: price('price').notNull(),
  previousClose: price('previous_close').notNull(),
  open: price('open').notNull(),
  dayLow: price('day_low').notNull(),
  dayHigh: price('day_high').notNull(),
  at: instant('at').notNull(),
  isIntraday: boolean('is_intraday').notNull(),
  marketCap: numeric('market_cap', { precision: 24, scale: 0 }),
  yearLow: price('year_low').notNull(),
  yearHigh: price('year_high').notNull(),
  doubtfulPrice: price('doubtful_price'),
})

/** Prices fetched today: providers publish their own intraday series hours later. */
export const priceSamples = pgTable(
  'price_samples',
  { stockId: listing(), at: instant('at').notNull(), price: price('price').notNull() },
  (table) => [primaryKey({ columns: [table.stockId, table.at] }), index('price_samples_at_index').on(table.at)],
)

/** Prices are in shares of that day, not adjusted for later splits. */
export const dailyCloses = pgTable(
  'daily_closes',
  {
    stockId: listing(),
    date: date('date').notNull(),
    close: price('close').notNull(),
    high: price('high'),
    low: price('low'),
    // In current shares: after a split, all days are stored again.
    volume: bigint('volume', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.stockId, table.date] })],
)

/** `date`: first day on which the new shares trade. */
export const stockSplits = pgTable(
  'stock_splits',
  {
    stockId: listing(),
    date: date('date').notNull(),
    numerator: price('numerator').notNull(),
    denominator: price('denominator').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stockId, table.date] }),
    check('stock_splits_ratio_check', sql`${table.numerator} > 0 and ${table.denominator} > 0`),
  ],
)

/** `amount`: per share of the ex-date, not adjusted for later splits. */
export const stockDividends = pgTable(
  'stock_dividends',
  {
    stockId: listing(),
    exDate: date('ex_date').notNull(),
    // Sequence number of dividends with the same ex-date, such as a regular and a special one.
    place: integer('place').notNull(),
    amount: price('amount').notNull(),
    currency: text('currency').notNull(),
    paymentDate: date('payment_date'),
    // Reinvested by the fund: no cash is paid.
    isReinvestedGain: boolean('is_reinvested_gain').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.stockId, table.exDate, table.place] })],
)

export const stockFundamentals = pgTable('stock_fundamentals', {
  stockId: listing().primaryKey(),
  dividendYield: numeric('dividend_yield', { precision: 12, scale: 6 }),
  targetPrice: price('target_price'),
  marketCap: numeric('market_cap', { precision: 24, scale: 0 }),
  priceEarnings: numeric('price_earnings', { precision: 14, scale: 4 }),
  payoutRatio: numeric('payout_ratio', { precision: 12, scale: 6 }),
  beta: numeric('beta', { precision: 12, scale: 6 }),
  logoUrl: text('logo_url'),
  asOf: instant('as_of').notNull(),
})

export const newsArticles = pgTable(
  'news_articles',
  {
    stockId: listing(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    at: instant('at').notNull(),
    link: text('link').notNull(),
    source: text('source').notNull(),
    sentiment: doublePrecision('sentiment'),
    symbols: text('symbols').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stockId, table.id] }),
    index('news_articles_stock_id_at_index').on(table.stockId, table.at),
    index('news_articles_at_index').on(table.at),
  ],
)

/** Canadian dollars for one US dollar. */
export const exchangeRates = pgTable('exchange_rates', {
  pair: text('pair').primaryKey(),
  rate: numeric('rate', { precision: 18, scale: 8 }).notNull(),
  asOf: instant('as_of').notNull(),
  source: text('source').notNull(),
})

/**
 * Progress of each kind of synchronization. `cursor`: last listing done of the round in progress.
 */
export const synchronizations = pgTable(
  'synchronizations',
  {
    scope: text('scope', { enum: ['intraday', 'eod', 'fundamental', 'deamon'] }).primaryKey(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    cursor: text('cursor'),
    failureCount: integer('failure_count').notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [
    check('synchronizations_scope_check', sql`${table.scope} in ('intraday', 'eod', 'fundamental', 'deamon')`),
  ],
)

export const modelAnalyses = pgTable(
  'model_analyses',
  {
    stockId: listing(),
    language: text('language', { enum: ['fr', 'en'] }).notNull(),
    engine: text('engine').notNull(),
    promptVersion: integer('prompt_version').notNull(),
    content: jsonb('content').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stockId, table.language, table.engine, table.promptVersion] }),
    check('model_analyses_language_check', sql`${table.language} in ('fr', 'en')`),
  ],
)

/** Tokens used by models per UTC day. */
export const tokenUses = pgTable('token_uses', {
  date: date('date').primaryKey(),
  tokens: integer('tokens').notNull(),
})
