import type {
  WirePortfolio,
  WirePortfolioStatistics,
  WirePortfolioStock,
  WireStockPosition,
  WireUserDataPackage,
} from '@palier/contract/portfolios/portfolioSchemas'
import { UNKNOWN_INSTANT } from '@palier/contract/kernel/scalars'
import { type Decimal, ZERO } from '@palier/domain/kernel/decimal'
import type { ExchangeRates } from '@palier/domain/market/exchangeRate'
import type { PortfolioStatistics } from '@palier/domain/portfolios/portfolioTotals'
import type { Closures } from '../../services/watchlists/beyondPlan.ts'
import type { HeldStock, Merged, ValuedPortfolio } from '../../services/portfolios/holdings.ts'
import type { Package } from '../../services/portfolios/portfolios.ts'
import { changeOf } from '../../services/market/stockView.ts'
import type { Written } from '../../kernel/paged.ts'
import { lotToWire } from './lot.ts'
import { moneyToWire } from '../kernel/money.ts'
import { closureToWire } from '../billing/plan.ts'

export function portfolioToWire(valued: ValuedPortfolio, closures: Closures): WirePortfolio {
  const { portfolio, stocks, statistics, cash, cashBalances, incompleteCount } = valued
  return {
    id: portfolio.id,
    name: portfolio.name,
    userId: portfolio.userId,
    description: portfolio.description,
    currency: portfolio.currency,
    amountOfMoney: moneyToWire(cash),
    cashMode: portfolio.cashMode,
    cashBalances:
      cashBalances && cashBalances.map(({ currency, amount }) => ({ currency, amount: moneyToWire(amount) })),
    creationDate: portfolio.createdAt.toISOString(),
    stocks: stocks.map((stock) => portfolioStockToWire(stock, closures)),
    statistics: statisticsToWire(statistics),
    accountKind: portfolio.accountKind,
    owner: portfolio.owner,
    version: portfolio.version,
    incompleteEventCount: incompleteCount,
    beyondPlan: closureToWire(closures.ofPortfolio(portfolio.id)),
  }
}

function statisticsToWire(statistics: PortfolioStatistics): WirePortfolioStatistics {
  return {
    totalRemainingStockValue: moneyToWire(statistics.marketValue),
    totalRemainingStockValueAndMoney: moneyToWire(statistics.marketValueAndMoney),
    dayChange: moneyToWire(statistics.dayChange),
    dayPercentChange: moneyToWire(statistics.dayPercentage),
    totalProfitIncludingUnrealized: moneyToWire(statistics.totalProfit),
    percentageOfProfitIncludingUnrealized: moneyToWire(statistics.totalPercentage),
    totalMaterializedGrossValueIncludingUnrealizedAndMoney: moneyToWire(statistics.grossValueAndMoney),
    ratesUsed: ratesToWire(statistics.ratesUsed),
    currenciesWithoutRate: [...statistics.currenciesWithoutRate],
    totalPurchases: moneyToWire(statistics.purchaseCost),
    withoutPriceCount: statistics.withoutPriceCount,
  }
}

/** Like `portfolioToWire`, with lots paged if there are many. */
export function longPortfolioToWire(valued: ValuedPortfolio, closures: Closures): Written<WirePortfolio> {
  return {
    ...portfolioToWire(valued, closures),
    stocks: valued.stocks.map((stock) => longPortfolioStockToWire(stock, closures)),
  }
}

function longPortfolioStockToWire(heldStock: HeldStock, closures: Closures): Written<WirePortfolioStock> {
  const { pagedLots, quote } = heldStock
  const price = quote?.price ?? null
  const stock = portfolioStockToWire(heldStock, closures)
  return pagedLots ? { ...stock, lots: pagedLots.map((lot) => lotToWire(lot, price)) } : stock
}

