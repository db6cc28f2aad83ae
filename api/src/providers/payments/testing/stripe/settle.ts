import { periodEndAfter } from './billing.ts'
import type { Invoice, PaymentIntent, Subscription } from './things.ts'
import { all, emit, find, nowOf, type World } from './world.ts'

const DAY = 86_400
// After the first failure: on the third, the fifth and the seventh day; then the subscription ends.
const RETRY_DAYS = [3, 2, 2]

export function invoiceOfIntent(world: World, intent: PaymentIntent): Invoice | undefined {
  return all(world, 'invoice').find(({ payments }) => payments.data[0]?.payment.payment_intent === intent.id)
}

export function subscriptionOf(world: World, invoice: Invoice): Subscription {
  return find(world, 'subscription', invoice.parent.subscription_details.subscription)
}

/** What follows from an invoice that is paid. `methodId` is null where nothing was due. */
export function invoicePaid(world: World, invoice: Invoice, methodId: string | null): void {
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.next_payment_attempt = null
  for (const payment of invoice.payments.data) payment.status = 'paid'
  const subscription = subscriptionOf(world, invoice)

  if (subscription.status === 'incomplete') {
    subscription.status = 'active'
    if (methodId !== null) subscription.default_payment_method = methodId
  }
  if (subscription.status === 'past_due' && subscription.latest_invoice === invoice.id) subscription.status = 'active'
  if (invoice.billing_reason === 'subscription_update' && subscription.latest_invoice === invoice.id)
    applyPendingUpdate(world, subscription)
  emit(world, 'invoice.paid', invoice)
  emit(world, 'customer.subscription.updated', subscription)
}

function applyPendingUpdate(world: World, subscription: Subscription): void {
  const update = subscription.pending_update
  if (!update) return
  subscription.pending_update = null
  applyUpdate(subscription, update.subscription_items?.[0]?.price, update.billing_cycle_anchor)
  if (update.cancel_at_period_end !== null) setCancellation(world, subscription, update.cancel_at_period_end)
  Object.assign(subscription.metadata, update.metadata)
  emit(world, 'customer.subscription.pending_update_applied', subscription)
}

function applyUpdate(
  subscription: Subscription,
  price: Subscription['items']['data'][number]['price'] | undefined,
  anchor: number | null,
): void {
  const [item] = subscription.items.data
  if (!item) return
  if (price) item.price = price
  if (anchor === null) return
  subscription.billing_cycle_anchor = anchor
  item.current_period_start = anchor
  item.current_period_end = periodEndAfter(anchor, anchor)
}

/** Whether it ends with its period. */
export function setCancellation(world: World, subscription: Subscription, cancels: boolean): void {
  subscription.cancel_at_period_end = cancels
  subscription.cancel_at = cancels ? (subscription.items.data[0]?.current_period_end ?? null) : null
  subscription.canceled_at = cancels ? nowOf(world, subscription.customer) : null
}

export function invoiceFailed(world: World, invoice: Invoice, waitsForHolder: boolean): void {
  invoice.attempt_count += 1
  const subscription = subscriptionOf(world, invoice)
  if (invoice.billing_reason === 'subscription_cycle') {
    const days = RETRY_DAYS[invoice.attempt_count - 1]
    invoice.next_payment_attempt = days === undefined ? null : nowOf(world, invoice.customer) + days * DAY
    if (subscription.status === 'active') subscription.status = 'past_due'
  }
  emit(world, waitsForHolder ? 'invoice.payment_action_required' : 'invoice.payment_failed', invoice)
  emit(world, 'customer.subscription.updated', subscription)
  const isLast = invoice.billing_reason === 'subscription_cycle' && invoice.next_payment_attempt === null
  if (isLast) endNow(world, subscription)
}

/** Nothing is renewed any more; what is owed stays written, and is not asked for by itself. */
export function endNow(world: World, subscription: Subscription): void {
  const now = nowOf(world, subscription.customer)
  subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled'
  subscription.ended_at = now
  subscription.canceled_at ??= now
  for (const invoice of all(world, 'invoice')) {
    if (invoice.parent.subscription_details.subscription !== subscription.id) continue
    if (subscription.status === 'incomplete_expired' && invoice.status === 'open') voidInvoice(world, invoice)
    invoice.next_payment_attempt = null
    invoice.auto_advance = false
  }
  release(world, subscription)
  emit(world, 'customer.subscription.deleted', subscription)
}

export function voidInvoice(world: World, invoice: Invoice): void {
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  for (const payment of invoice.payments.data) {
    payment.status = 'canceled'
    const intent = find(world, 'payment_intent', payment.payment.payment_intent)
    intent.status = 'canceled'
    intent.next_action = null
  }
  const subscription = subscriptionOf(world, invoice)
  if (subscription.latest_invoice === invoice.id && subscription.pending_update) {
    subscription.pending_update = null
    emit(world, 'customer.subscription.pending_update_expired', subscription)
  }
  emit(world, 'invoice.voided', invoice)
}

export function release(world: World, subscription: Subscription): void {
  if (subscription.schedule === null) return
  const schedule = find(world, 'subscription_schedule', subscription.schedule)
  schedule.status = 'released'
  schedule.released_subscription = schedule.subscription
  schedule.subscription = null
  subscription.schedule = null
  emit(world, 'subscription_schedule.released', schedule)
}
