import type { WireBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import type { WireIncome } from '@palier/contract/portfolios/incomeCalls'
import type { WirePerformance } from '@palier/contract/portfolios/performanceCalls'
import type {
  WireLot,
  WireObjectiveProgression,
  WirePortfolio,
  WirePortfolioStock,
  WireStockPosition,
  WireTransaction,
  WireUserDataPackage,
} from '@palier/contract/portfolios/portfolioSchemas'
import { PRICE_AT } from './wireSamples.ts'

export function sampleHolding(
  portfolioId: string,
  stockId: string,
  currency: 'CAD' | 'USD' = 'CAD',
): WirePortfolioStock {
  return {
    portfolioId,
    stockId,
    note: '',
    addedDate: '2026-01-05T10:00:00Z',
    companyName: `Company ${stockId}`,
    symbol: stockId.toUpperCase(),
    currency,
    lots: [],
    stockDateTimeSnapshot: {
      symbol: stockId.toUpperCase(),
      compagnyName: `Company ${stockId}`,
      price: 10.1,
      change: 0.1,
      changePercent: 1,
      currency,
      dateTime: PRICE_AT,
      isPriceIntraDay: true,
      contextualExchangeCode: 'XTSE',
    },
    statistics: {
      dayChange: 0.3,
      remainingStockShareCount: 3,
      totalShareSoldCount: 1,
      totalPurchasedShareCount: 4,
      totalRemainingStockValue: 30.3,
      totalMaterializedGrossGains: 9.5,
      totalMaterializedGrossValueIncludingUnrealized: 39.8,
      totalUnmaterializedProfit: 3.3,
      totalMaterializedProfit: 0.5,
      totalProfitIncludingUnrealized: 3.8,
      totalPercentageUnmaterializedProfit: 12.222222,
      percentageOfMaterializedProfit: 5.555556,
      percentageOfProfitIncludingUnrealized: 10.555556,
      actualAverageShareBuyPrice: 9,
      lotCount: 2,
      hasPrice: true,
      totalPurchases: 36,
    },
  }
}

export function samplePortfolio(id: string, currency: 'CAD' | 'USD', stocks: WirePortfolioStock[]): WirePortfolio {
  return {
    id,
    name: `My ${id}`,
    userId: 'user-1',
    description: '',
    currency,
    amountOfMoney: 0.1,
    creationDate: '2026-01-02T09:00:00Z',
    stocks,
    statistics: {
      totalRemainingStockValue: 30.3,
      totalRemainingStockValueAndMoney: 30.4,
      dayChange: 0.3,
      dayPercentChange: 1,
      totalProfitIncludingUnrealized: 3.8,
      percentageOfProfitIncludingUnrealized: 10.555556,
      totalMaterializedGrossValueIncludingUnrealizedAndMoney: 39.9,
      ratesUsed: { USDCAD: 1.3671 },
      currenciesWithoutRate: [],
      totalPurchases: 36,
      withoutPriceCount: 0,
    },
    accountKind: 'tfsa',
    version: 4,
  }
}

export function sampleLot(lotId: string): WireLot {
  return {
    lotId,
    quantity: 3,
    averageTransactionPrice: 9.1,
    dateOfTransaction: '2026-03-02T23:30:00Z',
    note: 'first',
    portfolioStockTransationType: 'buy',
    standardizedTotalGain: 3,
    standardizedTotalGainPourcentage: 11.1,
    fee: 4.95,
    fxRateToCad: null,
    version: 2,
    importId: null,
  }
}

/** A dividend of the first stock of the first portfolio. */
export function sampleBookEvent(eventId: string): WireBookEvent {
  return {
    ...{ eventId, version: 2, portfolioId: 'p1', stockId: 's1', stockSymbol: 'S1', stockName: 'Company s1' },
    ...{ kind: 'income', date: '2026-03-31', gross: 10.1, withheld: 1.5, currency: 'CAD', incomeKind: 'foreign' },
    ...{ note: '', cash: 8.6, shareCountAfter: null },
  }
}

export function sampleTransaction(lotId: string): WireTransaction {
  return {
    date: '2026-03-02T00:00:00Z',
    stockId: 's1',
    stockName: 'Company s1',
    stockSymbol: 'S1',
    transactionType: 'buy',
    shareCount: 3,
    averageShareCost: 0.1,
    totalTransactionCost: 0.3,
    postTransactionStockMarketValue: 0.3,
    postTransactionStockShareCount: 3,
    lotId,
    portfolioId: 'p1',
    currency: 'CAD',
  }
}

export function sampleProgression(stockId: string, percentageOfProgression: number): WireObjectiveProgression {
  return {
    stockId,
    type: 'totalTargetedShareCount',
    target: 40,
    value: 3,
    percentageOfProgression,
    actualPercentage: 25.5,
    actualShareCount: 3,
  }
}

function samplePosition({ stockId, symbol, companyName, currency, statistics }: WirePortfolioStock): WireStockPosition {
  return {
    stockId,
    symbol,
    companyName,
    currency,
    shareCount: statistics.remainingStockShareCount,
    marketValue: statistics.totalRemainingStockValue,
    percentageOfAllInvestment: 25.5,
    dayChange: statistics.dayChange,
  }
}

/** Everything that somebody with these portfolios is told, in Canadian dollars. */
export function samplePackage(portfolios: WirePortfolio[]): WireUserDataPackage {
  const stocks = portfolios.flatMap((portfolio) => portfolio.stocks)
  const distinct = new Map(stocks.map((stock) => [stock.stockId, stock]))
  return {
    portfolios,
    transactions: [],
    stockObjectives: [],
    objectiveProgressions: [],
    userMergedStockPositions: [...distinct.values()].map(samplePosition),
    portfolioSummary: {
      currency: 'CAD',
      totalValue: 71.96,
      totalChange: 9,
      totalChangePercent: 10.5,
      dayChange: 0.7,
      dayChangePercent: 1,
      convertedTotalValue: 52.64,
      convertedCurrency: 'USD',
      ratesUsed: { USDCAD: 1.3671, CADUSD: 0.7315 },
      currenciesWithoutRate: [],
      withoutPriceCount: 0,
    },
  }
}

/** A small measurement with a benchmark. */
export function samplePerformance(): WirePerformance {
  const rates = { isAnnual: false, timeWeighted: 4.5, moneyWeighted: 5 }
  return {
    currency: 'CAD',
    points: [
      { date: '2026-03-01', value: 100, timeWeighted: 0, benchmark: 0 },
      { date: '2026-03-02', value: 104.5, timeWeighted: 4.5, benchmark: 1 },
    ],
    returns: { ...rates, moneyWeighted: null, moneyWeightedMissing: 'severalRates', local: 4.5, exchange: 0 },
    change: {
      ...{ start: 100, price: 4.5, currency: 0, income: 1, returnOfCapital: 0, costs: -0.5 },
      ...{ inflows: 0, outflows: 0.5, end: 104.5 },
    },
    years: [{ year: 2026, from: '2026-03-01', ...rates, benchmark: 1 }],
    benchmark: { stockId: 's1', symbol: 'XIU', ...rates, value: 101 },
    activity: { purchases: ['2026-03-02'], sales: [], payments: [] },
    leftOutCount: 0,
    hasUnmeasuredIncome: false,
    isSample: true,
  }
}

/** A stock that paid in August and pays again in November. */
export function sampleIncome(): WireIncome {
  const sums = { received: 150, trailing: 295, forward: 600 }
  const yields = { yieldOnCost: 12, yieldOnValue: 6 }
  return {
    ...{ currency: 'CAD', year: 2026, ...sums, ...yields, receivedBefore: 140, withheld: 3, returnOfCapital: 12 },
    ...{ expected: 150, declared: 150, withoutRateCount: 0 },
    months: Array.from({ length: 12 }, (_, at) => ({
      ...{ received: at === 7 ? 150 : 0, expected: at === 10 ? 150 : 0, before: at === 7 ? 140 : 0 },
    })),
    stocks: [
      {
        ...{ stockId: 's1', symbol: 'RY', companyName: 'Royal Bank', cost: 5_000, ...sums, ...yields },
        years: [0, 0, 0, 285, 150],
      },
    ],
    accounts: [{ portfolioId: 'p1', name: 'Retirement', ...sums }],
    coming: [
      {
        ...{ date: '2026-11-24', stockId: 's1', symbol: 'RY', quantity: 100, perShare: 1.5, paidIn: 'CAD' },
        ...{ amount: 150, isDeclared: true },
      },
    ],
  }
}
