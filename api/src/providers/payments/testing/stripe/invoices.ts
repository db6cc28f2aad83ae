import { changeDrafts, type Draft, linesOf, periodEndAfter, restartDrafts, sumsOf } from './billing.ts'
import { fault } from './fault.ts'
import { flag, type Form, forms, inner, text, texts, whole } from './form.ts'
import { attempt, newPaymentIntent } from './intents.ts'
import { invoicePaid, subscriptionOf } from './settle.ts'
import { addressOf, automaticRates } from './taxes.ts'
import type { Invoice, InvoicePayment, Line, Method, Subscription, TaxRate } from './things.ts'
import { all, emit, find, keep, listOf, livingCustomer, newId, nowOf, type World } from './world.ts'

/** A draft, which becomes what the subscription shows as its latest one. */
export function newInvoice(
  world: World,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  drafts: Draft[],
): Invoice {
  const lines = linesOf(world, subscription, drafts)
  const id = newId(world, 'in')
  const customer = find(world, 'customer', subscription.customer)
  const invoice = keep<Invoice>(world, {
    id,
    object: 'invoice',
    created: nowOf(world, customer.id),
    number: null,
    status: 'draft',
    billing_reason: reason,
    currency: 'cad',
    customer: customer.id,
    customer_email: customer.email,
    customer_address: customer.address,
    ...sumsOf(ratesOf(world, subscription), lines),
    amount_paid: 0,
    attempt_count: 0,
    next_payment_attempt: null,
    period_start: nowOf(world, customer.id),
    period_end: nowOf(world, customer.id),
    auto_advance: true,
    discounts: [],
    total_discount_amounts: [],
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    confirmation_secret: null,
    payments: listOf([], '/v1/invoice_payments'),
  })
  subscription.latest_invoice = id
  emit(world, 'invoice.created', invoice)
  return invoice
}

/** Gives the invoice its number and its payment. One that nothing is due of is paid. */
export function finalize(world: World, invoice: Invoice): void {
  const count = all(world, 'invoice').filter(({ customer, number }) => customer === invoice.customer && number !== null)
  invoice.number = `${invoice.customer.slice(-8).toUpperCase()}-${String(count.length + 1).padStart(4, '0')}`
  invoice.status = 'open'
  if (invoice.amount_due > 0) {
    const intent = newPaymentIntent(world, invoice.customer, invoice.amount_due)
    const payment = keep<InvoicePayment>(world, {
      id: newId(world, 'inpay'),
      object: 'invoice_payment',
      created: intent.created,
      invoice: invoice.id,
      status: 'open',
      is_default: true,
      payment: { type: 'payment_intent', payment_intent: intent.id },
    })
    invoice.payments.data.push(payment)
    invoice.confirmation_secret = { client_secret: intent.client_secret, type: 'payment_intent' }
  }
  emit(world, 'invoice.finalized', invoice)
  if (invoice.amount_due === 0) invoicePaid(world, invoice, null)
}

/** Charges the invoice while its holder is away. */
export function collect(world: World, invoice: Invoice, method = cardOf(world, subscriptionOf(world, invoice))): void {
  const intentId = invoice.payments.data[0]?.payment.payment_intent
  if (invoice.status !== 'open' || intentId === undefined || !method) return
  attempt(world, find(world, 'payment_intent', intentId), method, false)
}

function cardOf(world: World, { default_payment_method: own, customer }: Subscription): Method | undefined {
  const id = own ?? find(world, 'customer', customer).invoice_settings.default_payment_method
  return id === null ? undefined : find(world, 'payment_method', id)
}

export function payInvoice(world: World, id: string, form: Form): Invoice {
  const invoice = find(world, 'invoice', id, 'invoice')
  if (invoice.status !== 'open') throw fault(400, 'invoice_not_open', `This invoice is ${invoice.status}.`)
  const named = text(form, 'payment_method')
  const method =
    named === undefined ? cardOf(world, subscriptionOf(world, invoice)) : find(world, 'payment_method', named)
  if (!method) throw fault(400, 'invoice_no_payment_method_types', 'The customer has no card.')
  collect(world, invoice, method)

  const intent = find(world, 'payment_intent', invoice.payments.data[0]?.payment.payment_intent)
  if (intent.status === 'requires_action')
    throw fault(402, 'invoice_payment_intent_requires_action', 'The payment needs the holder of the card.', {
      type: 'card_error',
      payment_intent: intent,
    })
  if (intent.status === 'requires_payment_method')
    throw fault(402, undefined, 'Your card was declined.', { ...intent.last_payment_error, payment_intent: intent })
  return invoice
}

