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
/** A provider forgets keys, and orders that nobody pays, after a day. */
const ORDER_MILLISECONDS = 20 * HOUR
const MOST_TRIES = 3
/** How long what was shown may be charged. */
const PREVIEW_MILLISECONDS = HOUR

/** One write of a person: when, and what it is called when it is sent again. */
export type Act = { requestKey: string | null; now: Date }

/** The secret confirms the first payment; null where nothing waits for it. */
type Ordered = { subscriptionId: string; invoice: PaidInvoice; clientSecret: string | null }

/** Orders, cancellations and owed payments. Each asks the provider and then writes down what it says. */
export function createSubscriptions(ports: BillingPorts) {
  const { database, gateway, ask, serialize, customers, reconciliation } = ports

  /** The order that this one is: the same price again is the same order until its subscription has begun or ended. */
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

  /** As the provider knows them now, made a customer where they are none, or none any more. */
  async function presentCustomer(viewer: Viewer, now: Date): Promise<Reconciled> {
    await customers.ensure(viewer, now)
    const present = await expectReconciled(reconciliation, viewer.userId, now)
    if (!present.state.isGone) return present
    await customers.ensure(viewer, now)
    return expectReconciled(reconciliation, viewer.userId, now)
  }

  /** What was refused is remembered under its key by the provider: the next try needs another one. */
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
     * What `order` would charge now: a first month, or a resumption less what is left of the present one. Refused with
     * NoSelectedItemPriceIdWasProvided, AnSubscriptionAlreadyExist or InvalidBillingAddress.
     */
    async preview(viewer: Viewer, priceId: string, address: BillingAddress | null, now: Date): Promise<OrderCost> {
      await expectOrderable(database, priceId)
      expectTaxable(address)
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
     * Starts an order, or takes a cancellation of the same price back, as of the moment of the preview where that is
     * said. Refused with NoSelectedItemPriceIdWasProvided, AnSubscriptionAlreadyExist or InvalidBillingAddress, or as the
     * bank refuses.
     */
    async order(
      viewer: Viewer,
      priceId: string,
      act: Act,
      { address = null, at = null }: { address?: BillingAddress | null; at?: Date | null } = {},
    ): Promise<Ordered> {
      await expectOrderable(database, priceId)
      expectTaxable(address)
      const { userId } = viewer
      const { now } = act
      return serialize(userId, async () => {
        const present = await presentCustomer(viewer, now)
        await reconciliation.expectOutcome(userId, now)
        const { customer } = present
        const { customerId } = customer
        if (isAlive(customer)) {
          const { subscriptionId } = expectResumable(customer, priceId)
          const { now: theirNow, subscription } = present.state
          return resume(viewer, subscriptionId, shownAt(at, subscription?.periodStart ?? theirNow, theirNow), act)
        }
        // Other taxes make it another order.
        const hasMoved = address !== null && !isSameAddress(address, present.state.billingAddress)
        const { key } = await orderOf(userId, priceId, present, hasMoved, now)
        const ordered = await subscribe({ customerId, priceId, address, key })
        await saveOrderedSubscription(database, key, ordered.subscriptionId)
        await reconciliation.reconcile(userId, now)
        return ordered
      })
    },

    /** Refused with UserIsNotACustomer, or with SubscriptionCancelled where it is already. */
    async cancel(viewer: Viewer, { requestKey, now }: Act): Promise<void> {
      const { userId } = viewer
      await serialize(userId, async () => {
        const { subscriptionId, cancelsAtPeriodEnd } = await expectAlive(reconciliation, userId, now)
        if (cancelsAtPeriodEnd) throw new Refusal('SubscriptionCancelled')
        await reconciliation.expectOutcome(userId, now)
        const key = actKeyOf('cancel', viewer, requestKey)
        await ask(() => gateway.cancelAtPeriodEnd({ subscriptionId, key }))
        await reconciliation.reconcile(userId, now)
      })
    },

    /**
     * Tries an owed payment again with the default card; where nothing is owed it does nothing. A secret: the bank asks
     * the holder first. Refused with UserIsNotACustomer, or as the bank refuses.
     */
    async payOwed(viewer: Viewer, { requestKey, now }: Act): Promise<string | null> {
      const { userId } = viewer
      return serialize(userId, async () => {
        const { subscriptionId, status } = await expectAlive(reconciliation, userId, now)
        if (status !== 'pastDue') return null
        await reconciliation.expectOutcome(userId, now)
        const key = actKeyOf('payOwed', viewer, requestKey)
        const { clientSecret } = await ask(() => gateway.payOwed({ subscriptionId, key }))
        await reconciliation.reconcile(userId, now)
        return clientSecret
      })
    },
  }
}

