import type Stripe from 'stripe'
import { PaymentRefused } from '../port.ts'
import { declineOf } from './stripeRefusals.ts'
import { idOf } from './stripePrices.ts'

/** What is read with every subscription: its latest invoice with the secret that pays it, and its planned change. */
export const WITH_INVOICE = ['latest_invoice.confirmation_secret', 'schedule', 'customer']

/** A subscription expanded as WITH_INVOICE says; throws what Stripe's package throws. */
export async function readSubscription(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  return stripe.subscriptions.retrieve(id, { expand: WITH_INVOICE })
}

/** Like one that ended: nothing can be done with it any more. */
export function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** The newest first. Stripe's list leaves out what was canceled, but not what ended without a first payment. */
export async function livingOf(stripe: Stripe, customerId: string): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100 })
  return data.filter((subscription) => !isOver(subscription))
}

/** The one item of a subscription; throws TypeError where it has none. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new TypeError(`Subscription ${id} has no item.`)
  return item
}

/** The latest invoice where it was read expanded; otherwise null. */
export function latestInvoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return typeof invoice === 'object' ? invoice : null
}

/** The secret with which the holder confirms a payment; null where the invoice was read without it. */
export function secretOf(invoice: Stripe.Invoice): string | null {
  return invoice.confirmation_secret?.client_secret ?? null
}

/** The card that renewals are charged to. */
export function defaultCardOf({ default_payment_method: own, customer }: Stripe.Subscription): string | null {
  if (own) return idOf(own)
  const general =
    typeof customer === 'object' && !customer.deleted ? customer.invoice_settings.default_payment_method : null
  return general ? idOf(general) : null
}

/** The newest payment of an invoice; null where nothing was due. */
export async function paymentOf(stripe: Stripe, invoiceId: string): Promise<Stripe.PaymentIntent | null> {
  const page = await stripe.invoicePayments.list({
    invoice: invoiceId,
    limit: 1,
    expand: ['data.payment.payment_intent'],
  })
  const intent = page.data[0]?.payment.payment_intent
  return typeof intent === 'object' ? intent : null
}

/** Whether the payment is the holder's turn: the bank asks. */
export function waitsForHolder({ status }: Stripe.PaymentIntent): boolean {
  return status === 'requires_action' || status === 'requires_confirmation'
}

/** Null: paid, or on its way. Else the secret with which the holder confirms. */
type Outcome = { clientSecret: string | null }

/** What became of a change that is charged at once. One that was declined is taken back; throws PaymentRefused then. */
export async function outcomeOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<Outcome> {
  const { outcome, payment } = await standingOf(stripe, subscription)
  if (outcome) return outcome
  await dropWaitingChange(stripe, subscription)
  throw new PaymentRefused(declineOf(payment?.last_payment_error ?? {}))
}

/**
 * The same of one that was asked for earlier. Null where it is to be charged anew: its card paid nothing, or another one
 * is the default now.
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

/** Takes back a change that is not paid: without its invoice it expires. */
export async function dropWaitingChange(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const invoice = latestInvoiceOf(subscription)
  if (!subscription.pending_update || !invoice) return
  const { status } = await stripe.invoices.retrieve(invoice.id)
  if (status === 'open') await stripe.invoices.voidInvoice(invoice.id)
}

/** The schedule that plans a change, where there is one. */
export function scheduleOf({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null {
  return typeof schedule === 'object' ? schedule : null
}

/** Takes a planned change back: Stripe refuses other changes while it stands. */
export async function releaseSchedule(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const schedule = scheduleOf(subscription)
  if (schedule) await stripe.subscriptionSchedules.release(schedule.id)
}
