import type Stripe from 'stripe'
import type { Card, CustomerState, SubscriptionState } from '../port.ts'
import { addressOf } from './stripeAddress.ts'
import { adoptSavedCard, cardOf } from './stripeCards.ts'
import { instantOf, nowOf } from './stripeClient.ts'
import { idOf } from './stripePrices.ts'
import { declineOf } from './stripeRefusals.ts'
import {
  isOver,
  itemOf,
  latestInvoiceOf,
  paymentOf,
  scheduleOf,
  secretOf,
  waitsForHolder,
} from './stripeSubscription.ts'

const GRACE_SECONDS = 7 * 86_400
const PAYABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/**
 * Reads a customer's state and completes what Stripe leaves to us: makes a saved card the default,
 * and ends a subscription with a debt older than the grace period, whatever the account's retry
 * rules.
 */
export function createStateReader(stripe: Stripe) {
  return async function stateOf(customerId: string): Promise<CustomerState> {
    const seen = await readCustomer(stripe, customerId)
    if (!seen) return { ...GONE, now: new Date() }
    const hasChanged = await finish(stripe, seen)
    const { customer, subscription, cards, now } = (hasChanged ? await readCustomer(stripe, customerId) : seen) ?? seen
    const isAlive = subscription !== null && !isOver(subscription)
    const own = isAlive ? subscription.default_payment_method : null
    const general = customer.invoice_settings.default_payment_method
    const defaultCard = own ?? general
    return {
      now: instantOf(now),
      subscription: subscription && (await subscriptionStateOf(stripe, subscription, now)),
      cards,
      defaultCardId: defaultCard ? idOf(defaultCard) : null,
      billingAddress: addressOf(customer.address),
      isGone: false,
    }
  }
}

const GONE: Omit<CustomerState, 'now'> = {
  subscription: null,
  cards: [],
  defaultCardId: null,
  billingAddress: null,
  isGone: true,
}

type Seen = {
  now: number
  customer: Stripe.Customer
  subscription: Stripe.Subscription | null
  living: Stripe.Subscription[]
  cards: Card[]
  setups: Stripe.SetupIntent[]
}

/** Null if the customer was deleted. */
async function readCustomer(stripe: Stripe, customerId: string): Promise<Seen | null> {
  const customer = await stripe.customers.retrieve(customerId, { expand: ['test_clock'] })
  if (customer.deleted) return null
  const [subscriptions, methods, setups] = await Promise.all([
    stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 20,
      expand: ['data.latest_invoice.confirmation_secret', 'data.schedule'],
    }),
    stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 100 }),
    stripe.setupIntents.list({ customer: customerId, limit: 10 }),
  ])
  const living = subscriptions.data.filter((each) => !isOver(each))
  const paid = living.find(({ status }) => status !== 'incomplete')
  return {
    now: nowOf(customer),
    customer,
    subscription: paid ?? living[0] ?? subscriptions.data[0] ?? null,
    living,
    cards: methods.data.flatMap(cardOf),
    setups: setups.data,
  }
}

async function finish(stripe: Stripe, { now, customer, subscription, living, cards, setups }: Seen): Promise<boolean> {
  const adopted = await adoptSavedCard(stripe, customer.id, setups, cards, living)
  const ownCard = subscription?.default_payment_method
  const lacksCard = adopted === null && ownCard && !customer.invoice_settings.default_payment_method
  // The card of the first order remains the default after that subscription has ended.
  if (lacksCard)
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: idOf(ownCard) } })
  const hasEnded = subscription !== null && (await endDebt(stripe, subscription, now))
  return adopted !== null || Boolean(lacksCard) || hasEnded
}

function isOwing({ status }: Stripe.Subscription): boolean {
  return status === 'past_due' || status === 'unpaid'
}

// The payment was due at the start of the period.
function graceEndOf(subscription: Stripe.Subscription): number {
  return itemOf(subscription).current_period_start + GRACE_SECONDS
}

async function endDebt(stripe: Stripe, subscription: Stripe.Subscription, now: number): Promise<boolean> {
  const invoice = latestInvoiceOf(subscription)
  const isEnding = isOwing(subscription) && now >= graceEndOf(subscription)
  if (isEnding) await stripe.subscriptions.cancel(subscription.id)
  // A period that was not provided is not owed.
  const isLeft = isEnding || subscription.status === 'canceled'
  if (isLeft && invoice?.status === 'open') await stripe.invoices.voidInvoice(invoice.id)
  return isEnding
}

const STATUSES: Record<string, SubscriptionState['status']> = {
  incomplete: 'incomplete',
  active: 'active',
  trialing: 'active',
  past_due: 'pastDue',
  unpaid: 'pastDue',
}

async function subscriptionStateOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  now: number,
): Promise<SubscriptionState> {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  const status = STATUSES[subscription.status] ?? 'ended'
  const invoice = latestInvoiceOf(subscription)
  const isOpen = status === 'incomplete' || status === 'pastDue' || (status === 'active' && subscription.pending_update)
  const payment = isOpen && invoice ? await paymentOf(stripe, invoice.id) : null
  const waits = payment && (status === 'incomplete' ? PAYABLE.includes(payment.status) : waitsForHolder(payment))
  return {
    id: subscription.id,
    status,
    priceId: price.id,
    periodStart: instantOf(start),
    periodEnd: instantOf(end),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at === null ? null : instantOf(subscription.ended_at),
    plannedChange: plannedChangeOf(subscription, now),
    defaultReason: status === 'pastDue' ? declineOf(payment?.last_payment_error ?? {}) : null,
    graceEndsAt: status === 'pastDue' ? instantOf(graceEndOf(subscription)) : null,
    pendingSecret: waits && invoice ? secretOf(invoice) : null,
  }
}

function plannedChangeOf(subscription: Stripe.Subscription, now: number): SubscriptionState['plannedChange'] {
  const phase = scheduleOf(subscription)?.phases.find(({ start_date: start }) => start > now)
  const price = phase?.items[0]?.price
  return phase && price ? { priceId: idOf(price), at: instantOf(phase.start_date) } : null
}
