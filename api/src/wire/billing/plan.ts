import {
  aiDataKey,
  type WireAiDataKey,
  type WireBeyondPlan,
  type WirePlan,
  type WirePlanLimit,
  type WireUsage,
  type WireUsageEnvelope,
  type WireUserSubscriptionInfo,
} from '@palier/contract/billing/planSchemas'
import { UNKNOWN_INSTANT } from '@palier/contract/kernel/scalars'
import type { Closure } from '../../services/watchlists/beyondPlan.ts'
import type { Plan, PlanAndUsage, Usage } from '../../services/billing/planUsage.ts'

/** Price in Canadian cents a month. */
export function planToWire(plan: Plan): WirePlan {
  return {
    planName: plan.name,
    price: plan.priceCents,
    reccurringInterval: plan.priceCents > 0 ? 'month' : null,
    paymentSystemPriceId: plan.priceId,
    currency: 'CAD',
    limit: limitToWire(plan),
    displayOrder: plan.displayOrder,
    isAiPlan: plan.isAiPlan,
    aiDataActiveKeys: aiKeysToWire(plan),
  }
}

/** Plan whose limits make the item read-only; null if it is writable. */
export function closureToWire(closure: Closure | null): WireBeyondPlan | null {
  return closure && { planName: closure.planName }
}

function limitToWire(plan: Plan): WirePlanLimit {
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

function usageToWire(usage: Usage): WireUsage {
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

export function withUsage<Data>(data: Data, { plan, usage }: PlanAndUsage) {
  const additionalData: WireUsageEnvelope = {
    subscriptionInfo: {
      usage: usageToWire(usage),
      planName: plan.name,
      limit: limitToWire(plan),
      aiDataActiveKeys: aiKeysToWire(plan),
    },
  }
  return { data, additionalData }
}

function aiKeysToWire({ aiKeys }: Plan): WireAiDataKey[] {
  return aiDataKey.options.filter((key) => aiKeys.includes(key))
}

/** Subscription of a user whose plan is not paid. */
export function freeSubscriptionToWire({ plan, usage }: PlanAndUsage): WireUserSubscriptionInfo {
  const { name: planName, priceCents: price, priceId } = plan
  return {
    status: 'active',
    planName,
    planDefinition: { planName, limit: limitToWire(plan), price, priceId, aiDataActiveKeys: aiKeysToWire(plan) },
    isFreePlan: price === 0,
    usage: usageToWire(usage),
    defaultPaymentMethod: null,
    currentCycleInfo: { renewalDate: null, endDate: null },
    terminationInfo: { isCancel: false, terminationDate: null, endOfGracePeriodDate: null },
    plannedChangeOfPlan: { planName: null, date: UNKNOWN_INSTANT },
    defaultOfPayment: null,
  }
}
