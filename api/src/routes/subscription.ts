import { getPublicPlans, getSubscriptionInfo } from '@palier/contract/billing/subscriptionCalls'
import { planToWire } from '../wire/plan.ts'
import { subscriptionToWire } from '../wire/subscription.ts'
import { forAnyone, forUser } from './route.ts'

export const getSubscriptionInfoRoute = forUser(
  getSubscriptionInfo,
  async ({ viewer, now, services: { payments } }) => {
    return { data: subscriptionToWire(await payments.info.read(viewer, now)) }
  },
  { rules: ['noGuests'] },
)

export const getPublicPlansRoute = forAnyone(getPublicPlans, async ({ services: { plans } }) => {
  return { data: { plans: (await plans.readPublic()).map(planToWire) } }
})
