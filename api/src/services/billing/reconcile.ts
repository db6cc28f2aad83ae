import type { Database } from '../../database/kernel/database.ts'
import {
  beginReading,
  claimInvoiceMail,
  findDueCustomers,
  findForeignPayers,
  findLivingCustomers,
  findPaymentCustomer,
  findUserOfCustomer,
  forgetPaymentCustomer,
  lockPaymentCustomer,
  lockPlanName,
  type PaymentCustomer,
  saveAct,
  savePlanName,
  updatePaymentCustomer,
} from '../../database/queries/billing/paymentQueries.ts'
import { findPlan, findPlanByPrice } from '../../database/queries/billing/planQueries.ts'
import type { CustomerState, PaidInvoice, PaymentGateway } from '../../providers/payments/port.ts'
import type { CallPaymentProvider } from './callPaymentProvider.ts'
import { isEntitled, standingAfter } from './entitlement.ts'
import { orderInvoiceMail } from './invoiceMails.ts'
import type { MailQueue } from '../notifications/mailQueue.ts'
import { nextPollAt, outcomePollAt } from './nextPollAt.ts'
import { orderSubscriptionMails } from './subscriptionMails.ts'
import { addUserEvent, type UserEvents } from '../notifications/userEvents.ts'

/** Reads what the provider knows of one customer, named by their id there. */
export const RECONCILE_CUSTOMER = 'reconcileCustomer'
/** Reads all whose time has come. */
export const RECONCILE_DUE = 'reconcileDue'

const MOST_INVOICES = 12
const MOST_AT_ONCE = 100
const MOST_READINGS = 3
const AFTER_FAILURE_MILLISECONDS = 5 * 60_000

type ReconciliationPorts = {
  database: Database
  gateway: PaymentGateway
  ask: CallPaymentProvider
  mails: MailQueue
  userEvents: Pick<UserEvents, 'wake'>
}

/** What is kept of a customer, as the provider said it last, and what it said besides. */
export type Reconciled = { customer: PaymentCustomer; state: CustomerState }

/**
 * The provider's word is the truth. It is read after every act, on every event and when its time has come, and what
 * follows from it is written in one transaction: whatever was lost, late, early or twice ends in the same state.
 */
