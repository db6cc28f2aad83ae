import { getPublicPlans } from '@palier/contract/billing/subscriptionCalls'
import type { WireAiDataKey, WirePlan, WirePlanLimit, WireUsage } from '@palier/contract/billing/planSchemas'
import type { PlanLimits, PlanUse } from '@palier/domain/billing/planUsage'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import { createLoader } from '../kernel/createLoader.ts'
import type { OwnUsage } from './loadUsage.ts'

export async function loadPlans({ client, services, caller }: Operation): Promise<WirePlan[]> {
  const key = JSON.stringify([caller.language, caller.preproductionKey])
  const { plans } = await services.fresh.plans(key, () => client.send(getPublicPlans, {}))
  return plans.toSorted((one, other) => one.displayOrder - other.displayOrder)
}

const ALL_KEYS: readonly WireAiDataKey[] = ['partnerships', 'questions', 'sentiments', 'similarCompanies']

const MAXIMUM_PLANS = 100

/** Public plans by name; null for any other. */
export const planLoader = createLoader(loadNamedPlans, { maximumKeys: MAXIMUM_PLANS })

async function loadNamedPlans(names: readonly string[], operation: Operation): Promise<(WirePlan | null)[]> {
  const plans = new Map((await loadPlans(operation)).map((plan) => [plan.planName, plan]))
  return names.map((name) => plans.get(name) ?? null)
}

/** Uses the user's plan, else the public plan of that name; guests see all parts. */
export async function aiKeysOf(operation: Operation, usage: OwnUsage): Promise<readonly WireAiDataKey[]> {
  if (usage.aiKeys) return usage.aiKeys
  if (operation.session && hasRole(operation.session.roles, 'demonstration')) return ALL_KEYS
  return (await planLoader(operation).load(usage.planName))?.aiDataActiveKeys ?? []
}

export function limitsOf(limit: WirePlanLimit): PlanLimits {
  return {
    buyLists: limit.buyListCount,
    sellLists: limit.sellListCount,
    combinedLists: limit.combinedListCount,
    entries: limit.combinedListCombinedEntriesCount,
    portfolios: limit.portfolioListCount,
    portfolioStocks: limit.combinedPortfolioStockCount,
  }
}

/** The REST API names usage and limits differently. */
export function useOf(used: WireUsage): PlanUse {
  return {
    buyLists: used.buyListCount,
    sellLists: used.sellListCount,
    entries: used.combinedListCombinedEntriesCount,
    portfolios: used.portfolioCount,
    portfolioStocks: used.portfolioCombineEntrieCount,
  }
}
