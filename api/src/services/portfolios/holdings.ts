import { CURRENCIES, type Currency } from '@palier/domain/market/currency'
import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import type { ExchangeRates } from '@palier/domain/market/exchangeRate'
import { type CashBalance, cashIn } from '@palier/domain/portfolios/cashBalance'
import { mergedPositionsOf, type MergedPosition } from '@palier/domain/portfolios/mergedPositions'
import { portfolioStatisticsOf, type PortfolioStatistics } from '@palier/domain/portfolios/portfolioTotals'
import type { PositionSums } from '@palier/domain/portfolios/position'
import { stockStatisticsOf, type StockStatistics } from '@palier/domain/portfolios/holdingStatistics'
import type { Database } from '../../database/kernel/database.ts'
import { computeBalances } from '../../database/queries/portfolios/cashQueries.ts'
import { findHoldings, type ObjectiveWithStock } from '../../database/queries/portfolios/holdingsQueries.ts'
import { findLedger, type LotRow } from '../../database/queries/portfolios/lotQueries.ts'
import type { PortfolioRow, PortfolioStockRow } from '../../database/queries/portfolios/portfolioQueries.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { groupBy } from '../../kernel/groupBy.ts'
import { type LotEffect, withEffectsOfAll } from './lotEffects.ts'
import { positionSumsOf } from './storedPosition.ts'
import { LOTS_AT_ONCE, pagedLots } from './lotPages.ts'
import type { Paged } from '../../kernel/paged.ts'
import { currentRates } from './portfolioRates.ts'
import { changeAmountOf, type StockView, withQuotes } from '../market/stockView.ts'

/** A stock in a portfolio at its current price. `lots` is empty unless requested. */
export type HeldStock = StockView & {
  held: PortfolioStockRow
  /** Changes with each write on the ledger. */
  version: string
  sums: PositionSums
  statistics: StockStatistics
  lots: (LotRow & LotEffect)[]
  /** Replaces `lots` if all lots were requested and there are many. */
  pagedLots: Paged<LotRow & LotEffect> | null
}

export type ValuedPortfolio = {
  portfolio: PortfolioRow
  stocks: HeldStock[]
  statistics: PortfolioStatistics
  /** Cash in the portfolio's currency. Balances without an exchange rate are excluded. */
  cash: Decimal
  /** Balances if the cash follows the events; null if it is entered by hand. */
  cashBalances: readonly CashBalance[] | null
  /** Number of events of imported files that the user has to complete. */
  incompleteCount: number
}

/** A user's portfolios and objectives at the prices and rates of one moment. */
export type Holdings = {
  portfolios: ValuedPortfolio[]
  /**
   * One line per stock and portfolio. Includes the other portfolios if there are objectives, which
   * count them.
   */
  lines: readonly HeldLine[]
  objectives: ObjectiveWithStock[]
  rates: ExchangeRates
}

/**
 * Portfolios to return with lots, newest first. `paged` means all, with large sets streamed while
 * the response is written.
 */
type LotsOf = 'none' | 'paged' | readonly string[]

type HoldingsWanted = {
  userId: string
  lotsOf: LotsOf
  /** Null means all. */
  portfolioIds?: readonly string[] | null
}

/**
 * Takes one statement, one more for lots, and one request to the market data. If the balances of a
 * portfolio are unknown, one more statement computes and stores them.
 */
