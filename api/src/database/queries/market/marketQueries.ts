import { and, asc, between, desc, eq, getTableColumns, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import {
  dailyCloses,
  exchangeRates,
  priceSamples,
  stockDividends,
  stockFundamentals,
  stockQuotes,
  stockSplits,
} from '../../schema/market.ts'
import { stocks } from '../../schema/stocks.ts'
import type { StockRow } from './stockQueries.ts'

export type QuoteRow = typeof stockQuotes.$inferSelect
export type CloseRow = typeof dailyCloses.$inferSelect
export type SplitRow = typeof stockSplits.$inferSelect
export type DividendRow = typeof stockDividends.$inferSelect
export type FundamentalsRow = typeof stockFundamentals.$inferSelect
type RateRow = typeof exchangeRates.$inferSelect

/** Unordered. Stocks without a quote are missing. */
export async function findQuotes(database: Database, stockIds: readonly string[]): Promise<QuoteRow[]> {
  if (stockIds.length === 0) return []
  return database
    .select()
    .from(stockQuotes)
    .where(inArray(stockQuotes.stockId, [...stockIds]))
}

/** Overwrites every column. */
export async function upsertQuotes(database: Database, rows: readonly QuoteRow[]): Promise<void> {
  if (rows.length === 0) return
  const { stockId: _key, ...columns } = getTableColumns(stockQuotes)
  const set = Object.fromEntries(
    Object.entries(columns).map(([name, { name: column }]) => [name, sql.raw(`excluded.${column}`)]),
  )
  await database
    .insert(stockQuotes)
    .values([...rows])
    .onConflictDoUpdate({ target: stockQuotes.stockId, set })
}

export async function markDoubtful(database: Database, stockId: string, doubtfulPrice: string): Promise<void> {
  await database.update(stockQuotes).set({ doubtfulPrice }).where(eq(stockQuotes.stockId, stockId))
}

type SampleRow = typeof priceSamples.$inferSelect

export async function addSamples(database: Database, rows: readonly SampleRow[]): Promise<void> {
  if (rows.length === 0) return
  await database
    .insert(priceSamples)
    .values([...rows])
    .onConflictDoNothing()
}

/** Oldest first. */
export async function findSamples(database: Database, stockId: string, from: Date): Promise<SampleRow[]> {
  return database
    .select()
    .from(priceSamples)
    .where(and(eq(priceSamples.stockId, stockId), gte(priceSamples.at, from)))
    .orderBy(asc(priceSamples.at))
}

export async function deleteSamplesBefore(database: Database, limit: Date): Promise<void> {
  await database.delete(priceSamples).where(lt(priceSamples.at, limit))
}

/** Oldest first, both ends included. */
export async function findCloses(database: Database, stockId: string, from: string, to: string): Promise<CloseRow[]> {
  return database
    .select()
    .from(dailyCloses)
    .where(and(eq(dailyCloses.stockId, stockId), between(dailyCloses.date, from, to)))
    .orderBy(asc(dailyCloses.date))
}

export async function findLastCloseDate(database: Database, stockId: string): Promise<string | null> {
  const [row] = await database
    .select({ date: dailyCloses.date })
    .from(dailyCloses)
    .where(eq(dailyCloses.stockId, stockId))
    .orderBy(desc(dailyCloses.date))
    .limit(1)
  return row?.date ?? null
}

const ROWS_A_STATEMENT = 1_000

async function upsertCloses(database: Database, rows: readonly CloseRow[]): Promise<void> {
  for (let first = 0; first < rows.length; first += ROWS_A_STATEMENT) {
    await database
      .insert(dailyCloses)
      .values(rows.slice(first, first + ROWS_A_STATEMENT))
      .onConflictDoUpdate({
        target: [dailyCloses.stockId, dailyCloses.date],
        set: {
          close: sql`excluded.close`,
          high: sql`excluded.high`,
          low: sql`excluded.low`,
          volume: sql`excluded.volume`,
        },
      })
  }
}

/** Oldest first, both ends included. */
export async function findSplits(database: Database, stockId: string, from: string, to: string): Promise<SplitRow[]> {
  return database
    .select()
    .from(stockSplits)
    .where(and(eq(stockSplits.stockId, stockId), between(stockSplits.date, from, to)))
    .orderBy(asc(stockSplits.date))
}

/** Oldest ex-date first, both ends included. */
export async function findDividends(
  database: Database,
  stockId: string,
  from: string,
  to: string,
): Promise<DividendRow[]> {
  return database
    .select()
    .from(stockDividends)
    .where(and(eq(stockDividends.stockId, stockId), between(stockDividends.exDate, from, to)))
    .orderBy(asc(stockDividends.exDate), asc(stockDividends.place))
}

/**
 * Adds closes in one transaction. Splits and dividends, if given, replace the stored ones since
 * that day.
 */
export async function saveHistory(
  database: Database,
  { stockId, since }: { stockId: string; since: string },
  history: {
    closes: readonly CloseRow[]
    splits: readonly SplitRow[] | null
    dividends: readonly DividendRow[] | null
  },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await upsertCloses(transaction, history.closes)
    if (history.splits) {
      await transaction.delete(stockSplits).where(and(eq(stockSplits.stockId, stockId), gte(stockSplits.date, since)))
      if (history.splits.length > 0) await transaction.insert(stockSplits).values([...history.splits])
    }
    if (history.dividends) {
      await transaction
        .delete(stockDividends)
        .where(and(eq(stockDividends.stockId, stockId), gte(stockDividends.exDate, since)))
      if (history.dividends.length > 0) await transaction.insert(stockDividends).values([...history.dividends])
    }
  })
}

/** Unordered. Stocks without fundamentals are missing. */
export async function findFundamentals(database: Database, stockIds: readonly string[]): Promise<FundamentalsRow[]> {
  if (stockIds.length === 0) return []
  return database
    .select()
    .from(stockFundamentals)
    .where(inArray(stockFundamentals.stockId, [...stockIds]))
}

export async function upsertFundamentals(database: Database, row: FundamentalsRow): Promise<void> {
  const { stockId: _key, ...facts } = row
  await database
    .insert(stockFundamentals)
    .values(row)
    .onConflictDoUpdate({ target: stockFundamentals.stockId, set: facts })
}

export async function findRate(database: Database, pair: string): Promise<RateRow | null> {
  const [row] = await database.select().from(exchangeRates).where(eq(exchangeRates.pair, pair))
  return row ?? null
}

/** Keeps the stored rate if it is newer. */
export async function upsertRate(database: Database, row: RateRow): Promise<void> {
  const { pair: _key, ...facts } = row
  await database
    .insert(exchangeRates)
    .values(row)
    .onConflictDoUpdate({ target: exchangeRates.pair, set: facts, setWhere: lt(exchangeRates.asOf, row.asOf) })
}

/** Active listings after an id, so that a synchronization can resume. */
export async function findListingsAfter(
  database: Database,
  cursor: string | null,
  atMost: number,
): Promise<StockRow[]> {
  return database
    .select()
    .from(stocks)
    .where(and(eq(stocks.isActive, true), cursor === null ? undefined : gt(stocks.id, cursor)))
    .orderBy(asc(stocks.id))
    .limit(atMost)
}
