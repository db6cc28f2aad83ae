import type { BillingPorts } from './billingPorts.ts'
import { randomUUID } from 'node:crypto'
import { type BillingAddress, billingAddressProblem } from '@palier/domain/billing/billingAddress'
import type { Database } from '../../database/kernel/database.ts'
import {
  beginOrder,
  findOrder,
  forgetOrder,
  type PaymentCustomer,
  type PaymentOrder,
  saveOrderedSubscription,
} from '../../database/queries/billing/paymentQueries.ts'
import { findPlanByPrice } from '../../database/queries/billing/planQueries.ts'
import type { ChangePreview, PaidInvoice, PaymentGateway } from '../../providers/payments/port.ts'
import { actKeyOf } from './customers.ts'
import type { Reconciled, Reconciliation } from './reconcile.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Plan } from './planUsage.ts'
import type { Viewer } from '../kernel/viewer.ts'

const HOUR = 3_600_000
/** Providers forget idempotency keys and unpaid orders after a day. */
const ORDER_MILLISECONDS = 20 * HOUR
const MOST_TRIES = 3
const PREVIEW_MILLISECONDS = HOUR

export type Act = { requestKey: string | null; now: Date }

/** `clientSecret` confirms the first payment; null if none is due. */
type Ordered = { subscriptionId: string; invoice: PaidInvoice; clientSecret: string | null }

export function createSubscriptions(ports: BillingPorts) {
  const { database, gateway, ask, serialize, customers, reconciliation } = ports

  /**
   * Finds or starts an order. Orders of the same price share one order until its subscription has
   * started or ended.
   */
  async function orderOf(
    userId: string,
    priceId: string,
    { customer }: Reconciled,
    hasMoved: boolean,
    now: Date,
  ): Promise<PaymentOrder> {
    let isKnownOver = hasMoved
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      const known = await findOrder(database, userId)
      if (!isKnownOver && known?.priceId === priceId && isUnderWay(known, customer, now)) return known
      isKnownOver = false
      const fresh = { userId, priceId, key: randomUUID(), subscriptionId: null, startedAt: now }
      const standing = await beginOrder(database, fresh, known?.key ?? null)
      if (standing.priceId === priceId) return standing
    }
    throw new Refusal('try_again_later')
  }

  async function presentCustomer(viewer: Viewer, now: Date): Promise<Reconciled> {
    await customers.ensure(viewer, now)
    const present = await expectReconciled(reconciliation, viewer.userId, now)
    if (!present.state.isGone) return present
    await customers.ensure(viewer, now)
    return expectReconciled(reconciliation, viewer.userId, now)
  }

  /** The provider stores a refusal by idempotency key: the next attempt needs another key. */
  async function subscribe(order: Parameters<PaymentGateway['subscribe']>[0]) {
    try {
      return await ask(() => gateway.subscribe(order))
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'ServiceUnavailable') await forgetOrder(database, order.key)
      throw error
    }
  }

  async function resume(viewer: Viewer, subscriptionId: string, at: Date, { requestKey, now }: Act): Promise<Ordered> {
    const key = actKeyOf('resume', viewer, requestKey)
    const resumed = await ask(() => gateway.resume({ subscriptionId, at, key }))
    await reconciliation.reconcile(viewer.userId, now)
    return { subscriptionId, ...resumed }
  }

  return {
    /**
     * Price of `order` now: a first month, or a resumption less the rest of the current period.
     * Refuses with NoSelectedItemPriceIdWasProvided, AnSubscriptionAlreadyExist or
     * InvalidBillingAddress.
     */
    async preview(viewer: Viewer, priceId: string, address: BillingAddress | null, now: Date): Promise<OrderCost> {
      await expectOrderable(database, priceId)
      assertTaxable(address)
      const known = await customers.find(viewer)
      const present = known && (await reconciliation.reconcile(viewer.userId, now))
      if (present && isAlive(present.customer)) {
        const { subscriptionId } = expectResumable(present.customer, priceId)
        const at = present.state.now
        const cost = await ask(() => gateway.previewResume({ subscriptionId, at }))
        return { ...cost, isResumption: true, at }
      }
      const customerId = present?.customer.customerId ?? null
      const cost = await ask(() => gateway.previewOrder({ customerId, priceId, address }))
      return { ...cost, isResumption: false, at: present?.state.now ?? now }
    },

    /**
     * Starts an order, or resumes a cancelled subscription of the same price, as of the preview's
     * time if given. Refuses with NoSelectedItemPriceIdWasProvided, AnSubscriptionAlreadyExist or
     * InvalidBillingAddress, or like the bank.
     */
    async order(
      viewer: Viewer,
      priceId: string,
      act: Act,
      { address = null, at = null }: { address?: BillingAddress | null; at?: Date | null } = {},
    ): Promise<Ordered> {
      await expectOrderable(database, priceId)
      assertTaxable(address)
      const { userId } = viewer
      const { now } = act
      return serialize(userId, async () => {
        const present = await presentCustomer(viewer, now)
        await reconciliation.schedulePoll(userId, now)
        const { customer } = present
        const { customerId } = customer
        if (isAlive(customer)) {
          const { subscriptionId } = expectResumable(customer, priceId)
          const { now: theirNow, subscription } = present.state
          return resume(viewer, subscriptionId, shownAt(at, subscription?.periodStart ?? theirNow, theirNow), act)
        }
        const hasMoved = address !== null && !isSameAddress(address, present.state.billingAddress)
        const { key } = await orderOf(userId, priceId, present, hasMoved, now)
        const ordered = await subscribe({ customerId, priceId, address, key })
        await saveOrderedSubscription(database, key, ordered.subscriptionId)
        await reconciliation.reconcile(userId, now)
        return ordered
      })
    },

    /** Refuses with UserIsNotACustomer, or with SubscriptionCancelled if already cancelled. */
    async cancel(viewer: Viewer, { requestKey, now }: Act): Promise<void> {
      const { userId } = viewer
      await serialize(userId, async () => {
        const { subscriptionId, cancelsAtPeriodEnd } = await expectAlive(reconciliation, userId, now)
        if (cancelsAtPeriodEnd) throw new Refusal('SubscriptionCancelled')
        await reconciliation.schedulePoll(userId, now)
        const key = actKeyOf('cancel', viewer, requestKey)
        await ask(() => gateway.cancelAtPeriodEnd({ subscriptionId, key }))
        await reconciliation.reconcile(userId, now)
      })
    },

    /**
     * Retries an overdue payment with the default card; does nothing if none is due. Returns a
     * client secret if the bank requires confirmation. Refuses with UserIsNotACustomer, or like the
     * bank.
     */
    async payOwed(viewer: Viewer, { requestKey, now }: Act): Promise<string | null> {
      const { userId } = viewer
      return serialize(userId, async () => {
        const { subscriptionId, status } = await expectAlive(reconciliation, userId, now)
        if (status !== 'pastDue') return null
        await reconciliation.schedulePoll(userId, now)
        const key = actKeyOf('payOwed', viewer, requestKey)
        const { clientSecret } = await ask(() => gateway.payOwed({ subscriptionId, key }))
        await reconciliation.reconcile(userId, now)
        return clientSecret
      })
    },
  }
}

