import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Currency } from '@palier/domain/market/currency'
import { decimal, type Decimal, ZERO } from '@palier/domain/kernel/decimal'
import { exchangeRateOf, type ExchangeRates } from '@palier/domain/market/exchangeRate'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import {
  type Dated,
  dailyCostsOf,
  dailyValuesOf,
  holdingsOf,
  type HeldShares,
  type ValuedStock,
} from '@palier/domain/portfolios/portfolioValue'
import { remainingCostOf, shareCountOf } from '@palier/domain/portfolios/position'
import type { Database } from '../../database/kernel/database.ts'
import { type DayRow, findDays, saveDays } from '../../database/queries/portfolios/portfolioValueQueries.ts'
import type { PortfolioRow } from '../../database/queries/portfolios/portfolioQueries.ts'
import { findLotRanges } from '../../database/queries/portfolios/lotRangeQueries.ts'
import { eachAtOnce } from '../../providers/kernel/inBatches.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import type { BookCache } from './bookCache.ts'
import { createConvertedHoldings } from './convertedHoldings.ts'
import { dailyRates, type HistoricalRate } from '../market/historicalRates.ts'
import { type HeldStock, type Holdings, readHoldings, type ValuedPortfolio } from './holdings.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { keyOf } from '../market/stockView.ts'
import { daysOf } from './lotRangeReplay.ts'
import type { Viewer } from '../kernel/viewer.ts'

type ValuePoint = { date: string; value: Decimal; invested: Decimal }
type ValuesOverTime = {
  currency: Currency
  points: ValuePoint[]
  isSample: boolean
}

// Sources may publish the close of a day late. Older values are final.
const UNSETTLED_DAYS = 4
// Exceeds the longest closure of any exchange.
const DAYS_BACK_FOR_A_CLOSE = 14
const STOCKS_AT_ONCE = 4
// Days computed before yielding to the event loop.
const DAYS_A_BATCH = 30
const FEWEST_POINTS = 2

