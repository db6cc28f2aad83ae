import type { PlanRow } from '../database/queries/billing/planQueries.ts'

const ALL_AI_KEYS = ['partnerships', 'sentiments', 'similarCompanies', 'questions']
const SOME_AI_KEYS = ['sentiments', 'similarCompanies']

type Limits = [
  buy: number,
  sell: number,
  combined: number,
  entries: number,
  portfolios: number,
  portfolioStocks: number,
  news: number,
]

/**
 * Plans of a fresh installation. Later changes are made in the database. Prices in cents a month.
 */
export const SEED_PLANS: readonly PlanRow[] = [
  plan('base', 1, 0, [1, 1, 0, 20, 0, 0, 3], [], true),
  plan('frugal', 2, 499, [1, 1, 2, 60, 1, 20, 5], [], true),
  plan('standard', 3, 999, [3, 3, 2, 150, 3, 75, 8], SOME_AI_KEYS, true),
  plan('pro', 4, 1999, [6, 6, 4, 400, 6, 200, 10], ALL_AI_KEYS, true),
  plan('elite', 5, 3999, [15, 15, 10, 1500, 15, 750, 12], ALL_AI_KEYS, true),
  plan('pioneer', 6, 0, [3, 3, 2, 150, 2, 60, 8], SOME_AI_KEYS, false),
  plan('vip', 7, 0, [10, 10, 10, 1000, 10, 500, 12], ALL_AI_KEYS, false),
  plan('admin', 90, 0, [50, 50, 50, 5000, 50, 2000, 12], ALL_AI_KEYS, false),
  plan('owner', 91, 0, [50, 50, 50, 5000, 50, 2000, 12], ALL_AI_KEYS, false),
]

function plan(
  name: string,
  displayOrder: number,
  priceCents: number,
  [buy, sell, combined, entries, portfolios, portfolioStocks, news]: Limits,
  aiKeys: string[],
  isPublic: boolean,
): PlanRow {
  return {
    name,
    displayOrder,
    priceCents,
    priceId: null,
    isPublic,
    isAiPlan: aiKeys.length > 0,
    aiKeys,
    buyListCount: buy,
    sellListCount: sell,
    combinedListCount: combined,
    combinedEntriesCount: entries,
    portfolioListCount: portfolios,
    combinedPortfolioStockCount: portfolioStocks,
    newsCount: news,
  }
}
