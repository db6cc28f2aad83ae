import type { WirePlanLimit, WireUsage, WireUsageEnvelope, WireUserSubscriptionInfo } from '@palier/contract/wire/plan'
import { UNKNOWN_INSTANT } from '@palier/contract/wire/scalars'
import type { Plan, PlanAndUsage, Usage } from '../services/usage.ts'

export function limitToWire(plan: Plan): WirePlanLimit {
  return {
    combinedListCount: plan.combinedListCount,
    buyListCount: plan.buyListCount,
    sellListCount: plan.sellListCount,
    combinedListCombinedEntriesCount: plan.combinedEntriesCount,
    portfolioListCount: plan.portfolioListCount,
    combinedPortfolioStockCount: plan.combinedPortfolioStockCount,
    stockContext: { newsCount: plan.newsCount },
  }
}

export function usageToWire(usage: Usage): WireUsage {
  return {
    buyListCount: usage.buyListCount,
    sellListCount: usage.sellListCount,
    combinedListCount: usage.buyListCount + usage.sellListCount,
    combinedListCombinedEntriesCount: usage.buyEntryCount + usage.sellEntryCount,
    buyListCombineEntriesCount: usage.buyEntryCount,
    sellListCombineEntriesCount: usage.sellEntryCount,
    portfolioCount: usage.portfolioCount,
    portfolioCombineEntrieCount: usage.portfolioStockCount,
  }
}

/** What travels beside the data of lists and portfolios. */
export function usageEnvelopeToWire({ plan, usage }: PlanAndUsage): WireUsageEnvelope {
  return { subscriptionInfo: { usage: usageToWire(usage), planName: plan.name, limit: limitToWire(plan) } }
}

/** Somebody on a plan that costs nothing and never ends. */
export function freeSubscriptionToWire({ plan, usage }: PlanAndUsage): WireUserSubscriptionInfo {
  const { name: planName, priceCents: price, priceId } = plan
  return {
    status: 'active',
    planName,
    planDefinition: { planName, limit: limitToWire(plan), price, priceId },
    isFreePlan: true,
    usage: usageToWire(usage),
    defaultPaymentMethod: null,
    currentCycleInfo: { renewalDate: null, endDate: null },
    terminationInfo: { isCancel: false, terminationDate: null, endOfGracePeriodDate: null },
    plannedChangeOfPlan: { planName: null, date: UNKNOWN_INSTANT },
    defaultOfPayment: null,
  }
}