/** Computes the daily value of portfolios, in their own currency or another one. */
export function createPortfolioValues(
  database: Database,
  marketData: MarketData,
  pastRate: HistoricalRate,
  cache: BookCache,
) {
  const convertedHoldings = createConvertedHoldings(database, pastRate, cache)

  /**
   * Holdings of each stock in a period, starting with its last trade before the period. Stocks
   * bought later are omitted.
   */
  async function ownHoldingsBetween(stocks: readonly HeldStock[], first: string, last: string) {
    const found = stocks.map((one) => ({ stock: one.stock, held: one.held, holdings: settledHoldings(one, first) }))
    // Only stocks traded in the period need their lots.
    const open = found.filter(({ holdings }) => holdings === null)
    const wanted = open.map(({ held: { portfolioId, stockId } }) => ({
      portfolioId,
      stockId,
      from: first,
      through: last,
    }))
    for (const [at, lotRange] of (await findLotRanges(database, wanted)).entries()) {
      const one = open[at]
      if (one) one.holdings = holdingsOf(await daysOf(lotRange))
    }
    return found.flatMap(({ stock, holdings }) => (holdings && holdings.length > 0 ? [{ stock, holdings }] : []))
  }

  /**
   * Holdings with costs in `currency`. Costs in other currencies are converted at the rates of the
   * trades.
   */
  async function holdingsBetween(
    valued: ValuedPortfolio,
    [first, last]: readonly [string, string],
    currency: Currency,
    rates: ExchangeRates,
    now: Date,
  ) {
    const converted = await convertedHoldings(valued, currency, rates, now)
    const own = valued.stocks.filter(({ stock }) => !converted.has(stock.id))
    const foreign = valued.stocks.flatMap(({ stock }) => {
      const holdings = converted.get(stock.id)?.holdings ?? []
      return holdings.length > 0 ? [{ stock, holdings }] : []
    })
    const isSettled = [...converted.values()].every((one) => one.isSettled)
    return { stocks: [...(await ownHoldingsBetween(own, first, last)), ...foreign], isSettled }
  }

  /** Values on these days, computed from closes and sorted by date. */
  async function compute(
    valuedPortfolio: ValuedPortfolio,
    days: readonly string[],
    rates: ExchangeRates,
    now: Date,
  ): Promise<{ points: ValuePoint[]; isSettled: boolean }> {
    const { portfolio } = valuedPortfolio
    const first = days[0]
    const last = days.at(-1)
    if (first === undefined || last === undefined) return { points: [], isSettled: true }
    const held = await holdingsBetween(valuedPortfolio, [first, last], portfolio.currency, rates, now)
    const valued = await eachAtOnce(held.stocks, STOCKS_AT_ONCE, async ({ stock, holdings }) => {
      const closes = await marketData.dailyCloses(keyOf(stock), daysAfter(first, -DAYS_BACK_FOR_A_CLOSE), last, now)
      return {
        holdings,
        closes: closes.map(({ date, close }) => ({ date, value: close })),
        rates: await dailyRates(pastRate, [stock.currency, portfolio.currency], days, rates, now),
      }
    })
    const points: ValuePoint[] = []
    for (let at = 0; at < days.length; at += DAYS_A_BATCH) {
      points.push(...dailyValuesOf(valued, days.slice(at, at + DAYS_A_BATCH)))
      await nextTurn()
    }
    return { points, isSettled: held.isSettled && valued.every(isValued) }
  }

  /**
   * Invested amount at the end of each day, in a currency other than the portfolio's. The last day
   * is now.
   */
  async function convertedInvested(
    valued: ValuedPortfolio,
    days: readonly string[],
    currency: Currency,
    rates: ExchangeRates,
    now: Date,
  ): Promise<Decimal[]> {
    const first = days[0]
    const last = days.at(-1)
    if (first === undefined || last === undefined) return []
    const priced = { ...valued, stocks: valued.stocks.filter(({ statistics }) => statistics.marketValue) }
    const held = await holdingsBetween(priced, [first, last], currency, rates, now)
    const costs = dailyCostsOf(
      held.stocks.map(({ holdings }) => holdings),
      days.slice(0, -1),
    )
    return [...costs, await presentInvested(valued, currency, rates, now)]
  }

  /** Cost of the shares held now. Stocks without a price are excluded. */
  async function presentInvested(valued: ValuedPortfolio, currency: Currency, rates: ExchangeRates, now: Date) {
    const converted = await convertedHoldings(valued, currency, rates, now)
    return valued.stocks.reduce((sum, { stock, statistics: { remainingCost, marketValue } }) => {
      if (!marketValue || !exchangeRateOf(rates, stock.currency, currency)) return sum
      const foreign = converted.get(stock.id)
      return sum.plus(foreign ? (foreign.holdings.at(-1)?.value.cost ?? ZERO) : remainingCost)
    }, ZERO)
  }

  /** Values on these days. All but the newest days are computed once and stored. */
  async function valuesOf(
    valued: ValuedPortfolio,
    days: readonly string[],
    rates: ExchangeRates,
    now: Date,
  ): Promise<ValuePoint[]> {
    const { portfolio } = valued
    const settled = days.slice(0, -UNSETTLED_DAYS)
    const first = settled[0]
    const last = settled.at(-1)
    if (first === undefined || last === undefined) return (await compute(valued, days, rates, now)).points

    const range = storedRangeOf(portfolio, first, last)
    const stored = range ? await findDays(database, portfolio.id, first, last) : []
    const storedValues = new Map(
      stored.filter(({ date }) => isWithin(date, range)).map((row) => [row.date, pointOf(row)]),
    )
    const missing = days.filter((date) => !storedValues.has(date))
    const { points, isSettled } = await compute(valued, missing, rates, now)
    const computed = new Map(points.map((point) => [point.date, point]))

    const fresh = settled.flatMap((date) => computed.get(date) ?? [])
    if (fresh.length > 0 && isSettled) {
      const from = range && range.from < first ? range.from : first
      const through = range && range.through > last ? range.through : last
      const rows = fresh.map((point) => rowOf(portfolio.id, point))
      await saveDays(database, portfolio.id, { bookVersion: portfolio.bookVersion, from, through }, rows)
    }
    return days.flatMap((date) => storedValues.get(date) ?? computed.get(date) ?? [])
  }

  return {
    /**
     * Daily values of one portfolio in its currency, or of all portfolios in the preferred
     * currency, without cash. The last point is now. Refuses with resource_missing. `known` are the
     * holdings if already read.
     */
    async read(
      { userId, preferences }: Viewer,
      portfolioId: string | null,
      days: number,
      now: Date,
      known?: Holdings,
    ): Promise<ValuesOverTime> {
      const holdings = known ?? (await readHoldings(database, marketData, { userId, lotsOf: 'none' }, now))
      const wanted = holdings.portfolios.filter(({ portfolio }) => portfolioId === null || portfolio.id === portfolioId)
      const [one] = wanted
      if (portfolioId !== null && !one) throw new Refusal('resource_missing')
      const currency = portfolioId !== null && one ? one.portfolio.currency : preferences.currency

      const today = dateOfDay(dayAt(now.getTime()))
      const past = Array.from({ length: days - 1 }, (_, at) => daysAfter(today, at + 1 - days))
      const sums = new Map<string, ValuePoint>()
      for (const valued of wanted) {
        const points = await valuesOf(valued, past, holdings.rates, now)
        const { currency: own } = valued.portfolio
        const invested = await presentInvested(valued, own, holdings.rates, now)
        points.push({ date: today, value: valued.statistics.marketValue, invested })
        const conversion = [own, currency] as const
        const dates = points.map(({ date }) => date)
        const rates = await dailyRates(pastRate, conversion, dates, holdings.rates, now)
        const rateOf = new Map(rates.map(({ date, value }) => [date, value]))
        const converted =
          own === currency ? null : await convertedInvested(valued, dates, currency, holdings.rates, now)
        for (const [at, { date, value, invested }] of points.entries()) {
          const rate = rateOf.get(date)
          if (rate) addTo(sums, { date, value: value.times(rate), invested: converted?.[at] ?? invested })
        }
      }
      const points = [...past, today].map((date) => sums.get(date) ?? { date, value: ZERO, invested: ZERO })
      return { currency, points: fromFirstHolding(points), isSample: marketData.isSimulated }
    },
  }
}

