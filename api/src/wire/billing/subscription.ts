import type { WireUserSubscriptionInfo } from '@palier/contract/billing/planSchemas'
import { UNKNOWN_INSTANT } from '@palier/contract/kernel/scalars'
import { isAlive } from '../../services/billing/subscriptions.ts'
import type { SubscriptionInfo } from '../../services/billing/subscriptionInfo.ts'
import { cardToWire } from './paymentMethod.ts'
import { freeSubscriptionToWire } from './plan.ts'

/**
 * On the wire, `cancelled` means that the subscription ends with its period. An ended subscription
 * is reported as free.
 */
export function subscriptionToWire(info: SubscriptionInfo): WireUserSubscriptionInfo {
  const { customer, defaultCard, plannedPlanName, pendingPlanName } = info
  const free = {
    ...freeSubscriptionToWire(info),
    defaultPaymentMethod: defaultCard && cardToWire(defaultCard),
    ...(pendingPlanName !== null && { pendingPlanName }),
  }
  if (!customer || !isAlive(customer)) return free

  const { periodEnd, cancelsAtPeriodEnd: isCancel, plannedAt, graceEndsAt, status, defaultReason } = customer
  const endDate = periodEnd?.toISOString() ?? null
  return {
    ...free,
    status: isCancel ? 'cancelled' : 'active',
    currentCycleInfo: { renewalDate: isCancel ? null : endDate, endDate },
    terminationInfo: {
      isCancel,
      terminationDate: isCancel ? endDate : null,
      endOfGracePeriodDate: graceEndsAt?.toISOString() ?? null,
    },
    plannedChangeOfPlan:
      plannedPlanName !== null && plannedAt
        ? { planName: plannedPlanName, date: plannedAt.toISOString() }
        : { planName: null, date: UNKNOWN_INSTANT },
    defaultOfPayment: status === 'pastDue' ? { reason: defaultReason ?? 'card_declined' } : null,
  }
}
