import type Stripe from 'stripe'
import { PaymentRefused } from '../port.ts'
import { declineOf } from './stripeRefusals.ts'
import { idOf } from './stripePrices.ts'

export const WITH_INVOICE = ['latest_invoice.confirmation_secret', 'schedule', 'customer']

export async function readSubscription(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  return stripe.subscriptions.retrieve(id, { expand: WITH_INVOICE })
}

export function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** Newest first. Stripe's list omits canceled subscriptions, but not those that expired unpaid. */
export async function livingOf(stripe: Stripe, customerId: string): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100 })
  return data.filter((subscription) => !isOver(subscription))
}

/** Throws TypeError if the subscription has no item. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new TypeError(`Subscription ${id} has no item.`)
  return item
}

/** Null unless the invoice was expanded. */
export function latestInvoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return typeof invoice === 'object' ? invoice : null
}

/** Null unless the invoice was read with its secret. */
export function secretOf(invoice: Stripe.Invoice): string | null {
  return invoice.confirmation_secret?.client_secret ?? null
}

export function defaultCardOf({ default_payment_method: own, customer }: Stripe.Subscription): string | null {
  if (own) return idOf(own)
  const general =
    typeof customer === 'object' && !customer.deleted ? customer.invoice_settings.default_payment_method : null
  return general ? idOf(general) : null
}

/** Newest payment of an invoice. Null if nothing was due. */
export async function paymentOf(stripe: Stripe, invoiceId: string): Promise<Stripe.PaymentIntent | null> {
  const page = await stripe.invoicePayments.list({
    invoice: invoiceId,
    limit: 1,
    expand: ['data.payment.payment_intent'],
  })
  const intent = page.data[0]?.payment.payment_intent
  return typeof intent === 'object' ? intent : null
}

export function waitsForHolder({ status }: Stripe.PaymentIntent): boolean {
  return status === 'requires_action' || status === 'requires_confirmation'
}

/** Secret for the cardholder's confirmation. Null if paid or processing. */
type Outcome = { clientSecret: string | null }

/** Outcome of an immediate change. Reverts a declined change and throws PaymentRefused. */
export async function outcomeOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<Outcome> {
  const { outcome, payment } = await standingOf(stripe, subscription)
  if (outcome) return outcome
  await dropWaitingChange(stripe, subscription)
  throw new PaymentRefused(declineOf(payment?.last_payment_error ?? {}))
}

/**
 * Outcome of an earlier request. Null if it must be charged again: its card did not pay, or the
 * default card has changed.
 */
export async function earlierOutcomeOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<Outcome | null> {
  const { outcome, payment } = await standingOf(stripe, subscription)
  const card = payment?.payment_method
  const isOtherCard = card != null && idOf(card) !== defaultCardOf(subscription)
  return outcome?.clientSecret != null && isOtherCard ? null : outcome
}

async function standingOf(stripe: Stripe, subscription: Stripe.Subscription) {
  const invoice = latestInvoiceOf(subscription)
  if (!subscription.pending_update || !invoice) return { outcome: { clientSecret: null }, payment: null }
  const payment = await paymentOf(stripe, invoice.id)
  const isPaid = payment !== null && ['succeeded', 'processing'].includes(payment.status)
  if (isPaid) return { outcome: { clientSecret: null }, payment }
  const waits = payment !== null && waitsForHolder(payment)
  return { outcome: waits ? { clientSecret: secretOf(invoice) } : null, payment }
}

/** Reverts an unpaid change: it expires once its invoice is void. */
export async function dropWaitingChange(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const invoice = latestInvoiceOf(subscription)
  if (!subscription.pending_update || !invoice) return
  const { status } = await stripe.invoices.retrieve(invoice.id)
  if (status === 'open') await stripe.invoices.voidInvoice(invoice.id)
}

export function scheduleOf({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null {
  return typeof schedule === 'object' ? schedule : null
}

/** Cancels a planned change: Stripe refuses other changes while it exists. */
export async function releaseSchedule(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const schedule = scheduleOf(subscription)
  if (schedule) await stripe.subscriptionSchedules.release(schedule.id)
}
