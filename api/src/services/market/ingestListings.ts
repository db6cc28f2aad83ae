import { isDeepStrictEqual } from 'node:util'
import type { Decimal } from '@palier/domain/kernel/decimal'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import type { Database } from '../../database/kernel/database.ts'
import {
  addSamples,
  type CloseRow,
  type DividendRow,
  findLastCloseDate,
  findQuotes,
  findSplits,
  saveHistory,
  markDoubtful,
  upsertFundamentals,
  upsertQuotes,
  type QuoteRow,
  type SplitRow,
} from '../../database/queries/market/marketQueries.ts'
import { upsertArticles } from '../../database/queries/market/newsQueries.ts'
import type { StockRow } from '../../database/queries/market/stockQueries.ts'
import { SourceError } from '../../providers/kernel/callSource.ts'
import { eachAtOnce } from '../../providers/kernel/inBatches.ts'
import type { DailyClose, Dividend, MarketData, Quote, Split } from '../../providers/marketData/port.ts'
import { acceptQuote } from './acceptQuote.ts'
import { keyOf } from './stockView.ts'
import type { SynchronizedSources } from './synchronization.ts'

const AT_ONCE = 4
const HISTORY_YEARS = 5
const ARTICLES_A_LISTING = 20
// A close may be corrected during the next days.
const REPEATED_DAYS = 4
// Maximum time a source needs to adjust all closes for a split.
const SETTLING_DAYS = 10
// Stored decimal places.
const RATIO_PLACES = 8

/** Stores current prices. An implausible jump needs a second quote to confirm it. */
export async function storeQuotes(
  database: Database,
  { marketData }: SynchronizedSources,
  stocks: readonly StockRow[],
  now: Date,
): Promise<void> {
  const quotes = await marketData.quotes(stocks.map(keyOf), now)
  const stored = await findQuotes(
    database,
    stocks.map(({ id }) => id),
  )
  const lastOf = new Map(stored.map((row) => [row.stockId, row]))
  const accepted: QuoteRow[] = []

  for (const stock of stocks) {
    const quote = quotes.get(keyOf(stock))
    if (!quote) continue
    const decision = acceptQuote(lastOf.get(stock.id) ?? null, quote)
    if (decision === 'accept') accepted.push(rowOf(stock.id, quote))
    if (decision === 'doubt') await markDoubtful(database, stock.id, quote.price.toString())
  }
  await upsertQuotes(database, accepted)
  await addSamples(
    database,
    accepted.map(({ stockId, at, price }) => ({ stockId, at, price })),
  )
}

/**
 * Stores splits and dividends of five years, and closes since the last stored one. Reloads all five
 * years at first, if splits have changed, and for some days after a split, since sources adjust
 * their prices late.
 */
export async function storeHistory(
  database: Database,
  { marketData }: SynchronizedSources,
  stocks: readonly StockRow[],
  now: Date,
): Promise<void> {
  const since = yearsBefore(now, HISTORY_YEARS)
  const today = dateOf(now)
  await eachAtOnce(stocks, AT_ONCE, async (stock) => {
    const key = keyOf(stock)
    const stockId = stock.id
    // Keeps stored data that the provider's subscription does not include.
    const splits = await unlessWithheld(() => marketData.splits(key, since, today, now))
    const dividends = await unlessWithheld(() => marketData.dividends(key, since, today, now))
    const splitRows = splits && onceADate(splits).map((split) => splitRowOf(stockId, split))
    const stored = await findSplits(database, stockId, since, today)
    const isKnown = splitRows === null || isDeepStrictEqual(splitRows, stored)
    const isSettled = stored.every(({ date }) => date < daysAfter(today, -SETTLING_DAYS))
    const last = isKnown && isSettled ? await findLastCloseDate(database, stockId) : null
    const from = last === null ? since : daysAfter(last, -REPEATED_DAYS)
    const closes = await nullIfNotFound(() => marketData.dailyCloses(key, from, today, now), [])
    await saveHistory(
      database,
      { stockId, since },
      {
        closes: onceADate(closes).map((close) => closeRowOf(stockId, close)),
        splits: splitRows,
        dividends: dividends && dividends.map((dividend, place) => dividendRowOf(stockId, place, dividend)),
      },
    )
  })
}