function portfolioStockToWire(heldStock: HeldStock, closures: Closures): WirePortfolioStock {
  const { stock, quote, held, statistics, lots } = heldStock
  const change = changeOf(quote)
  return {
    portfolioId: held.portfolioId,
    stockId: stock.id,
    note: held.note,
    addedDate: held.addedAt.toISOString(),
    companyName: stock.companyName,
    symbol: stock.ticker,
    currency: stock.currency,
    lots: lots.map((lot) => lotToWire(lot, quote?.price ?? null)),
    stockDateTimeSnapshot: {
      symbol: stock.ticker,
      compagnyName: stock.companyName,
      price: knownOrZero(quote?.price),
      change: moneyToWire(change.amount),
      changePercent: moneyToWire(change.percent),
      currency: stock.currency,
      dateTime: quote?.at.toISOString() ?? UNKNOWN_INSTANT,
      isPriceIntraDay: quote?.isIntraday ?? false,
      ...(quote?.marketCap && { marketCap: moneyToWire(quote.marketCap) }),
      contextualExchangeCode: stock.exchangeCode,
    },
    statistics: {
      dayChange: knownOrZero(statistics.dayChange),
      remainingStockShareCount: statistics.shareCount.toNumber(),
      totalShareSoldCount: statistics.soldShareCount.toNumber(),
      totalPurchasedShareCount: statistics.purchasedShareCount.toNumber(),
      totalRemainingStockValue: knownOrZero(statistics.marketValue),
      totalMaterializedGrossGains: moneyToWire(statistics.proceeds),
      totalMaterializedGrossValueIncludingUnrealized: knownOrZero(statistics.grossValue),
      totalUnmaterializedProfit: knownOrZero(statistics.unrealizedProfit),
      totalMaterializedProfit: moneyToWire(statistics.realizedProfit),
      totalProfitIncludingUnrealized: knownOrZero(statistics.totalProfit),
      totalPercentageUnmaterializedProfit: knownOrZero(statistics.unrealizedPercentage),
      percentageOfMaterializedProfit: moneyToWire(statistics.realizedPercentage),
      percentageOfProfitIncludingUnrealized: knownOrZero(statistics.totalPercentage),
      actualAverageShareBuyPrice: moneyToWire(statistics.averageBuyPrice),
      lotCount: held.lotCount,
      hasPrice: statistics.marketValue !== null,
      totalPurchases: moneyToWire(statistics.purchaseCost),
    },
    beyondPlan: closureToWire(closures.ofStock(held)),
  }
}

/** Value in the stock's currency. Percentage of the value of all holdings. */
export function positionToWire({ stock, statistics, percentageOfAllInvestment }: Merged): WireStockPosition {
  return {
    stockId: stock.stockId,
    symbol: stock.symbol,
    companyName: stock.companyName,
    currency: stock.currency,
    shareCount: statistics.shareCount.toNumber(),
    marketValue: knownOrZero(statistics.marketValue),
    percentageOfAllInvestment: knownOrZero(percentageOfAllInvestment),
    dayChange: knownOrZero(statistics.dayChange),
  }
}

/** The total is converted only if rates of all its currencies are known. */
export function summaryToWire({ summary, converted, portfolios }: Package): WireUserDataPackage['portfolioSummary'] {
  const isWhole = converted.currenciesWithoutRate.length === 0
  return {
    currency: summary.currency,
    totalValue: moneyToWire(summary.totalValue),
    totalChange: moneyToWire(summary.totalChange),
    totalChangePercent: moneyToWire(summary.totalPercentage),
    dayChange: moneyToWire(summary.dayChange),
    dayChangePercent: moneyToWire(summary.dayPercentage),
    ...(isWhole && {
      convertedTotalValue: moneyToWire(converted.totalValue),
      convertedCurrency: converted.currency,
    }),
    ratesUsed: ratesToWire({ ...converted.ratesUsed, ...summary.ratesUsed, ...ratesOf(portfolios) }),
    currenciesWithoutRate: [...summary.currenciesWithoutRate],
    withoutPriceCount: summary.withoutPriceCount,
  }
}

function ratesOf(portfolios: readonly ValuedPortfolio[]): ExchangeRates {
  return Object.assign({}, ...portfolios.map(({ statistics }) => statistics.ratesUsed))
}

function ratesToWire(rates: ExchangeRates): Record<string, number> {
  return Object.fromEntries(Object.entries(rates).map(([pair, rate]) => [pair, moneyToWire(rate)]))
}

/** The wire has no unknown amount: 0 instead. */
function knownOrZero(amount: Decimal | null | undefined): number {
  return moneyToWire(amount ?? ZERO)
}