/** The taxes of a subscription: those that it names, or those of the customer's address. */
function ratesOf(world: World, subscription: Subscription): TaxRate[] {
  if (!subscription.automatic_tax.enabled) return subscription.default_tax_rates
  return automaticRates(world, find(world, 'customer', subscription.customer).address)
}

/** What would be charged for a change, a period that begins anew, or a first order. */
export function preview(world: World, form: Form) {
  const details = inner(form, 'subscription_details')
  const [item] = forms(details, 'items')
  const at = whole(details, 'proration_date')
  if (at !== undefined && item === undefined)
    throw fault(400, 'parameter_missing', 'A proration date needs items.', { param: 'subscription_details[items]' })
  if (text(form, 'subscription') === undefined) return previewOfOrder(world, form, details, item ?? {})

  const subscription = find(world, 'subscription', text(form, 'subscription'), 'subscription')
  const now = nowOf(world, subscription.customer)
  const priceId = text(item ?? {}, 'price')
  const price = priceId === undefined ? undefined : find(world, 'price', priceId, 'price')
  const isAnew = text(inner(details, 'billing_cycle_anchor'), 'type') === 'now'
  const drafts = isAnew
    ? restartDrafts(subscription, now, at ?? now)
    : price
      ? changeDrafts(subscription, price, at ?? now)
      : []
  const lines = linesOf(world, subscription, drafts)
  return previewed(world, subscription.customer, ratesOf(world, subscription), lines)
}

function previewOfOrder(world: World, form: Form, details: Form, item: Form) {
  const customerId = text(form, 'customer')
  const customer = customerId === undefined ? null : livingCustomer(world, customerId)
  const now = customer ? nowOf(world, customer.id) : world.realNow()
  const price = find(world, 'price', text(item, 'price'), 'price')
  const given = inner(inner(form, 'customer_details'), 'address')
  const address = Object.keys(given).length > 0 ? addressOf(given) : (customer?.address ?? null)
  const isAutomatic = flag(inner(form, 'automatic_tax'), 'enabled') === true
  const rates = isAutomatic
    ? automaticRates(world, address)
    : texts(details, 'default_tax_rates').map((rate) => find(world, 'tax_rate', rate))
  const draft = { amount: price.unit_amount, price, start: now, end: periodEndAfter(now, now), proration: false }
  return previewed(world, customer?.id ?? null, rates, linesOf(world, null, [draft]))
}

function previewed(world: World, customer: string | null, rates: TaxRate[], lines: Line[]) {
  return {
    object: 'invoice' as const,
    id: newId(world, 'upcoming_in'),
    customer,
    currency: 'cad',
    ...sumsOf(rates, lines),
    lines: listOf(lines, '/v1/invoices/upcoming/lines'),
  }
}

export function invoicesOf(world: World, form: Form) {
  const [customer, subscription] = [text(form, 'customer'), text(form, 'subscription')]
  if (customer !== undefined) find(world, 'customer', customer, 'customer')
  const found = all(world, 'invoice').filter(
    (invoice) =>
      (customer === undefined || invoice.customer === customer) &&
      (subscription === undefined || invoice.parent.subscription_details.subscription === subscription) &&
      (text(form, 'status') === undefined || invoice.status === text(form, 'status')),
  )
  return pageOf(found, form, '/v1/invoices')
}

/** A page of what is listed newest first. */
export function pageOf<Each extends { id: string }>(found: Each[], form: Form, url: string) {
  const after = text(form, 'starting_after')
  const place = after === undefined ? -1 : found.findIndex(({ id }) => id === after)
  if (after !== undefined && place < 0)
    throw fault(400, 'resource_missing', `No such object: '${after}'`, { param: 'starting_after' })
  const rest = found.slice(place + 1)
  const limit = whole(form, 'limit') ?? 10
  return listOf(rest.slice(0, limit), url, rest.length > limit)
}