function closeRowOf(stockId: string, { date, close, high, low, volume }: DailyClose): CloseRow {
  return { stockId, date, close: close.toString(), high: textOf(high), low: textOf(low), volume }
}

function splitRowOf(stockId: string, { date, numerator, denominator }: Split): SplitRow {
  return { stockId, date, numerator: numerator.toFixed(RATIO_PLACES), denominator: denominator.toFixed(RATIO_PLACES) }
}

function dividendRowOf(stockId: string, place: number, dividend: Dividend): DividendRow {
  const { amount, isReinvestedGain = false, ...paid } = dividend
  return { stockId, place, amount: amount.toString(), isReinvestedGain, ...paid }
}

/** A source may repeat a day: the last value wins. */
function onceADate<Day extends { date: string }>(days: readonly Day[]): Day[] {
  return [...new Map(days.map((day) => [day.date, day])).values()]
}

/** Stocks unknown to the source keep their stored figures. */
export async function storeFundamentals(
  database: Database,
  { marketData }: SynchronizedSources,
  stocks: readonly StockRow[],
  now: Date,
): Promise<void> {
  await eachAtOnce(stocks, AT_ONCE, (stock) => storeFigures(database, marketData, stock, now))
}

async function storeFigures(database: Database, marketData: MarketData, stock: StockRow, now: Date): Promise<void> {
  const key = keyOf(stock)
  const known = await nullIfNotFound(() => marketData.fundamentals([key], now), new Map())
  const figures = known.get(key)
  if (!figures) return
  await upsertFundamentals(database, {
    stockId: stock.id,
    dividendYield: textOf(figures.dividendYield),
    targetPrice: textOf(figures.targetPrice),
    marketCap: textOf(figures.marketCap),
    priceEarnings: textOf(figures.priceEarnings),
    payoutRatio: textOf(figures.payoutRatio),
    beta: textOf(figures.beta),
    logoUrl: figures.logoUrl,
    asOf: figures.asOf,
  })
}

/** Stores the latest English articles; does nothing without a news source. */
export async function storeNews(
  database: Database,
  { news }: SynchronizedSources,
  stocks: readonly StockRow[],
  now: Date,
): Promise<void> {
  if (!news) return
  await eachAtOnce(stocks, AT_ONCE, async (stock) => {
    const subject = { ...stock, key: keyOf(stock) }
    const articles = await nullIfNotFound(() => news.latest(subject, 'en', ARTICLES_A_LISTING, now), [])
    await upsertArticles(
      database,
      articles.map(({ isSample: _never, symbols, ...article }) => ({
        ...article,
        stockId: stock.id,
        symbols: [...symbols],
      })),
    )
  })
}

function rowOf(stockId: string, { key: _key, at, isIntraday, marketCap, ...prices }: Quote): QuoteRow {
  return {
    stockId,
    at,
    isIntraday,
    price: prices.price.toString(),
    previousClose: prices.previousClose.toString(),
    open: prices.open.toString(),
    dayLow: prices.dayLow.toString(),
    dayHigh: prices.dayHigh.toString(),
    yearLow: prices.yearLow.toString(),
    yearHigh: prices.yearHigh.toString(),
    marketCap: textOf(marketCap),
    doubtfulPrice: null,
  }
}

/** Null if the source does not know it, or the subscription does not include it. */
async function unlessWithheld<Value>(ask: () => Promise<Value>): Promise<Value | null> {
  try {
    return await nullIfNotFound<Value | null>(ask, null)
  } catch (error) {
    if (error instanceof SourceError && error.kind === 'refused') return null
    throw error
  }
}

/** An unknown or unreadable listing does not stop the others. */
async function nullIfNotFound<Value>(ask: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof SourceError && (error.kind === 'notFound' || error.kind === 'unreadable')) return otherwise
    throw error
  }
}

function textOf(figure: Decimal | null): string | null {
  return figure?.toString() ?? null
}

function dateOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

function yearsBefore(now: Date, years: number): string {
  const from = new Date(now)
  from.setUTCFullYear(from.getUTCFullYear() - years)
  return dateOf(from)
}
