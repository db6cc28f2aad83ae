import { flag, type Form, forms, inner, text, texts, whole } from './form.ts'
import { fault } from './fault.ts'
import { pageOf } from './invoices.ts'
import { metadataOf } from './subscriptions.ts'
import { newTaxRate } from './taxes.ts'
import type { PortalConfiguration, Price, Product, Session, TaxRate } from './things.ts'
import { all, find, keep, livingCustomer, newId, type World } from './world.ts'

export function createProduct(world: World, form: Form): Product {
  const id = text(form, 'id') ?? newId(world, 'prod')
  if (world.things.has(id))
    throw fault(400, 'resource_already_exists', `Product already exists: '${id}'`, { param: 'id' })
  return keep<Product>(world, {
    id,
    object: 'product',
    name: text(form, 'name') ?? '',
    metadata: metadataOf(form),
    active: true,
  })
}

export function createPrice(world: World, form: Form): Price {
  const key = text(form, 'lookup_key') ?? null
  const earlier = all(world, 'price').find((price) => key !== null && price.lookup_key === key)
  if (earlier && flag(form, 'transfer_lookup_key') !== true)
    throw fault(400, 'resource_already_exists', 'A price with that lookup key exists.', { param: 'lookup_key' })
  if (earlier) earlier.lookup_key = null
  return keep<Price>(world, {
    id: newId(world, 'price'),
    object: 'price',
    active: true,
    unit_amount: whole(form, 'unit_amount') ?? 0,
    currency: text(form, 'currency') ?? '',
    recurring: { interval: 'month', interval_count: 1 },
    product: find(world, 'product', text(form, 'product'), 'product').id,
    lookup_key: key,
    tax_behavior: text(form, 'tax_behavior') ?? 'unspecified',
    metadata: metadataOf(form),
  })
}

export function pricesOf(world: World, form: Form) {
  const keys = texts(form, 'lookup_keys')
  const found = all(world, 'price').filter(
    ({ lookup_key: key, active }) => active && (keys.length === 0 || (key !== null && keys.includes(key))),
  )
  return pageOf(found, form, '/v1/prices')
}

export function createTaxRate(world: World, form: Form): TaxRate {
  return newTaxRate(world, {
    display_name: text(form, 'display_name') ?? '',
    percentage: Number(text(form, 'percentage')),
    inclusive: flag(form, 'inclusive') ?? false,
    country: text(form, 'country') ?? null,
    state: text(form, 'state') ?? null,
    tax_type: text(form, 'tax_type') ?? null,
  })
}

/** A page of Stripe's own: an order by `checkout`, a change by the portal. */
export function createSession(world: World, object: Session['object'], form: Form): Session {
  const customer = livingCustomer(world, text(form, 'customer')).id
  if (object === 'checkout.session' && text(form, 'mode') !== 'subscription')
    throw fault(400, 'parameter_missing', 'A checkout must have a mode.', { param: 'mode' })
  const id = newId(world, object === 'checkout.session' ? 'cs' : 'bps')
  const update = inner(inner(form, 'flow_data'), 'subscription_update_confirm')
  if (text(update, 'subscription') !== undefined) {
    find(world, 'subscription', text(update, 'subscription'))
    expectOffered(world, text(form, 'configuration'), text(forms(update, 'items')[0] ?? {}, 'price'))
  }
  return keep<Session>(world, { id, object, customer, url: `https://checkout.stripe.test/${id}` })
}

/** What the portal lets people do, of which there is none until somebody makes it. */
export function writeConfiguration(world: World, form: Form, id?: string): PortalConfiguration {
  const update = inner(inner(form, 'features'), 'subscription_update')
  const products = forms(update, 'products').map((each) => ({
    product: find(world, 'product', text(each, 'product'), 'product').id,
    prices: texts(each, 'prices').map((price) => find(world, 'price', price).id),
  }))
  if (flag(update, 'enabled') === true && products.length === 0)
    throw fault(400, 'parameter_missing', 'Products must be named.', {
      param: 'features[subscription_update][products]',
    })
  const known = id === undefined ? null : find(world, 'billing_portal.configuration', id)
  return keep<PortalConfiguration>(world, {
    id: known?.id ?? newId(world, 'bpc'),
    object: 'billing_portal.configuration',
    active: true,
    metadata: known?.metadata ?? metadataOf(form),
    features: { subscription_update: { enabled: flag(update, 'enabled') ?? false, products } },
  })
}

function expectOffered(world: World, configurationId: string | undefined, price: string | undefined): void {
  if (configurationId === undefined)
    throw fault(400, undefined, 'No configuration provided and your default configuration has not been created.')
  const { subscription_update: update } = find(world, 'billing_portal.configuration', configurationId).features
  const isOffered = update.products.some(({ prices }) => price !== undefined && prices.includes(price))
  if (!update.enabled || !isOffered)
    throw fault(400, undefined, 'The price is not among those that the configuration lets people change to.')
}
