import { failureOf, isExpired, lawOf, methodOf } from './cards.ts'
import { fault, StripeFault } from './fault.ts'
import { type Form, inner, text } from './form.ts'
import { invoiceFailed, invoiceOfIntent, invoicePaid } from './settle.ts'
import { newCharge } from './charges.ts'
import type { Method, PaymentIntent, SetupIntent } from './things.ts'
import { emit, find, keep, livingCustomer, newId, nowOf, type World } from './world.ts'

export function newPaymentIntent(world: World, customer: string, amount: number): PaymentIntent {
  const id = newId(world, 'pi')
  return keep<PaymentIntent>(world, {
    id,
    object: 'payment_intent',
    created: nowOf(world, customer),
    client_secret: `${id}_secret_${newId(world, 's')}`,
    status: 'requires_payment_method',
    amount,
    currency: 'cad',
    customer,
    payment_method: null,
    metadata: {},
    next_action: null,
    latest_charge: null,
    last_payment_error: null,
  })
}

export function newSetupIntent(world: World, form: Form): SetupIntent {
  const { id: customer } = livingCustomer(world, text(form, 'customer'))
  const id = newId(world, 'seti')
  const metadata = Object.fromEntries(
    Object.entries(inner(form, 'metadata')).map(([name, value]) => [name, String(value)]),
  )
  return keep<SetupIntent>(world, {
    id,
    object: 'setup_intent',
    created: nowOf(world, customer),
    client_secret: `${id}_secret_${newId(world, 's')}`,
    status: 'requires_payment_method',
    customer,
    payment_method: null,
    metadata,
    next_action: null,
    usage: text(form, 'usage') ?? 'off_session',
    last_setup_error: null,
  })
}

/** Charges the card as the page of its holder asks, or without them where `isPresent` is false. */
export function attempt(world: World, intent: PaymentIntent, method: Method, isPresent: boolean): void {
  const law = lawOf(world, method)
  const declines = law.declines ?? (isExpired(world, method, intent.customer) ? 'expired_card' : law.declinesLater)
  intent.payment_method = method.id
  if (declines !== undefined) return fail(world, intent, method, declines)
  if (law.asks === true && !isPresent) return fail(world, intent, method, 'authentication_required')
  if (law.asks === true) {
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk' }
    intent.last_payment_error = null
    return emit(world, 'payment_intent.requires_action', intent)
  }
  take(world, intent, method)
}

function fail(world: World, intent: PaymentIntent, method: Method, code: string): void {
  const invoice = invoiceOfIntent(world, intent)
  // A renewal that the bank wants confirmed waits for its holder.
  const waits = code === 'authentication_required' && invoice?.billing_reason !== 'subscription_create'
  intent.status = waits ? 'requires_action' : 'requires_payment_method'
  intent.next_action = waits ? { type: 'use_stripe_sdk' } : null
  intent.last_payment_error = failureOf(code, method)
  emit(world, 'payment_intent.payment_failed', intent)
  if (invoice) invoiceFailed(world, invoice, intent.status === 'requires_action')
}

function take(world: World, intent: PaymentIntent, method: Method): void {
  intent.next_action = null
  intent.last_payment_error = null
  intent.status = 'processing'
  const succeed = () => {
    // What was withdrawn meanwhile is not taken.
    if (intent.status !== 'processing') return
    intent.status = 'succeeded'
    attach(world, method, intent.customer)
    intent.latest_charge = newCharge(world, intent, method).id
    emit(world, 'payment_intent.succeeded', intent)
    const invoice = invoiceOfIntent(world, intent)
    if (invoice) invoicePaid(world, invoice, method.id)
  }
  if (world.isHolding) world.held.push(succeed)
  else succeed()
}

/** Puts the card among those of the customer. */
function attach(world: World, method: Method, customer: string): void {
  if (method.customer === customer) return
  method.customer = customer
  emit(world, 'payment_method.attached', method)
}

/** What the page asks with the secret. Throws what Stripe would answer to it. */
export function confirm(world: World, id: string, form: Form): PaymentIntent | SetupIntent {
  const intent = bySecret(world, id, text(form, 'client_secret'))
  if (intent.status === 'succeeded' || intent.status === 'processing') return intent
  if (intent.status === 'canceled') throw unexpected(intent)
  if (text(form, 'payment_method') === undefined && form['payment_method_data'] === undefined) {
    // The card that it has already: its bank asks, or it has paid nothing and another one is wanted.
    if (intent.status === 'requires_action') return intent
    throw unexpected(intent)
  }
  const method = methodOf(world, form, intent.customer)
  if (method.customer !== null && method.customer !== intent.customer)
    throw fault(400, 'resource_missing', 'The card belongs to another customer.', { param: 'payment_method' })

  if (intent.object === 'payment_intent') attempt(world, intent, method, true)
  else setUp(world, intent, method)
  throwFailure(intent)
  return intent
}

/** What the bank's page says of the holder: approved or not. */
export function authenticate(world: World, id: string, form: Form): PaymentIntent | SetupIntent {
  const intent = bySecret(world, id, text(form, 'client_secret'))
  if (intent.status !== 'requires_action') throw unexpected(intent)
  const method = find(world, 'payment_method', intent.payment_method ?? undefined)
  if (text(form, 'approved') === 'true') {
    if (intent.object === 'payment_intent') take(world, intent, method)
    else save(world, intent, method)
    return intent
  }
  intent.status = 'requires_payment_method'
  intent.next_action = null
  const code = `${intent.object === 'payment_intent' ? 'payment' : 'setup'}_intent_authentication_failure`
  const failure = { type: 'card_error' as const, code, message: 'The bank could not authenticate you.' }
  if (intent.object === 'payment_intent') intent.last_payment_error = failure
  else intent.last_setup_error = failure
  throw new StripeFault(402, { ...failure, [intent.object]: intent })
}

function setUp(world: World, intent: SetupIntent, method: Method): void {
  const law = lawOf(world, method)
  intent.payment_method = method.id
  intent.last_setup_error = law.declines === undefined ? null : failureOf(law.declines, method)
  if (law.declines !== undefined) return
  if (law.asks === true) {
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk' }
    return
  }
  save(world, intent, method)
}

function save(world: World, intent: SetupIntent, method: Method): void {
  intent.status = 'succeeded'
  intent.next_action = null
  attach(world, method, intent.customer)
  emit(world, 'setup_intent.succeeded', intent)
}

function throwFailure(intent: PaymentIntent | SetupIntent): void {
  const failure = intent.object === 'payment_intent' ? intent.last_payment_error : intent.last_setup_error
  if (failure && intent.status === 'requires_payment_method')
    throw new StripeFault(402, { ...failure, [intent.object]: intent })
}

/** The intent of this secret, which is all that a page has to show. */
export function bySecret(world: World, id: string, secret: string | undefined): PaymentIntent | SetupIntent {
  const intent = id.startsWith('seti_') ? find(world, 'setup_intent', id) : find(world, 'payment_intent', id)
  if (intent.client_secret !== secret)
    throw fault(404, 'resource_missing', `No such intent: '${id}'`, { param: 'intent' })
  return intent
}

function unexpected(intent: PaymentIntent | SetupIntent): StripeFault {
  return fault(400, `${intent.object}_unexpected_state`, `The intent is ${intent.status}.`, { [intent.object]: intent })
}
