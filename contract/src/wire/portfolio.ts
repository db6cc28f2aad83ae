import { z } from 'zod'
import { currency, iso, money } from './scalars.ts'

export const lotWrite = z.object({
  lotId: z.string().optional(),
  transactionDate: iso,
  stockQty: z.number(),
  averageCostByShare: money,
  note: z.string(),
  transactionType: z.enum(['Buy', 'Sell']).optional(),
})

export const lotRead = z.object({
  lotId: z.string(),
  quantity: z.number(),
  averageTransactionPrice: money,
  dateOfTransaction: iso,
  note: z.string(),
  portfolioStockTransationType: z.enum(['buy', 'sell']),
  standardizedTotalGain: money,
  standardizedTotalGainPourcentage: z.number(),
})

export const portfolioStatistics = z.object({
  totalRemainingStockValue: money,
  totalRemainingStockValueAndMoney: money,
  dayChange: money,
  dayPercentChange: z.number(),
  totalProfitIncludingUnrealized: money,
  percentageOfProfitIncludingUnrealized: z.number(),
  totalMaterializedGrossValueIncludingUnrealizedAndMoney: money,
})

export const portfolioStock = z.object({
  portfolioId: z.string(),
  stockId: z.string(),
  note: z.string(),
  addedDate: iso,
  companyName: z.string(),
  symbol: z.string(),
  currency,
  lots: z.array(lotRead),
  // The snapshot spells the company's name differently from the stock itself.
  stockDateTimeSnapshot: z.object({
    symbol: z.string(),
    compagnyName: z.string(),
    price: money,
    change: money,
    changePercent: z.number(),
    currency: z.string(),
    dateTime: iso,
    isPriceIntraDay: z.boolean(),
    marketCap: z.number().optional(),
    contextualExchangeCode: z.string(),
  }),
  statistics: z.object({
    dayChange: money,
    remainingStockShareCount: z.number(),
    totalShareSoldCount: z.number(),
    totalPurchasedShareCount: z.number(),
    totalRemainingStockValue: money,
    totalMaterializedGrossGains: money,
    totalMaterializedGrossValueIncludingUnrealized: money,
    totalUnmaterializedProfit: money,
    totalMaterializedProfit: money,
    totalProfitIncludingUnrealized: money,
    totalPercentageUnmaterializedProfit: z.number(),
    percentageOfMaterializedProfit: z.number(),
    percentageOfProfitIncludingUnrealized: z.number(),
    actualAverageShareBuyPrice: money,
  }),
})

export const portfolio = z.object({
  id: z.string(),
  name: z.string(),
  userId: z.string(),
  description: z.string(),
  currency,
  amountOfMoney: money,
  creationDate: iso,
  stocks: z.array(portfolioStock),
  statistics: portfolioStatistics,
})

export const transaction = z.object({
  date: iso,
  stockId: z.string(),
  stockName: z.string(),
  stockSymbol: z.string(),
  transactionType: z.enum(['buy', 'sell']).default('buy'),
  shareCount: z.number(),
  averageShareCost: money,
  totalTransactionCost: money,
  postTransactionStockMarketValue: money,
  postTransactionStockShareCount: z.number(),
})

export const objectiveKind = z.enum([
  'totalTargetedValue',
  'totalInvestmentTargetedAmount',
  'totalTargetedShareCount',
  'percentageOfTotalInvestmentValue',
])

/** One objective a stock; the three values that its kind does not use are null. */
export const stockObjective = z.object({
  stockId: z.string(),
  primaryObjective: objectiveKind,
  primaryObjectiveValue: z.number(),
  stockObjectiveDetails: z.object({
    version: z.number(),
    totalTargetedValue: z.number().nullable(),
    totalInvestmentTargetedAmount: z.number().nullable(),
    totalTargetedShareCount: z.number().nullable(),
    percentageOfTotalInvestmentValue: z.number().nullable(),
  }),
})

export const objectiveProgression = z.object({
  stockId: z.string(),
  type: objectiveKind,
  target: z.number(),
  value: z.number(),
  percentageOfProgression: z.number(),
  actualPercentage: z.number(),
  actualShareCount: z.number(),
})

export const userDataPackage = z.object({
  portfolios: z.array(portfolio),
  transactions: z.array(transaction),
  stockObjectives: z.array(stockObjective),
  objectiveProgressions: z.array(objectiveProgression),
  userMergedStockPositions: z.array(
    z.object({
      stockId: z.string(),
      symbol: z.string(),
      companyName: z.string(),
      currency: z.string(),
      shareCount: z.number(),
      marketValue: money,
      percentageOfAllInvestment: z.number(),
    }),
  ),
  portfolioSummary: z.object({
    currency,
    totalValue: money,
    totalChange: money,
    totalChangePercent: z.number(),
    dayChange: money,
    dayChangePercent: z.number(),
    convertedTotalValue: money.optional(),
    convertedCurrency: z.string().optional(),
  }),
})
