import { setImmediate as nextTurn } from 'node:timers/promises'
import { CURRENCIES, type Currency } from '@palier/domain/market/currency'
import type { Decimal } from '@palier/domain/kernel/decimal'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import { exchangeRateOf, type ExchangeRates } from '@palier/domain/market/exchangeRate'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { benchmarkGrowthOf } from '@palier/domain/portfolios/benchmarkGrowth'
import {
  type BenchmarkOutcome,
  createPerformance,
  type MeasuredDay,
  type ValueChange,
} from '@palier/domain/portfolios/performance'
import {
  cashFromDay,
  type MeasuredDays,
  type MeasuredPosition,
  trimPosition,
} from '@palier/domain/portfolios/performanceInputs'
import type { Returns } from '@palier/domain/portfolios/periodReturns'
import type { Database } from '../../../database/kernel/database.ts'
import { findStocks, type StockRow } from '../../../database/queries/market/stockQueries.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { eachAtOnce } from '../../../providers/kernel/inBatches.ts'
import type { MarketData } from '../../../providers/marketData/port.ts'
import { cashDividends } from '../../market/cashDividends.ts'
import { dailyRates, type HistoricalRate } from '../../market/historicalRates.ts'
import { MARKET_FUNDS } from '@palier/domain/market/marketFunds'
import { stockIdOf } from '../../market/stockId.ts'
import { keyOf, withQuotes } from '../../market/stockView.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { type Holdings, readHoldings } from '../holdings.ts'
import { groupBy } from '../../../kernel/groupBy.ts'
import { createCloses, DAYS_BACK_FOR_A_CLOSE } from './closes.ts'
import type { BookReading } from './bookReading.ts'
import {
  type Held,
  type MeasuredBooks,
  type Period,
  readMeasuredBooks,
  netInternalTransfers,
} from './measuredPositions.ts'

export type PerformanceWanted = {
  portfolioId: string | null
  stockId: string | null
  currency: Currency | null
  days: number
  benchmarkStockId: string | null
  /** Without a benchmark, compares with the fund that follows the market of the currency, if listed. */
  isBesideMarket: boolean
  /** Number of last days to return for each portfolio; null for none. */
  recentDays: number | null
}

/** Distinct days with purchases, sales or income, oldest first. */
type Activity = { purchases: string[]; sales: string[]; payments: string[] }

type YearReturns = { year: number; from: string; returns: Returns; benchmark: number | null }

/** The flows that count as deposits and withdrawals: trades, or cash movements if every account tracks its cash. */
type MeasuredFlows = 'trades' | 'cash' | 'both'

export type Performance = {
  currency: Currency
  /** Starts on the day before the first holding. */
  days: (MeasuredDay & { benchmarkGrowth: number | null })[]
  returns: Returns
  change: ValueChange
  flows: MeasuredFlows
  /** Newest first. */
  years: YearReturns[]
  benchmark: { stock: StockRow; outcome: BenchmarkOutcome } | null
  activity: Activity
  /** Last days of each portfolio in its own currency, from the first holding on. */
  recent: { portfolioId: string; days: MeasuredDay[] }[] | null
  leftOutCount: number
  hasUnmeasuredIncome: boolean
  isSample: boolean
}

/** Measured data with the closes of the stocks. Positions of one stock share its closes. */
type PricedBooks = Omit<MeasuredBooks, 'held'> & { held: (Held & Pick<MeasuredPosition, 'closes'>)[] }

const STOCKS_AT_ONCE = 4
const FEWEST_DAYS = 2

