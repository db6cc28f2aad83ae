import type { BillingPorts } from './billingPorts.ts'
import { findPlan, findPlanByPrice } from '../../database/queries/billing/planQueries.ts'
import type { TaxLine } from '../../providers/payments/port.ts'
import { actKeyOf } from './customers.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Act, expectOrderable, expectReconciled, isAlive, shownAt } from './subscriptions.ts'
import type { Plan } from './planUsage.ts'
import type { Viewer } from '../kernel/viewer.ts'

type PlanChangePorts = BillingPorts & {
  /** Return addresses of hosted pages. */
  returnTo: { successUrl: string; cancelUrl: string; plansUrl: string }
}

type ChangeCost = {
  /** Cents, taxes included; 0 for a change at the end of the period. */
  amountDue: number
  taxes: TaxLine[]
  isDowngrade: boolean
  /** The time of the calculation; the same time charges the same amount. */
  at: Date
  nextBillingDate: Date
}

/** Plan changes: upgrades at once, downgrades at the end of the period. */
export function createPlanChanges(ports: PlanChangePorts) {
  const { database, gateway, ask, serialize, customers, reconciliation } = ports

  /** The present subscription, the new plan, and the provider's time. */
  async function changeOf(userId: string, newPlanName: string, now: Date) {
    const { customer, state } = await expectReconciled(reconciliation, userId, now)
    const next = await expectPlan(newPlanName)
    if (!isAlive(customer) || !state.subscription) throw new Refusal('UserIsNotACustomer')
    const present = await findPlanByPrice(database, customer.priceId)
    const isDowngrade = present !== null && next.priceCents < present.priceCents
    const { periodStart, periodEnd } = state.subscription
    return { customer, next, isDowngrade, periodStart, periodEnd, theirNow: state.now }
  }

  /** Refused with resource_missing for a plan that is not on sale. */
  async function expectPlan(name: string): Promise<Plan & { priceId: string }> {
    const plan = await findPlan(database, name)
    if (!plan?.isPublic || plan.priceCents === 0 || plan.priceId === null) throw new Refusal('resource_missing')
    return { ...plan, priceId: plan.priceId }
  }

  return {
    /** Price of the change now. Refused with resource_missing or UserIsNotACustomer. */
    async preview(viewer: Viewer, newPlanName: string, now: Date): Promise<ChangeCost> {
      const change = await changeOf(viewer.userId, newPlanName, now)
      const { customer, next, isDowngrade, periodEnd, theirNow: at } = change
      if (isDowngrade || next.priceId === customer.priceId) {
        return { amountDue: 0, taxes: [], isDowngrade, at, nextBillingDate: periodEnd }
      }
      const { subscriptionId } = customer
      const cost = await ask(() => gateway.previewChange({ subscriptionId, priceId: next.priceId, at }))
      return { ...cost, isDowngrade, at }
    },

    /**
     * Upgrades at once, as of `at` where a preview gave it; schedules a downgrade. Choosing the present plan cancels a
     * scheduled change. Returns a client secret where the bank asks the card holder. Refused with resource_missing or
     * SubscriptionCancelled, or as the bank refuses.
     */
    async change(viewer: Viewer, newPlanName: string, at: Date | null, act: Act): Promise<string | null> {
      const { userId } = viewer
      const { requestKey, now } = act
      if (!(await customers.find(viewer))) throw new Refusal('resource_missing')
      return serialize(userId, async () => {
        const change = await changeOf(userId, newPlanName, now)
        const { customer, next, isDowngrade, periodStart, theirNow } = change
        const { subscriptionId } = customer
        if (customer.cancelsAtPeriodEnd) throw new Refusal('SubscriptionCancelled')
        await reconciliation.schedulePoll(userId, now)
        const key = actKeyOf('change', viewer, requestKey)
        const order = { subscriptionId, priceId: next.priceId, key }
        if (isDowngrade || next.priceId === customer.priceId) {
          await ask(() => gateway.changeAtPeriodEnd(order))
          await reconciliation.reconcile(userId, now)
          return null
        }
        const since = shownAt(at, periodStart, theirNow)
        const { clientSecret } = await ask(() => gateway.changeNow({ ...order, at: since }))
        await reconciliation.reconcile(userId, now)
        return clientSecret
      })
    },

    /** A page that takes an order. Refused with NoSelectedItemPriceIdWasProvided or AnSubscriptionAlreadyExist. */
    async orderPage(viewer: Viewer, priceId: string, now: Date) {
      const { priceId: known } = await expectOrderable(database, priceId)
      const { userId } = viewer
      const { customerId } = await customers.ensure(viewer, now)
      const { customer } = await expectReconciled(reconciliation, userId, now)
      if (isAlive(customer)) throw new Refusal('AnSubscriptionAlreadyExist')
      return hostedPage(customerId, known ?? priceId)
    },

    /** A page that takes a change. Refused with UserIsNotACustomer. */
    async changePage(viewer: Viewer, newPlanName: string) {
      const { customerId } = await customers.expect(viewer)
      const { priceId } = await expectPlan(newPlanName)
      return hostedPage(customerId, priceId)
    },
  }

  function hostedPage(customerId: string, priceId: string) {
    return ask(() => gateway.hostedPage({ customerId, priceId, ...ports.returnTo }))
  }
}