/** True if closes are available or no shares were held. Closes of a new listing may arrive later. */
function isValued({ holdings, closes }: Pick<ValuedStock, 'holdings' | 'closes'>): boolean {
  return closes.length > 0 || holdings.every(({ value }) => value.shareCount.eq(ZERO))
}

type Range = { from: string; through: string }

/** The stored range if the wanted range overlaps or adjoins it. */
function storedRangeOf({ valuedFrom, valuedThrough }: PortfolioRow, first: string, last: string): Range | null {
  if (valuedFrom === null || valuedThrough === null || valuedFrom > valuedThrough) return null
  const touches = first <= daysAfter(valuedThrough, 1) && last >= daysAfter(valuedFrom, -1)
  return touches ? { from: valuedFrom, through: valuedThrough } : null
}

function isWithin(date: string, range: Range | null): boolean {
  return range !== null && date >= range.from && date <= range.through
}

function addTo(sums: Map<string, ValuePoint>, { date, value, invested }: ValuePoint): void {
  const sum = sums.get(date) ?? { date, value: ZERO, invested: ZERO }
  sums.set(date, { date, value: sum.value.plus(value), invested: sum.invested.plus(invested) })
}

/** Drops the days before the first holding, but retains at least `FEWEST_POINTS`. */
function fromFirstHolding(points: ValuePoint[]): ValuePoint[] {
  const first = points.findIndex(({ value, invested }) => !value.eq(ZERO) || !invested.eq(ZERO))
  return first < 0 ? points.slice(-FEWEST_POINTS) : points.slice(Math.min(first, points.length - FEWEST_POINTS))
}

/**
 * The single step of a stock last traded before `first`. Empty without trades; null if traded
 * since.
 */
function settledHoldings(
  { held: { newestTradeDate: date }, sums }: HeldStock,
  first: string,
): Dated<HeldShares>[] | null {
  if (date === null) return []
  if (date >= first) return null
  return [{ date, value: { shareCount: shareCountOf(sums), cost: remainingCostOf(sums) } }]
}

function pointOf({ date, value, invested }: DayRow): ValuePoint {
  return { date, value: decimal(value), invested: decimal(invested) }
}

function rowOf(portfolioId: string, { date, value, invested }: ValuePoint): DayRow {
  return { portfolioId, date, value: value.toString(), invested: invested.toString() }
}
