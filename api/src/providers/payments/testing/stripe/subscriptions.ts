import { changeDrafts, periodDraft, periodEndAfter, restartDrafts } from './billing.ts'
import { fault } from './fault.ts'
import { flag, type Form, forms, inner, text, texts, whole } from './form.ts'
import { collect, finalize, newInvoice, pageOf } from './invoices.ts'
import { endNow, setCancellation, voidInvoice } from './settle.ts'
import type { Metadata, Price, Subscription } from './things.ts'
import { all, emit, find, keep, listOf, livingCustomer, newId, nowOf, type World } from './world.ts'

const PENDING_HOURS = 23

export function createSubscription(world: World, form: Form): Subscription {
  const customer = livingCustomer(world, text(form, 'customer'))
  const price = find(world, 'price', text(forms(form, 'items')[0] ?? {}, 'price'), 'items[0][price]')
  if (text(form, 'payment_behavior') !== 'default_incomplete')
    throw fault(402, 'resource_missing', 'This customer has no attached payment source.')
  const now = nowOf(world, customer.id)
  const id = newId(world, 'sub')
  const subscription = keep<Subscription>(world, {
    id,
    object: 'subscription',
    created: now,
    status: 'incomplete',
    customer: customer.id,
    currency: 'cad',
    billing_cycle_anchor: now,
    billing_mode: { type: 'flexible' },
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    default_payment_method: null,
    default_tax_rates: texts(form, 'default_tax_rates').map((rate) => find(world, 'tax_rate', rate)),
    automatic_tax: { enabled: flag(inner(form, 'automatic_tax'), 'enabled') ?? false },
    schedule: null,
    latest_invoice: null,
    pending_update: null,
    metadata: metadataOf(form),
    test_clock: customer.test_clock,
    items: listOf(
      [
        {
          id: newId(world, 'si'),
          object: 'subscription_item',
          price,
          quantity: 1,
          current_period_start: now,
          current_period_end: periodEndAfter(now, now),
        },
      ],
      `/v1/subscription_items?subscription=${id}`,
    ),
  })
  finalize(world, newInvoice(world, subscription, 'subscription_create', periodDraft(subscription)))
  emit(world, 'customer.subscription.created', subscription)
  return subscription
}

export function metadataOf(form: Form): Metadata {
  return Object.fromEntries(
    Object.entries(inner(form, 'metadata')).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}

// An empty value takes the name away.
function putMetadata(metadata: Metadata, added: Metadata): void {
  for (const [name, value] of Object.entries(added)) {
    if (value === '') delete metadata[name]
    else metadata[name] = value
  }
}

export function subscriptionsOf(world: World, form: Form) {
  const { customer, status } = { customer: text(form, 'customer'), status: text(form, 'status') }
  // Unless another status is asked for, those that have not been canceled: also those whose first payment never came.
  const found = all(world, 'subscription').filter(
    (each) => each.customer === customer && (status === 'all' || each.status !== 'canceled'),
  )
  return pageOf(found, form, '/v1/subscriptions')
}

/** What may be said with `pending_if_incomplete`. */
const DEFERRABLE = new Set([
  'expand',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'billing_cycle_anchor',
  'cancel_at_period_end',
  'items',
  'trial_end',
  'trial_from_plan',
  'add_invoice_items',
  'metadata',
])

export function updateSubscription(world: World, id: string, form: Form): Subscription {
  const subscription = find(world, 'subscription', id)
  if (subscription.ended_at !== null)
    throw fault(404, 'resource_missing', `No such subscription: '${id}'`, { param: 'id' })
  const cancels = flag(form, 'cancel_at_period_end')
  if (cancels !== undefined && subscription.schedule !== null)
    throw fault(
      400,
      undefined,
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any ` +
        'cancelation behavior directly is not allowed. Please update the schedule instead.',
    )
  if (text(form, 'payment_behavior') === 'pending_if_incomplete') {
    const refused = Object.keys(form).find((name) => !DEFERRABLE.has(name))
    if (refused !== undefined)
      throw fault(400, undefined, `You cannot set ${refused} with pending_if_incomplete.`, { param: refused })
    return change(world, subscription, form, cancels ?? null)
  }

  const method = text(form, 'default_payment_method')
  if (method !== undefined) {
    const card = find(world, 'payment_method', method, 'default_payment_method')
    if (card.customer !== subscription.customer)
      throw fault(400, 'resource_missing', 'The card must be attached to the customer.', {
        param: 'default_payment_method',
      })
    subscription.default_payment_method = method
  }
  if (cancels !== undefined) setCancellation(world, subscription, cancels)
  putMetadata(subscription.metadata, metadataOf(form))
  emit(world, 'customer.subscription.updated', subscription)
  return subscription
}

// Charges at once; what cannot be paid waits as an update that is not applied.
function change(world: World, subscription: Subscription, form: Form, cancels: boolean | null): Subscription {
  if (!['active', 'past_due'].includes(subscription.status))
    throw fault(400, undefined, `A subscription that is ${subscription.status} cannot be changed.`)
  const open = subscription.pending_update && find(world, 'invoice', subscription.latest_invoice ?? undefined)
  if (open) voidInvoice(world, open)

  const now = nowOf(world, subscription.customer)
  const [item] = forms(form, 'items')
  const price: Price | undefined = item && find(world, 'price', text(item, 'price'), 'items[0][price]')
  const anchor = text(inner(form, 'billing_cycle_anchor'), 'type') === 'now' ? now : null
  const at = whole(form, 'proration_date') ?? now
  const [current] = subscription.items.data
  if (!current || at < current.current_period_start || at > current.current_period_end)
    throw fault(400, undefined, 'The proration date must lie in the current period.', { param: 'proration_date' })

  const drafts = price ? changeDrafts(subscription, price, at) : restartDrafts(subscription, now, at)
  const invoice = newInvoice(world, subscription, 'subscription_update', drafts)
  subscription.pending_update = {
    expires_at: now + PENDING_HOURS * 3600,
    billing_cycle_anchor: anchor,
    cancel_at_period_end: cancels,
    subscription_items: price ? [{ ...current, price }] : null,
    metadata: metadataOf(form),
  }
  finalize(world, invoice)
  collect(world, invoice)
  emit(world, 'customer.subscription.updated', subscription)
  return subscription
}

export function cancelNow(world: World, id: string): Subscription {
  const subscription = find(world, 'subscription', id)
  if (subscription.ended_at !== null)
    throw fault(404, 'resource_missing', `No such subscription: '${id}'`, { param: 'id' })
  endNow(world, subscription)
  return subscription
}
