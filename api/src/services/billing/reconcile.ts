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

export const RECONCILE_CUSTOMER = 'reconcileCustomer'
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

export type Reconciled = { customer: PaymentCustomer; state: CustomerState }

/**
 * The provider is the source of truth. Its state is read after every action, on every event and
 * when due, and applied in one transaction: lost, late, early or repeated events lead to the same
 * state.
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
      // A later reading has already been written.
      if (!before || planName === null || before.writtenReading >= lastReading) return null

      const { subscription } = state
      const plan = subscription && (await findPlanByPrice(transaction, subscription.priceId))
      const entitled = isEntitled(subscription, state.now)
      const present = await findPlan(transaction, planName)
      // A price without a plan still grants the plan it granted before.
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
      // The next order creates another customer.
      if (state.isGone) await forgetPaymentCustomer(transaction, userId)
      return after
    })
  }

  /** Null if the user is not a customer of this provider. Refuses like the provider. */
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
    // Oldest first, for the order of the mails.
    return invoices.filter(({ status }) => status === 'paid').toReversed()
  }

  /** A failure is retried later and does not block other customers. */
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

  /** Ends plans granted by another provider, such as the sandbox before real payments. */
  async function endPlansOfOtherProviders(userId: string, now: Date): Promise<void> {
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

    /** The customer may no longer have a user. */
    async reconcileCustomer(customerId: string, now: Date): Promise<void> {
      const userId = await findUserOfCustomer(database, gateway.kind, customerId)
      if (userId !== null) await reconcile(userId, now)
    },

    async reconcileDue(now: Date): Promise<void> {
      await reconcileEach(await findDueCustomers(database, gateway.kind, now, MOST_AT_ONCE), now)
      for (const userId of await findForeignPayers(database, gateway.kind, MOST_AT_ONCE))
        await endPlansOfOtherProviders(userId, now)
    },

    async reconcileAll(now: Date): Promise<void> {
      await reconcileEach(await findLivingCustomers(database, gateway.kind), now)
    },

    /** Schedules a poll before an action, in case this process ends before it writes the outcome. */
    async schedulePoll(userId: string, now: Date): Promise<void> {
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