export function createReconciliation({ database, gateway, ask, mails, userEvents }: ReconciliationPorts) {
  async function write(
    reading: PaymentCustomer,
    state: CustomerState,
    paid: readonly PaidInvoice[],
    now: Date,
  ): Promise<PaymentCustomer | null> {
    return database.transaction(async (transaction) => {
      const { userId, lastReading } = reading
      const before = await lockPaymentCustomer(transaction, userId)
      const planName = before && (await lockPlanName(transaction, userId))
      // Somebody who asked later has written already.
      if (!before || planName === null || before.writtenReading >= lastReading) return null

      const { subscription } = state
      const plan = subscription && (await findPlanByPrice(transaction, subscription.priceId))
      const entitled = isEntitled(subscription, state.now)
      const present = await findPlan(transaction, planName)
      // A price that no plan has any more buys what it bought.
      const paidName = entitled ? (plan?.name ?? before.grantedPlanName) : null
      const standing = standingAfter({ ...before, planName }, paidName, present?.priceCents === 0)
      const after = await updatePaymentCustomer(transaction, userId, {
        ...projectionOf(state),
        grantedPlanName: standing.grantedPlanName,
        freePlanName: standing.freePlanName,
        writtenReading: lastReading,
        readAt: now,
        nextLookAt: nextPollAt(state, before.lastActionAt, now),
      })
      if (standing.planName !== planName) await savePlanName(transaction, userId, standing.planName)
      if (standing.planName !== planName || isOther(before, after)) {
        const event = { userId, kind: 'subscriptionChanged', noticeId: null, outcome: standing.planName } as const
        await addUserEvent(transaction, event, now)
      }
      const transition = { userId, before, after, planBefore: planName, standing }
      await orderSubscriptionMails(transaction, mails.over(transaction), transition, now)
      for (const invoice of paid) {
        if (!(await claimInvoiceMail(transaction, userId, invoice.id, now))) continue
        await orderInvoiceMail(transaction, mails.over(transaction), userId, invoice, now)
      }
      // The next order makes another customer.
      if (state.isGone) await forgetPaymentCustomer(transaction, userId)
      return after
    })
  }

  /** Null for somebody who is no customer of this provider. Refused as the provider refuses. */
  async function reconcile(userId: string, now: Date): Promise<Reconciled | null> {
    for (let attempt = 1; ; attempt += 1) {
      const reading = await beginReading(database, userId)
      if (!reading || reading.provider !== gateway.kind) return null
      const { customerId } = reading
      const state = await ask(() => gateway.stateOf(customerId))
      const paid = state.subscription ? await paidInvoicesOf(customerId) : []
      const customer = await write(reading, state, paid, now)
      userEvents.wake()
      if (customer) return { customer, state }
      const written = await findPaymentCustomer(database, userId)
      if (attempt === MOST_READINGS) return written && { customer: written, state }
    }
  }

  async function paidInvoicesOf(customerId: string): Promise<PaidInvoice[]> {
    const { invoices } = await ask(() => gateway.invoicesOf(customerId, { first: MOST_INVOICES, after: null }))
    // The oldest first, as their mails should come.
    return invoices.filter(({ status }) => status === 'paid').toReversed()
  }

  /** One that fails is put off, and does not hold up the others. */
  async function reconcileEach(userIds: readonly string[], now: Date): Promise<void> {
    let failure: unknown = null
    for (const userId of userIds) {
      try {
        await reconcile(userId, now)
      } catch (error) {
        failure = error
        const later = new Date(now.getTime() + AFTER_FAILURE_MILLISECONDS)
        await updatePaymentCustomer(database, userId, { nextLookAt: later })
      }
    }
    if (failure !== null) throw failure
  }

  /** Whom another provider gave a plan, such as the sandbox before real money was taken: nobody pays for it here. */
  async function endForeign(userId: string, now: Date): Promise<void> {
    await database.transaction(async (transaction) => {
      const before = await lockPaymentCustomer(transaction, userId)
      const planName = before && (await lockPlanName(transaction, userId))
      if (!before || planName === null || before.provider === gateway.kind) return
      const standing = standingAfter({ ...before, planName }, null, false)
      await updatePaymentCustomer(transaction, userId, {
        grantedPlanName: null,
        freePlanName: null,
        status: 'ended',
        nextLookAt: null,
      })
      await savePlanName(transaction, userId, standing.planName)
      const event = { userId, kind: 'subscriptionChanged', noticeId: null, outcome: standing.planName } as const
      await addUserEvent(transaction, event, now)
    })
  }

  return {
    reconcile,

    /** The same for a customer who may be nobody's any more. */
    async reconcileCustomer(customerId: string, now: Date): Promise<void> {
      const userId = await findUserOfCustomer(database, gateway.kind, customerId)
      if (userId !== null) await reconcile(userId, now)
    },

    /** Reads the state of all whose time has come. */
    async reconcileDue(now: Date): Promise<void> {
      await reconcileEach(await findDueCustomers(database, gateway.kind, now, MOST_AT_ONCE), now)
      for (const userId of await findForeignPayers(database, gateway.kind, MOST_AT_ONCE)) await endForeign(userId, now)
    },

    /** Reads the state of everybody who has a subscription: the provider's clock was moved. */
    async reconcileAll(now: Date): Promise<void> {
      await reconcileEach(await findLivingCustomers(database, gateway.kind), now)
    },

    /** Before an act: should nobody come back to write what became of it, it is found out by itself. */
    async expectOutcome(userId: string, now: Date): Promise<void> {
      await saveAct(database, userId, outcomePollAt(now), now)
    },
  }
}

export type Reconciliation = ReturnType<typeof createReconciliation>

type Projection = Pick<PaymentCustomer, (typeof PROJECTED)[number]>

const PROJECTED = [
  'subscriptionId',
  'status',
  'priceId',
  'periodEnd',
  'cancelsAtPeriodEnd',
  'plannedPriceId',
  'plannedAt',
  'defaultReason',
  'graceEndsAt',
  'awaitsHolder',
  'defaultCardId',
] as const

function projectionOf({ subscription, defaultCardId }: CustomerState): Projection {
  return {
    subscriptionId: subscription?.id ?? null,
    status: subscription?.status ?? null,
    priceId: subscription?.priceId ?? null,
    periodEnd: subscription?.periodEnd ?? null,
    cancelsAtPeriodEnd: subscription?.cancelsAtPeriodEnd ?? false,
    plannedPriceId: subscription?.plannedChange?.priceId ?? null,
    plannedAt: subscription?.plannedChange?.at ?? null,
    defaultReason: subscription?.defaultReason ?? null,
    graceEndsAt: subscription?.graceEndsAt ?? null,
    awaitsHolder: typeof subscription?.pendingSecret === 'string',
    defaultCardId,
  }
}

function isOther(before: Projection, after: Projection): boolean {
  return PROJECTED.some((name) => String(before[name]) !== String(after[name]))
}
