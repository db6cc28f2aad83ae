import type { SubscriptionState } from '../../providers/payments/port.ts'

/** Plan without payment or invitation. */
const BASE_PLAN = 'base'

/** `now` is the time of the provider's clock. */
export function isEntitled(subscription: SubscriptionState | null, now: Date): boolean {
  if (subscription?.status === 'active') return true
  return subscription?.status === 'pastDue' && subscription.graceEndsAt !== null && now < subscription.graceEndsAt
}

/** Current plan, the plan granted by payment, and the free plan to return to. */
export type PlanStanding = { planName: string; grantedPlanName: string | null; freePlanName: string | null }

/**
 * Plan after a payment. `paid` is the paid plan, if any. `isFree` is true if the current plan is
 * free and must be restored later. A plan assigned otherwise since then remains.
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
