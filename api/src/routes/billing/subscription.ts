import { getPublicPlans, getSubscriptionInfo } from '@palier/contract/billing/subscriptionCalls'
import { planToWire } from '../../wire/billing/plan.ts'
import { subscriptionToWire } from '../../wire/billing/subscription.ts'
import { forAnyone, forUser } from '../kernel/route.ts'

export const subscriptionRoutes = {
  getSubscriptionInfo: forUser(
    getSubscriptionInfo,
    async ({ viewer, now, services: { payments } }) => {
      return { data: subscriptionToWire(await payments.info.read(viewer, now)) }
    },
    { rules: ['noGuests'] },
  ),

  getPublicPlans: forAnyone(getPublicPlans, async ({ services: { plans } }) => {
    return { data: { plans: (await plans.readPublic()).map(planToWire) } }
  }),
}