/** Measures the return of portfolios over the last days, from their ledgers, events and closes. */
export function createPerformances(
  database: Database,
  marketData: MarketData,
  pastRate: HistoricalRate,
  books: BookReading,
) {
  const closesOf = createCloses(marketData)

  /** Rates into a currency on each day, the last one now. Currencies without a rate are omitted. */
  async function ratesInto(currency: Currency, dates: readonly string[], present: ExchangeRates, now: Date) {
    const rates = new Map<string, Decimal[]>()
    for (const from of CURRENCIES) {
      const own = exchangeRateOf(present, from, currency)
      const past = await dailyRates(pastRate, [from, currency], dates.slice(0, -1), present, now)
      if (own && past.length === dates.length - 1) rates.set(from, [...past.map(({ value }) => value), own])
    }
    return rates
  }

  async function growthOf(
    stock: StockRow,
    dates: readonly string[],
    rates: Map<string, Decimal[]>,
    needed: string,
    now: Date,
  ) {
    const first = dates[0] ?? ''
    const today = dates.at(-1) ?? ''
    const key = keyOf(stock)
    const from = daysAfter(first, -DAYS_BACK_FOR_A_CLOSE)
    const [closes, splits, distributions, [view]] = await Promise.all([
      marketData.dailyCloses(key, from, today, now),
      marketData.splits(key, from, today, now),
      cashDividends(marketData, key, from, today, now),
      withQuotes(marketData, [stock], now),
    ])
    const past = closes.filter(({ date }) => date < today)
    const present = view?.quote ? [{ date: today, close: view.quote.price, high: null, low: null }] : []
    const benchmark = { currency: stock.currency, closes: [...past, ...present], splits, distributions }
    return benchmarkGrowthOf(benchmark, dates, rates, needed)
  }

  async function withCloses({ held, ...others }: MeasuredBooks, period: Period, now: Date): Promise<PricedBooks> {
    const stocks = [...groupBy(held, ({ stock }) => stock.stock.id).values()]
    const priced = await eachAtOnce(stocks, STOCKS_AT_ONCE, async (positions) => {
      const [position] = positions
      const closes = position ? await closesOf(position.stock, period, now) : []
      return positions.map((one) => ({ ...one, closes }))
    })
    return { ...others, held: priced.flat() }
  }

  /** Return of each portfolio alone over these days, in its own currency. */
  async function recentOf(
    portfolios: Holdings['portfolios'],
    measured: PricedBooks,
    dates: readonly string[],
    present: ExchangeRates,
    now: Date,
  ) {
    const first = dates[0] ?? ''
    const recent: NonNullable<Performance['recent']> = []
    for (const { portfolio } of portfolios) {
      const isIts = ({ portfolioId }: { portfolioId: string }) => portfolioId === portfolio.id
      const own = {
        held: measured.held.filter(({ stock }) => isIts(stock.held)).map((position) => trimPosition(position, first)),
        ofAccounts: measured.ofAccounts.filter(isIts),
        cash: measured.cash.filter(isIts).map((account) => cashFromDay(account, first)),
      }
      const rates = await ratesInto(portfolio.currency, dates, present, now)
      const { days, firstPlace } = await measure({ dates, rates }, own)
      recent.push({ portfolioId: portfolio.id, days: days.slice(firstPlace) })
    }
    return recent
  }

  return {
    /**
     * Refuses with resource_missing if there is no such portfolio or benchmark. `known` are the
     * holdings if already read.
     */
    async read(
      { userId, preferences }: Viewer,
      wanted: PerformanceWanted,
      now: Date,
      known?: Holdings,
    ): Promise<Performance> {
      const { portfolioId, stockId, recentDays } = wanted
      const { portfolios: all, rates: present } =
        known ?? (await readHoldings(database, marketData, { userId, lotsOf: 'none' }, now))
      const portfolios = all.filter(({ portfolio }) => portfolioId === null || portfolio.id === portfolioId)
      const [one] = portfolios
      if (portfolioId !== null && !one) throw new Refusal('resource_missing')
      const own = portfolioId !== null && one ? one.portfolio.currency : preferences.currency
      const currency = wanted.currency ?? own
      const benchmarkId = wanted.benchmarkStockId ?? (wanted.isBesideMarket ? marketFundOf(currency) : null)
      const [stock] = benchmarkId === null ? [] : await findStocks(database, [benchmarkId])
      if (wanted.benchmarkStockId !== null && !stock) throw new Refusal('resource_missing')

      const today = dateOfDay(dayAt(now.getTime()))
      const dates = Array.from({ length: wanted.days }, (_, at) => daysAfter(today, at + 1 - wanted.days))
      const period: Period = { first: dates[0] ?? today, today }
      const rates = await ratesInto(currency, dates, present, now)
      const measured = await withCloses(await readMeasuredBooks(books, portfolios, stockId, period), period, now)
      const { days, firstPlace, change, returns, returnsBetween, leftOutCount, hasUnmeasuredIncome, besideBenchmark } =
        await measure({ dates, rates }, measured)
      const needed = dates[firstPlace] ?? today
      const growth = stock ? await growthOf(stock, dates, rates, needed, now) : null
      const start = Math.max(0, Math.min(firstPlace, dates.length - FEWEST_DAYS))
      const grownSince = (from: number, to: number) => growth && (growth[to] ?? 1) / (growth[from] ?? 1)
      return {
        currency,
        days: days.slice(start).map((day, at) => ({ ...day, benchmarkGrowth: grownSince(start, start + at) })),
        returns,
        change,
        flows: flowsOf(portfolios, stockId),
        years: yearsOf(dates, firstPlace).map(({ year, from, to }) => {
          return { year, from: dates[from] ?? '', returns: returnsBetween(from, to), benchmark: grownSince(from, to) }
        }),
        benchmark: stock && growth ? { stock, outcome: besideBenchmark(growth) } : null,
        activity: activityOf(measured),
        recent:
          recentDays === null ? null : await recentOf(portfolios, measured, dates.slice(-recentDays), present, now),
        leftOutCount,
        hasUnmeasuredIncome,
        isSample: marketData.isSimulated,
      }
    },
  }
}