/** What an order would charge. */
type OrderCost = ChangePreview & {
  /** It takes a cancellation back. */
  isResumption: boolean
  /** The moment of the calculation; the same one charges the same. */
  at: Date
}

type Alive = PaymentCustomer & { subscriptionId: string; priceId: string }

/** A subscription that is paid for, or should be. */
export function isAlive(customer: PaymentCustomer): customer is Alive {
  const { status, subscriptionId } = customer
  return subscriptionId !== null && (status === 'active' || status === 'pastDue')
}

/** What the provider says now. Refused with UserIsNotACustomer. */
export async function expectReconciled(reconciliation: Reconciliation, userId: string, now: Date): Promise<Reconciled> {
  const found = await reconciliation.reconcile(userId, now)
  if (!found) throw new Refusal('UserIsNotACustomer')
  return found
}

/** Only the plan that was cancelled can be ordered while it still runs. Refused with AnSubscriptionAlreadyExist. */
function expectResumable(customer: Alive, priceId: string): Alive {
  const isSame = customer.priceId === priceId && customer.cancelsAtPeriodEnd && customer.status === 'active'
  if (!isSame) throw new Refusal('AnSubscriptionAlreadyExist')
  return customer
}

function expectTaxable(address: BillingAddress | null): void {
  const field = address && billingAddressProblem(address)
  if (field) throw new Refusal('InvalidBillingAddress', { field })
}

function isSameAddress(one: BillingAddress, other: BillingAddress | null): boolean {
  return one.country === other?.country && one.province === other.province && one.postalCode === other.postalCode
}

/** The moment of the preview, where it is of this period and not old; otherwise what is charged would surprise. */
export function shownAt(at: Date | null, periodStart: Date, theirNow: Date): Date {
  if (at === null) return theirNow
  const age = theirNow.getTime() - at.getTime()
  if (at < periodStart || age < 0 || age > PREVIEW_MILLISECONDS) {
    throw new Refusal('parameter_invalid_empty', { field: 'prorationDate' })
  }
  return at
}

async function expectAlive(reconciliation: Reconciliation, userId: string, now: Date): Promise<Alive> {
  const { customer } = await expectReconciled(reconciliation, userId, now)
  if (!isAlive(customer)) throw new Refusal('UserIsNotACustomer')
  return customer
}

/** A plan that anybody may pay for. Refused with NoSelectedItemPriceIdWasProvided. */
export async function expectOrderable(database: Database, priceId: string): Promise<Plan> {
  const plan = priceId === '' ? null : await findPlanByPrice(database, priceId)
  if (!plan?.isPublic || plan.priceCents === 0) throw new Refusal('NoSelectedItemPriceIdWasProvided')
  return plan
}

function isUnderWay({ startedAt, subscriptionId }: PaymentOrder, customer: PaymentCustomer, now: Date): boolean {
  if (now.getTime() - startedAt.getTime() > ORDER_MILLISECONDS) return false
  // What the provider answered is not known yet: the same key finds it.
  if (subscriptionId === null) return true
  return subscriptionId === customer.subscriptionId && customer.status === 'incomplete'
}
