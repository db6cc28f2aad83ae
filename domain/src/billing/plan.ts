import type { PlanLimits } from './planUsage.ts'

export type AiKey = 'partnerships' | 'questions' | 'sentiments' | 'similarCompanies'

type PlanFeature = AiKey | 'buyLists' | 'sellLists' | 'portfolios'

type Offer = {
  readonly displayOrder: number
  readonly limits: PlanLimits
  readonly aiKeys: readonly AiKey[]
}

/** First plan by display order that includes the feature; null if none does. */
export function cheapestPlanWith<Plan extends Offer>(plans: readonly Plan[], feature: PlanFeature): Plan | null {
  let first: Plan | null = null
  for (const plan of plans) {
    if (opens(plan, feature) && (first === null || plan.displayOrder < first.displayOrder)) first = plan
  }
  return first
}

function opens({ limits, aiKeys }: Offer, feature: PlanFeature): boolean {
  if (feature === 'portfolios') return limits.portfolios > 0
  if (feature === 'buyLists') return limits.buyLists + limits.combinedLists > 0
  if (feature === 'sellLists') return limits.sellLists + limits.combinedLists > 0
  return aiKeys.includes(feature)
}

const FREE_PLANS: readonly string[] = ['base', 'pioneer', 'vip']

export function isFreePlan(planName: string): boolean {
  return planName === '' || FREE_PLANS.includes(planName)
}
