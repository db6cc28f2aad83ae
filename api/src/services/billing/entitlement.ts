import type { SubscriptionState } from '../../providers/payments/port.ts'

/** The plan without payment or invitation. */
const BASE_PLAN = 'base'

/** Whether the paid plan may be used at this instant of the provider's clock. */
export function isEntitled(subscription: SubscriptionState | null, now: Date): boolean {
  if (subscription?.status === 'active') return true
  return subscription?.status === 'pastDue' && subscription.graceEndsAt !== null && now < subscription.graceEndsAt
}

/** A user's plan, the plan granted by payment, and the free plan to return to. */
export type PlanStanding = { planName: string; grantedPlanName: string | null; freePlanName: string | null }

/**
 * The plan that follows from payment. `paid` is null without one; `isFree` tells whether the present plan is free and
 * to be restored later. A plan assigned otherwise meanwhile stays.
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