export async function readHoldings(
  database: Database,
  marketData: MarketData,
  { userId, lotsOf, portfolioIds = null }: HoldingsWanted,
  now: Date,
): Promise<Holdings> {
  const { portfolios: found, objectives } = await findHoldings(database, userId, portfolioIds)
  const rates = await currentRates(marketData, now)
  const listings = new Map(found.flatMap(({ stocks }) => stocks.map(({ stock }) => [stock.id, stock])))
  const quoted = await withQuotes(marketData, [...listings.values()], now)
  const views = new Map(quoted.map((view) => [view.stock.id, view]))
  const priced = found.map(({ stocks, ...others }) => ({
    ...others,
    stocks: stocks.map(({ held, stock, version }) => {
      const view = views.get(stock.id) ?? { stock, quote: null }
      return { held, version, view, line: lineOf(held, view) }
    }),
  }))

  const asked = priced.filter(({ portfolio }) => portfolioIds === null || portfolioIds.includes(portfolio.id))
  const areMany = lotsOf === 'paged' && areLotsMany({ portfolios: asked })
  const wanted = lotsOf === 'paged' ? asked.map(({ portfolio }) => portfolio.id) : lotsOf === 'none' ? [] : lotsOf
  const lots = groupBy(areMany ? [] : await withEffectsOfAll(await findLedger(database, wanted)), placeOf)
  const balancesOf = new Map<string, PortfolioRow['cashBalances']>()
  for (const { portfolio } of asked) {
    if (portfolio.cashMode !== 'ledger') continue
    balancesOf.set(portfolio.id, portfolio.cashBalances ?? (await computeBalances(database, portfolio)))
  }
  const portfolios = asked.map(({ portfolio, stocks, incompleteCount }) => {
    const held = stocks.map(({ held, version, view, line }) => ({
      ...view,
      held,
      version,
      sums: line.sums,
      statistics: stockStatisticsOf(line.sums, line),
      lots: lots.get(placeOf(held)) ?? [],
      pagedLots: areMany ? pagedLots(database, held) : null,
    }))
    const balances = balancesOf.get(portfolio.id) ?? null
    const cashBalances = balances && CURRENCIES.map((currency) => ({ currency, amount: decimal(balances[currency]) }))
    const cash = cashBalances ? cashIn(portfolio.currency, cashBalances, rates) : decimal(portfolio.amountOfMoney)
    const statistics = statisticsOf(portfolio, cash, held, rates)
    return { portfolio, stocks: held, cash, cashBalances, statistics, incompleteCount }
  })
  const lines = priced.flatMap(({ stocks }) => stocks.map(({ line }) => line))
  return { portfolios, lines, objectives, rates }
}

/** True if these have more lots than are read at once. */
export function areLotsMany({
  portfolios,
}: {
  portfolios: readonly { stocks: readonly { held: PortfolioStockRow }[] }[]
}) {
  const held = portfolios.flatMap(({ stocks }) => stocks)
  return held.reduce((sum, { held: { lotCount } }) => sum + lotCount, 0) > LOTS_AT_ONCE
}

export type Merged = MergedPosition<HeldLine>
type HeldLine = ReturnType<typeof lineOf>

/** One line per stock over all portfolios, largest first. */
export function mergedOf({ lines, rates }: Holdings, currency: Currency): Merged[] {
  return mergedPositionsOf(lines, currency, rates)
}

/** One line per stock and portfolio, largest first. */
export function unmergedOf({ lines, rates }: Holdings, currency: Currency): Merged[] {
  const places = lines.map((line) => ({ ...line, stockId: placeOf(line) }))
  const unmerged = mergedPositionsOf(places, currency, rates)
  return unmerged.map((line) => ({ ...line, stock: { ...line.stock, stockId: line.stock.listingId } }))
}

function lineOf(held: PortfolioStockRow, view: StockView) {
  const { stock } = view
  return {
    stockId: stock.id,
    listingId: stock.id,
    portfolioId: held.portfolioId,
    symbol: stock.ticker,
    companyName: stock.companyName,
    currency: stock.currency,
    sums: positionSumsOf(held),
    ...priceOf(view),
  }
}

function priceOf({ quote }: StockView) {
  return { price: quote?.price ?? null, change: quote && changeAmountOf(quote) }
}

function statisticsOf(portfolio: PortfolioRow, cash: Decimal, stocks: readonly HeldStock[], rates: ExchangeRates) {
  return portfolioStatisticsOf({
    currency: portfolio.currency,
    amountOfMoney: cash,
    holdings: stocks.map(({ stock, statistics }) => ({ currency: stock.currency, statistics })),
    rates,
  })
}

function placeOf({ portfolioId, stockId }: { portfolioId: string; stockId: string }): string {
  return `${portfolioId}:${stockId}`
}