type OrderCost = ChangePreview & {
  isResumption: boolean
  /** Time of the calculation; the same time gives the same charge. */
  at: Date
}

type Alive = PaymentCustomer & { subscriptionId: string; priceId: string }

export function isAlive(customer: PaymentCustomer): customer is Alive {
  const { status, subscriptionId } = customer
  return subscriptionId !== null && (status === 'active' || status === 'pastDue')
}

export async function expectReconciled(reconciliation: Reconciliation, userId: string, now: Date): Promise<Reconciled> {
  const found = await reconciliation.reconcile(userId, now)
  if (!found) throw new Refusal('UserIsNotACustomer')
  return found
}

/**
 * While a cancelled plan still runs, only that plan can be ordered. Refuses with
 * AnSubscriptionAlreadyExist.
 */
function expectResumable(customer: Alive, priceId: string): Alive {
  const isSame = customer.priceId === priceId && customer.cancelsAtPeriodEnd && customer.status === 'active'
  if (!isSame) throw new Refusal('AnSubscriptionAlreadyExist')
  return customer
}

function assertTaxable(address: BillingAddress | null): void {
  const field = address && billingAddressProblem(address)
  if (field) throw new Refusal('InvalidBillingAddress', { field })
}

function isSameAddress(one: BillingAddress, other: BillingAddress | null): boolean {
  return one.country === other?.country && one.province === other.province && one.postalCode === other.postalCode
}

/**
 * Returns the preview's time. Refuses with VersionConflict if it is old or of another period: the
 * charge would differ from the amount shown.
 */
export function shownAt(at: Date | null, periodStart: Date, theirNow: Date): Date {
  if (at === null) return theirNow
  const age = theirNow.getTime() - at.getTime()
  if (at < periodStart || age < 0 || age > PREVIEW_MILLISECONDS) {
    throw new Refusal('VersionConflict')
  }
  return at
}

async function expectAlive(reconciliation: Reconciliation, userId: string, now: Date): Promise<Alive> {
  const { customer } = await expectReconciled(reconciliation, userId, now)
  if (!isAlive(customer)) throw new Refusal('UserIsNotACustomer')
  return customer
}

/** Refuses with NoSelectedItemPriceIdWasProvided if the plan is not on sale. */
export async function expectOrderable(database: Database, priceId: string): Promise<Plan> {
  const plan = priceId === '' ? null : await findPlanByPrice(database, priceId)
  if (!plan?.isPublic || plan.priceCents === 0) throw new Refusal('NoSelectedItemPriceIdWasProvided')
  return plan
}

function isUnderWay({ startedAt, subscriptionId }: PaymentOrder, customer: PaymentCustomer, now: Date): boolean {
  if (now.getTime() - startedAt.getTime() > ORDER_MILLISECONDS) return false
  // The provider's response is unknown: a retry with the same key returns it.
  if (subscriptionId === null) return true
  return subscriptionId === customer.subscriptionId && customer.status === 'incomplete'
}
