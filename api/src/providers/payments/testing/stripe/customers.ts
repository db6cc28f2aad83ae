import { addressOf, expectLocation } from './taxes.ts'
import { fault } from './fault.ts'
import { type Form, inner, text, texts, whole } from './form.ts'
import { pageOf } from './invoices.ts'
import { endNow } from './settle.ts'
import { metadataOf } from './subscriptions.ts'
import type { Customer, Method } from './things.ts'
import { all, emit, find, keep, livingCustomer, newId, nowOf, type World } from './world.ts'

export function createCustomer(world: World, form: Form): Customer {
  const clock = text(form, 'test_clock') ?? null
  const customer = keep<Customer>(world, {
    id: newId(world, 'cus'),
    object: 'customer',
    created: clock === null ? world.realNow() : find(world, 'test_helpers.test_clock', clock, 'test_clock').frozen_time,
    email: null,
    name: null,
    address: null,
    preferred_locales: [],
    metadata: {},
    test_clock: clock,
    invoice_settings: { default_payment_method: null },
  })
  return write(world, customer, form)
}

export function updateCustomer(world: World, id: string, form: Form): Customer {
  if (text(form, 'test_clock') !== undefined)
    throw fault(400, 'parameter_unknown', 'Received unknown parameter: test_clock')
  return write(world, livingCustomer(world, id), form)
}

function write(world: World, customer: Customer, form: Form): Customer {
  customer.email = text(form, 'email') ?? customer.email
  customer.name = text(form, 'name') ?? customer.name
  if (form['address'] !== undefined) {
    const address = addressOf(inner(form, 'address'))
    if (text(inner(form, 'tax'), 'validate_location') === 'immediately') expectLocation(address)
    customer.address = address
  }
  if (form['preferred_locales']) customer.preferred_locales = texts(form, 'preferred_locales')
  Object.assign(customer.metadata, metadataOf(form))
  const card = text(inner(form, 'invoice_settings'), 'default_payment_method')
  if (card !== undefined)
    customer.invoice_settings.default_payment_method = methodOfCustomer(world, customer.id, card).id
  return customer
}

export function customersOf(world: World, form: Form) {
  const email = text(form, 'email')
  // Those of a test clock are listed only to whoever names it.
  const clock = text(form, 'test_clock') ?? null
  const found = all(world, 'customer').filter(
    (each) => !each.deleted && each.test_clock === clock && (email === undefined || each.email === email),
  )
  return pageOf(found, form, '/v1/customers')
}

export function deleteCustomer(world: World, id: string) {
  const customer = livingCustomer(world, id)
  for (const subscription of all(world, 'subscription'))
    if (subscription.customer === id && subscription.ended_at === null) endNow(world, subscription)
  for (const method of all(world, 'payment_method')) if (method.customer === id) method.customer = null
  Object.assign(customer, { deleted: true, email: null, name: null, address: null, metadata: {} })
  customer.invoice_settings.default_payment_method = null
  emit(world, 'customer.deleted', customer)
  return { id, object: 'customer', deleted: true }
}

export function methodsOf(world: World, customer: string, form: Form) {
  livingCustomer(world, customer)
  const found = all(world, 'payment_method').filter((method) => method.customer === customer)
  return pageOf(found, form, `/v1/customers/${customer}/payment_methods`)
}

export function methodOfCustomer(world: World, customer: string, id: string): Method {
  const method = find(world, 'payment_method', id, 'payment_method')
  if (method.customer === customer) return method
  throw fault(404, 'resource_missing', `No such PaymentMethod: '${id}'`, { param: 'payment_method' })
}

export function updateMethod(world: World, id: string, form: Form): Method {
  const method = find(world, 'payment_method', id)
  const [month, year] = [whole(inner(form, 'card'), 'exp_month'), whole(inner(form, 'card'), 'exp_year')]
  if (month !== undefined && (month < 1 || month > 12))
    throw fault(400, 'invalid_expiry_month', 'Your card’s expiration month is invalid.', { param: 'card[exp_month]' })
  const now = new Date((method.customer === null ? world.realNow() : nowOf(world, method.customer)) * 1000)
  if (year !== undefined && year < now.getUTCFullYear())
    throw fault(400, 'invalid_expiry_year', 'Your card’s expiration year is invalid.', { param: 'card[exp_year]' })
  method.card.exp_month = month ?? method.card.exp_month
  method.card.exp_year = year ?? method.card.exp_year
  method.billing_details.name = text(inner(form, 'billing_details'), 'name') ?? method.billing_details.name
  emit(world, 'payment_method.updated', method)
  return method
}

export function detachMethod(world: World, id: string): Method {
  const method = find(world, 'payment_method', id)
  if (method.customer === null) throw fault(400, undefined, 'The payment method is not attached to a customer.')
  const { customer: holder } = method
  for (const customer of all(world, 'customer'))
    if (customer.invoice_settings.default_payment_method === id) customer.invoice_settings.default_payment_method = null
  for (const subscription of all(world, 'subscription'))
    if (subscription.default_payment_method === id) subscription.default_payment_method = null
  method.customer = null
  emit(world, 'payment_method.detached', method, { customer: holder })
  return method
}
