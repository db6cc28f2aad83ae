import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import {
  beginOrder,
  findOrder,
  type PaymentCustomer,
  type PaymentOrder,
  saveOrderedSubscription,
} from '../database/paymentQueries.ts'
import { findPlanByPrice } from '../database/planQueries.ts'
import type { PaidInvoice, PaymentGateway } from '../providers/payments/port.ts'
import type { AskPayments } from './askPayments.ts'
import { actKeyOf, type Customers } from './customers.ts'
import type { InTurn } from './inTurn.ts'
import type { Reconciled, Reconciliation } from './reconcile.ts'
import { Refusal } from './refusal.ts'
import type { Plan } from './usage.ts'
import type { Viewer } from './viewer.ts'

const HOUR = 3_600_000
/** A provider forgets keys, and orders that nobody pays, after a day. */
const ORDER_MILLISECONDS = 20 * HOUR
const MOST_TRIES = 3

export type SubscriptionPorts = {
  database: Database
  gateway: PaymentGateway
  ask: AskPayments
  inTurn: InTurn
  customers: Customers
  reconciliation: Reconciliation
}

/** One write of a person: when, and what it is called when it is sent again. */
export type Act = { requestKey: string | null; now: Date }

/** The secret confirms the first payment; null where nothing waits for it. */
export type Ordered = { subscriptionId: string; invoice: PaidInvoice; clientSecret: string | null }

/** Orders, cancellations and owed payments. Each asks the provider and then writes down what it says. */
export function createSubscriptions(ports: SubscriptionPorts) {
  const { database, gateway, ask, inTurn, customers, reconciliation } = ports

  /** The order that this one is: the same price again is the same order until its subscription has begun or ended. */
  async function orderOf(userId: string, priceId: string, { customer }: Reconciled, now: Date): Promise<PaymentOrder> {
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      const known = await findOrder(database, userId)
      if (known?.priceId === priceId && isUnderWay(known, customer, now)) return known
      const fresh = { userId, priceId, key: randomUUID(), subscriptionId: null, startedAt: now }
      const standing = await beginOrder(database, fresh, known?.key ?? null)
      if (standing.priceId === priceId) return standing
    }
    throw new Refusal('try_again_later')
  }

  async function resume(viewer: Viewer, subscriptionId: string, { requestKey, now }: Act): Promise<Ordered> {
    const key = actKeyOf('resume', viewer, requestKey)
    const resumed = await ask(() => gateway.resume({ subscriptionId, key }))
    await reconciliation.reconcile(viewer.userId, now)
    return { subscriptionId, ...resumed }
  }

  return {
    /**
     * Starts an order, or takes a cancellation of the same price back. Refused with NoSelectedItemPriceIdWasProvided,
     * with AnSubscriptionAlreadyExist, or as the bank refuses.
     */
    async order(viewer: Viewer, priceId: string, act: Act): Promise<Ordered> {
      await expectOrderable(database, priceId)
      const { userId } = viewer
      const { now } = act
      return inTurn(userId, async () => {
        const { customerId } = await customers.ensure(viewer, now)
        const present = await expectReconciled(reconciliation, userId, now)
        await reconciliation.expectOutcome(userId, now)
        const { customer } = present
        if (isAlive(customer)) {
          const isSame = customer.priceId === priceId && customer.cancelsAtPeriodEnd && customer.status === 'active'
          if (!isSame) throw new Refusal('AnSubscriptionAlreadyExist')
          return resume(viewer, customer.subscriptionId, act)
        }
        const { key } = await orderOf(userId, priceId, present, now)
        const ordered = await ask(() => gateway.subscribe({ customerId, priceId, key }))
        await saveOrderedSubscription(database, key, ordered.subscriptionId)
        await reconciliation.reconcile(userId, now)
        return ordered
      })
    },

    /** Refused with UserIsNotACustomer, or with SubscriptionCancelled where it is already. */
    async cancel(viewer: Viewer, { requestKey, now }: Act): Promise<void> {
      const { userId } = viewer
      await inTurn(userId, async () => {
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
      return inTurn(userId, async () => {
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

export type Subscriptions = ReturnType<typeof createSubscriptions>

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
