import { billingPeriod } from '@palier/domain/billing/billingCycle'
import { prorate, shareOf } from '@palier/domain/billing/proration'
import { findPrice, type SandboxPrice } from '../../../database/queries/billing/sandboxQueries.ts'
import {
  findIntentOfInvoice,
  findInvoiceOfAct,
  findOpenInvoices,
  type SandboxInvoice,
  type SandboxSubscription,
  updateIntent,
  updateSubscription,
  voidInvoices,
} from '../../../database/queries/billing/sandboxBillingQueries.ts'
import { PaymentRefused } from '../port.ts'
import { addInvoice, settleInvoice } from './invoicing.ts'
import type { Ledger } from './ledger.ts'
import { addIntent, openInvoiceOf } from './orders.ts'
import { chargeDefaultCard } from './passTime.ts'
import { livingSubscription } from './state.ts'

const HELD_MILLISECONDS = 60_000

type Waiting = { intentId: string | null }

type Change = { subscriptionId: string; priceId: string; at: Date }

/** Prorates both plans at `at`. Throws PaymentRefused if there is no subscription to change. */
export async function changeOf(ledger: Ledger, { subscriptionId, priceId, at }: Change) {
  const living = await livingSubscription(ledger, subscriptionId)
  const next = await findPrice(ledger.transaction, priceId)
  if (!living || living.subscription.status === 'incomplete' || !next) throw new PaymentRefused('resource_missing')
  const { subscription, price } = living
  const period = { start: subscription.periodStart, end: subscription.periodEnd }
  const { credit, debit } = prorate({ from: price.cents, to: next.cents, period, at })
  const lines = [
    { planName: price.planName, amount: -credit },
    { planName: next.planName, amount: debit },
  ]
  return { subscription, price, next, period, lines }
}

/** Idempotent by key. */
export async function changeNow(ledger: Ledger, { key, ...change }: Change & { key: string }): Promise<Waiting> {
  const before = await waitingOf(ledger, key)
  if (before) return before
  const { subscription, next, period, lines } = await changeOf(ledger, change)
  expectCharged(subscription)
  if (subscription.cancelsAtPeriodEnd) throw new PaymentRefused('SubscriptionCancelled')
  if (subscription.priceId === next.id) return { intentId: null }
  await voidOpen(ledger, subscription.id)
  const invoice = await addInvoice(ledger, {
    subscriptionId: subscription.id,
    reason: 'change',
    actKey: key,
    price: next,
    period,
    lines,
    createdAt: ledger.now,
  })
  return chargeNow(ledger, invoice)
}

/** Replaces a planned change. The current price only cancels the planned one. */
export async function changeAtPeriodEnd(
  ledger: Ledger,
  { subscriptionId, priceId }: Omit<Change, 'at'>,
): Promise<void> {
  const { subscription, next } = await changeOf(ledger, { subscriptionId, priceId, at: ledger.now })
  if (subscription.cancelsAtPeriodEnd) throw new PaymentRefused('SubscriptionCancelled')
  await voidOpenChanges(ledger, subscription)
  const plannedPriceId = next.id === subscription.priceId ? null : next.id
  await updateSubscription(ledger.transaction, subscription.id, { plannedPriceId })
}

/** Also cancels a planned change. Throws PaymentRefused if no subscription is active. */
export async function cancelAtPeriodEnd(ledger: Ledger, subscriptionId: string): Promise<void> {
  const living = await livingSubscription(ledger, subscriptionId)
  if (!living || living.subscription.status === 'incomplete') throw new PaymentRefused('resource_missing')
  await voidOpenChanges(ledger, living.subscription)
  await updateSubscription(ledger.transaction, subscriptionId, { cancelsAtPeriodEnd: true, plannedPriceId: null })
}

type Resumption = { subscriptionId: string; at: Date }

/**
 * A month from now minus the unused part of the current one at `at`. Throws PaymentRefused if
 * nothing is cancelled.
 */
