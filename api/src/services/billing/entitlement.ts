import type { SubscriptionState } from '../../providers/payments/port.ts'

/** What everybody has who pays for nothing and was invited to nothing. */
const BASE_PLAN = 'base'

/** Whether what was paid for is theirs to use at this instant of the provider's clock. */
export function isEntitled(subscription: SubscriptionState | null, now: Date): boolean {
  if (subscription?.status === 'active') return true
  return subscription?.status === 'pastDue' && subscription.graceEndsAt !== null && now < subscription.graceEndsAt
}

/** What a person's plan was: by name, what they were given for their money, and what they have without. */
export type PlanStanding = { planName: string; grantedPlanName: string | null; freePlanName: string | null }

/**
 * The plan that follows from what was paid. `paid` is null where nothing is; `isFree` tells whether the plan they have
 * now costs nothing, so that they come back to it. A plan that somebody else gave them meanwhile stays.
 */
export function standingAfter(
  { planName, grantedPlanName, freePlanName }: PlanStanding,
  paid: string | null,
  isFree: boolean,
): PlanStanding {
  if (paid !== null) {
    const freePlan = isFree ? planName : freePlanName
    return { planName: paid, grantedPlanName: paid, freePlanName: freePlan ?? BASE_PLAN }
  }
  const isTheirs = grantedPlanName !== null && planName === grantedPlanName
  return { planName: isTheirs ? (freePlanName ?? BASE_PLAN) : planName, grantedPlanName: null, freePlanName: null }
}
