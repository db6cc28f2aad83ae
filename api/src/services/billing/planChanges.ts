import type { BillingPorts } from './billingPorts.ts'
import { findPlan, findPlanByPrice } from '../../database/queries/billing/planQueries.ts'
import type { TaxLine } from '../../providers/payments/port.ts'
import { actKeyOf } from './customers.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Act, expectOrderable, expectReconciled, isAlive, shownAt } from './subscriptions.ts'
import type { Plan } from './planUsage.ts'
import type { Viewer } from '../kernel/viewer.ts'

type PlanChangePorts = BillingPorts & {
  returnTo: { successUrl: string; cancelUrl: string; plansUrl: string }
}

type ChangeCost = {
  /** Cents, taxes included; 0 for a change at the end of the period. */
  amountDue: number
  taxes: TaxLine[]
  isDowngrade: boolean
  at: Date
  nextBillingDate: Date
}

/** Upgrades take effect immediately, downgrades at the end of the period. */
export function createPlanChanges(ports: PlanChangePorts) {
  const { database, gateway, ask, serialize, customers, reconciliation } = ports

  async function changeOf(userId: string, newPlanName: string, now: Date) {
    const { customer, state } = await expectReconciled(reconciliation, userId, now)
    const next = await expectPlan(newPlanName)
    if (!isAlive(customer) || !state.subscription) throw new Refusal('UserIsNotACustomer')
    const present = await findPlanByPrice(database, customer.priceId)
    const isDowngrade = present !== null && next.priceCents < present.priceCents
    const { periodStart, periodEnd } = state.subscription
    return { customer, next, isDowngrade, periodStart, periodEnd, theirNow: state.now }
  }

  /** Refuses with resource_missing if the plan is not on sale. */
  async function expectPlan(name: string): Promise<Plan & { priceId: string }> {
    const plan = await findPlan(database, name)
    if (!plan?.isPublic || plan.priceCents === 0 || plan.priceId === null) throw new Refusal('resource_missing')
    return { ...plan, priceId: plan.priceId }
  }

  return {
    /** Current price of the change. Refuses with resource_missing or UserIsNotACustomer. */
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
     * Upgrades immediately, as of a preview's time `at` if given; schedules a downgrade. Choosing
     * the current plan cancels a scheduled change. Returns a client secret if the bank requires
     * confirmation. Refuses with resource_missing or SubscriptionCancelled, or like the bank.
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

    /**
     * Hosted page for an order. Refuses with NoSelectedItemPriceIdWasProvided or
     * AnSubscriptionAlreadyExist.
     */
    async orderPage(viewer: Viewer, priceId: string, now: Date) {
      const { priceId: known } = await expectOrderable(database, priceId)
      const { userId } = viewer
      const { customerId } = await customers.ensure(viewer, now)
      const { customer } = await expectReconciled(reconciliation, userId, now)
      if (isAlive(customer)) throw new Refusal('AnSubscriptionAlreadyExist')
      return hostedPage(customerId, known ?? priceId)
    },

    /** Hosted page for a change. Refuses with UserIsNotACustomer. */
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
