import type { WireAiDataKey, WirePlan, WirePlanLimit } from '@palier/contract/billing/planSchemas'

export const sampleLimit: WirePlanLimit = {
  buyListCount: 1,
  sellListCount: 3,
  combinedListCount: 0,
  combinedListCombinedEntriesCount: 150,
  portfolioListCount: 3,
  combinedPortfolioStockCount: 7,
  stockContext: { newsCount: 8 },
}

function samplePlan(planName: string, displayOrder: number, portfolios: number, keys: WireAiDataKey[]): WirePlan {
  return {
    planName,
    price: displayOrder === 1 ? 0 : displayOrder * 333,
    reccurringInterval: displayOrder === 1 ? null : 'month',
    paymentSystemPriceId: displayOrder === 1 ? null : `price-${planName}`,
    currency: 'CAD',
    limit: { ...sampleLimit, portfolioListCount: portfolios },
    displayOrder,
    isAiPlan: keys.length > 0,
    aiDataActiveKeys: keys,
  }
}

/** Not in their order. */
export const samplePlans: WirePlan[] = [
  samplePlan('standard', 3, 3, ['sentiments', 'similarCompanies']),
  samplePlan('base', 1, 0, []),
  samplePlan('frugal', 2, 1, []),
]