export async function resumptionOf(ledger: Ledger, { subscriptionId, at }: Resumption) {
  const living = await livingSubscription(ledger, subscriptionId)
  if (!living?.subscription.cancelsAtPeriodEnd) throw new PaymentRefused('resource_missing')
  const { subscription, price } = living
  const lines = linesOfResuming(subscription, price, at)
  return { subscription, price, period: billingPeriod(ledger.now, 0), lines }
}

/** Starts a new month today, with credit for the unused part of the current one. */
export async function resume(ledger: Ledger, act: Resumption & { key: string }) {
  const known = await findInvoiceOfAct(ledger.transaction, ledger.customer.id, act.key)
  if (known) return { invoice: known, ...((await waitingOf(ledger, act.key)) ?? { intentId: null }) }
  const { subscription, price, period, lines } = await resumptionOf(ledger, act)
  expectCharged(subscription)
  await voidOpen(ledger, subscription.id)
  const invoice = await addInvoice(ledger, {
    subscriptionId: subscription.id,
    reason: 'resume',
    actKey: act.key,
    price,
    period,
    lines,
    createdAt: ledger.now,
  })
  return { invoice, ...(await chargeNow(ledger, invoice)) }
}

export async function payOutstanding(ledger: Ledger, subscriptionId: string): Promise<Waiting> {
  const living = await livingSubscription(ledger, subscriptionId)
  if (!living) throw new PaymentRefused('resource_missing')
  const invoice = await openInvoiceOf(ledger, subscriptionId, 'renewal')
  return invoice ? chargeNow(ledger, invoice) : { intentId: null }
}

function linesOfResuming({ periodStart, periodEnd }: SandboxSubscription, { planName, cents }: SandboxPrice, at: Date) {
  const credit = shareOf(cents, { start: periodStart, end: periodEnd }, at)
  return [...(credit > 0 ? [{ planName, amount: -credit }] : []), { planName, amount: cents }]
}

/** Charges the default card. A decline rolls back the transaction. */
async function chargeNow(ledger: Ledger, invoice: SandboxInvoice): Promise<Waiting> {
  const { customer, now } = ledger
  const charge = invoice.subtotal > 0 ? await chargeDefaultCard(ledger, { at: now, isHolderThere: true }) : 'paid'
  switch (charge) {
    case 'paid':
      await settleInvoice(ledger, invoice)
      return { intentId: null }
    case 'asksHolder':
    case 'held': {
      const settlesAt = charge === 'held' ? new Date(now.getTime() + HELD_MILLISECONDS) : null
      const card = { id: customer.defaultCardId ?? '', settlesAt }
      const intent = await findIntentOfInvoice(ledger.transaction, invoice.id)
      if (intent) {
        const status = settlesAt ? 'processing' : 'requiresHolder'
        await updateIntent(ledger.transaction, intent.id, { status, cardId: card.id, settlesAt })
      }
      const intentId = intent?.id ?? (await addIntent(ledger, invoice, card))
      return { intentId: settlesAt ? null : intentId }
    }
    default:
      throw new PaymentRefused(charge)
  }
}

/** Outcome of an earlier action with this key. Null if there is none. */
async function waitingOf({ transaction, customer }: Ledger, key: string): Promise<Waiting | null> {
  const invoice = await findInvoiceOfAct(transaction, customer.id, key)
  if (!invoice) return null
  const intent = await findIntentOfInvoice(transaction, invoice.id)
  return { intentId: intent?.status === 'requiresHolder' ? intent.id : null }
}

/** An owed renewal must be paid before other changes. */
function expectCharged({ status, defaultReason }: SandboxSubscription): void {
  if (status === 'pastDue') throw new PaymentRefused(defaultReason ?? 'card_declined')
}

/** Voids unconfirmed changes, but not an owed renewal. */
async function voidOpenChanges(ledger: Ledger, { id, status }: SandboxSubscription): Promise<void> {
  if (status === 'active') await voidOpen(ledger, id)
}

async function voidOpen({ transaction }: Ledger, subscriptionId: string): Promise<void> {
  const open = await findOpenInvoices(transaction, subscriptionId)
  await voidInvoices(
    transaction,
    open.map(({ id }) => id),
  )
}