function marketFundOf(currency: Currency): string {
  const { ticker, exchange } = MARKET_FUNDS[currency]
  return stockIdOf(`${ticker}:${exchange}`)
}

async function measure(days: MeasuredDays, { held, ofAccounts, cash }: PricedBooks) {
  const performance = createPerformance(days)
  for (const { stock, ...position } of netInternalTransfers(held)) {
    performance.addPosition({ ...position, currency: stock.stock.currency })
    await nextTurn()
  }
  for (const payment of ofAccounts) performance.addPayment(payment)
  for (const account of cash) performance.addCash(account)
  return performance.result()
}

/** The cash of an account is measured if it follows the transactions, but never with one stock alone. */
function flowsOf(portfolios: Holdings['portfolios'], stockId: string | null): MeasuredFlows {
  const following = portfolios.filter(({ portfolio }) => portfolio.cashMode === 'ledger')
  if (stockId !== null || following.length === 0) return 'trades'
  return following.length === portfolios.length ? 'cash' : 'both'
}

function activityOf({ held, ofAccounts }: MeasuredBooks): Activity {
  const days = { purchases: new Set<string>(), sales: new Set<string>(), payments: new Set<string>() }
  for (const { trades } of held) {
    for (const { date, bought, sold } of trades) {
      if (bought > 0n) days.purchases.add(date)
      if (sold > 0n) days.sales.add(date)
    }
  }
  for (const payments of [...held.map((position) => position.payments), ofAccounts]) {
    for (const { date, income } of payments) if (income > 0n) days.payments.add(date)
  }
  const sorted = (dates: ReadonlySet<string>) => [...dates].sort()
  return { purchases: sorted(days.purchases), sales: sorted(days.sales), payments: sorted(days.payments) }
}

/**
 * Whole calendar years since the first money, each from the close before it. `from` and `to` are
 * indexes of dates.
 */
function yearsOf(dates: readonly string[], first: number): { year: number; from: number; to: number }[] {
  const last = dates.length - 1
  const years: { year: number; from: number; to: number }[] = []
  for (let to = last; to > 0;) {
    const year = Number((dates[to] ?? '').slice(0, 4))
    const from = dates.findIndex((date) => date.startsWith(String(year))) - 1
    // The first year counts if it began within these days, or if nothing was held before them.
    const start = Math.max(from, first)
    if (start < to && (from >= 0 || first > 0)) years.push({ year, from: start, to })
    if (from < first || from < 0) break
    to = from
  }
  return years
}
