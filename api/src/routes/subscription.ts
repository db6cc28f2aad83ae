import { getPublicPlans, getSubscriptionInfo } from '@palier/contract/calls/subscription'
import { freeSubscriptionToWire, planToWire } from '../wire/plan.ts'
import { forAnyone, forUser } from './route.ts'

export const getSubscriptionInfoRoute = forUser(
  getSubscriptionInfo,
  async ({ viewer, services: { usage } }) => {
    return { data: freeSubscriptionToWire(await usage.read(viewer)) }
  },
  { rules: ['noGuests'] },
)

export const getPublicPlansRoute = forAnyone(getPublicPlans, async ({ services: { plans } }) => {
  return { data: { plans: (await plans.readPublic()).map(planToWire) } }
})
