import { z } from 'zod'
import { rowCursors } from '../kernel/page.ts'
import { beyondPlan } from '../billing/planSchemas.ts'
import { currency, iso, money } from '../kernel/scalars.ts'

/** Optional extensions of a lot. */
const lotExtensions = {
  /** In the stock's currency. Part of the adjusted cost base, not of the statistics. */
  fee: money.nonnegative().nullable().optional(),
  /** Canadian dollars per unit of the stock's currency on the trade date. */
  fxRateToCad: money.positive().nullable().optional(),
}

export const lotRead = z.object({
  lotId: z.string(),
  quantity: z.number(),
  averageTransactionPrice: money,
  dateOfTransaction: iso,
  note: z.string(),
  portfolioStockTransationType: z.enum(['buy', 'sell']),
  standardizedTotalGain: money,
  standardizedTotalGainPourcentage: z.number(),
  ...lotExtensions,
  version: z.int32().optional(),
  importId: z.string().nullable().optional(),
  /** Event that created the lot, such as a reinvested dividend; change the event instead. */
  eventId: z.string().nullable().optional(),
  /** Quantity after later splits; by default the quantity. */
  presentQuantity: z.number().nullable().optional(),
})
export type WireLot = z.infer<typeof lotRead>

export const portfolioStatistics = z.object({
  totalRemainingStockValue: money,
  totalRemainingStockValueAndMoney: money,
  dayChange: money,
  dayPercentChange: z.number(),
  totalProfitIncludingUnrealized: money,
  percentageOfProfitIncludingUnrealized: z.number(),
  totalMaterializedGrossValueIncludingUnrealizedAndMoney: money,
  // Extensions: exchange rates of the totals, and currencies skipped for lack of a rate.
  ratesUsed: z.record(z.string(), z.number()).optional(),
  currenciesWithoutRate: z.array(z.string()).optional(),
  totalPurchases: money.optional(),
  // Extension: number of stocks excluded because their price is unknown.
  withoutPriceCount: z.int().optional(),
})
export type WirePortfolioStatistics = z.infer<typeof portfolioStatistics>

/** Tax status of the account; the adjusted cost base excludes registered ones. */
export const accountKind = z.enum(['nonRegistered', 'tfsa', 'rrsp', 'fhsa', 'resp', 'rrif'])

/**
 * Owner of the account. A spouse's account is excluded from the user's gains, but its purchases may
 * deny the user's losses.
 */
export const portfolioOwner = z.enum(['self', 'spouse'])

export const portfolioStock = z.object({
  portfolioId: z.string(),
  stockId: z.string(),
  note: z.string(),
  addedDate: iso,
  companyName: z.string(),
  symbol: z.string(),
  currency,
  lots: z.array(lotRead),
  // The snapshot spells the company name differently from the stock.
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
    lotCount: z.int().optional(),
    // Extension: false if the price is unknown; figures that depend on it are then 0 and
    // meaningless.
    hasPrice: z.boolean().optional(),
    totalPurchases: money.optional(),
  }),
  // Extension: null or absent if the plan allows changes.
  beyondPlan: beyondPlan.nullable().optional(),
})
export type WirePortfolioStock = z.infer<typeof portfolioStock>

export const cashMode = z.enum(['byHand', 'ledger'])

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
  // Extensions.
  accountKind: accountKind.optional(),
  // Null or absent: the user.
  owner: portfolioOwner.nullable().optional(),
  // Manual cash, or cash that follows trades and events; null or absent is manual.
  cashMode: cashMode.nullable().optional(),
  // Balances by currency in ledger mode; `amountOfMoney` is their sum at current rates.
  cashBalances: z
    .array(z.object({ currency, amount: money }))
    .nullable()
    .optional(),
  version: z.int32().optional(),
  // Events of imported files that the user must complete.
  incompleteEventCount: z.int().optional(),
  // Null or absent if the plan allows changes.
  beyondPlan: beyondPlan.nullable().optional(),
})
export type WirePortfolio = z.infer<typeof portfolio>

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
  // Extensions: the lot of the trade, and the event that created it.
  lotId: z.string().optional(),
  eventId: z.string().nullable().optional(),
  portfolioId: z.string().optional(),
  currency: currency.optional(),
})
export type WireTransaction = z.infer<typeof transaction>

export const objectiveKind = z.enum([
  'totalTargetedValue',
  'totalInvestmentTargetedAmount',
  'totalTargetedShareCount',
  'percentageOfTotalInvestmentValue',
])

/** One objective per stock; values of other kinds are null. */
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
  // Extension: version that was read, 0 for none; another current version is refused.
  version: z.int32().nonnegative().optional(),
})
export type WireStockObjective = z.infer<typeof stockObjective>

export const objectiveProgression = z.object({
  stockId: z.string(),
  type: objectiveKind,
  target: z.number(),
  value: z.number(),
  percentageOfProgression: z.number(),
  actualPercentage: z.number(),
  actualShareCount: z.number(),
  // Extensions: version of the objective, and its postponement; a null `until` lasts until the
  // target changes.
  version: z.int32().optional(),
  postponement: z.object({ until: iso.nullable() }).nullable().optional(),
})
export type WireObjectiveProgression = z.infer<typeof objectiveProgression>

export const stockPosition = z.object({
  stockId: z.string(),
  symbol: z.string(),
  companyName: z.string(),
  currency: z.string(),
  shareCount: z.number(),
  marketValue: money,
  percentageOfAllInvestment: z.number(),
  // Extension: in the stock's currency.
  dayChange: money.optional(),
})
export type WireStockPosition = z.infer<typeof stockPosition>

export const userDataPackage = z.object({
  portfolios: z.array(portfolio),
  transactions: z.array(transaction),
  stockObjectives: z.array(stockObjective),
  objectiveProgressions: z.array(objectiveProgression),
  userMergedStockPositions: z.array(stockPosition),
  portfolioSummary: z.object({
    currency,
    totalValue: money,
    totalChange: money,
    totalChangePercent: z.number(),
    dayChange: money,
    dayChangePercent: z.number(),
    convertedTotalValue: money.optional(),
    convertedCurrency: z.string().optional(),
    // Extensions: exchange rates of these sums, and exclusions.
    ratesUsed: z.record(z.string(), z.number()).optional(),
    currenciesWithoutRate: z.array(z.string()).optional(),
    withoutPriceCount: z.int().optional(),
  }),
  // Extension: cursor of the next trades for GetTransactions; null after the last.
  transactionsNextCursor: z.string().nullable().optional(),
  transactionsCursors: rowCursors.optional(),
})
export type WireUserDataPackage = z.infer<typeof userDataPackage>

export const updatedPortfolio = z.object({
  updatedPortfolio: portfolio,
  objectiveProgressions: z.array(objectiveProgression).optional(),
})
