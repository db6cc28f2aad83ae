import { createPrice, createProduct, createSession, createTaxRate, pricesOf, writeConfiguration } from './catalogue.ts'
import { readCharge } from './charges.ts'
import { advanceClock, createClock } from './clocks.ts'
import {
  createCustomer,
  customersOf,
  deleteCustomer,
  detachMethod,
  methodOfCustomer,
  methodsOf,
  updateCustomer,
  updateMethod,
} from './customers.ts'
import { type Form, inner, text } from './form.ts'
import { authenticate, bySecret, confirm, newSetupIntent } from './intents.ts'
import { invoicesOf, pageOf, payInvoice, preview } from './invoices.ts'
import { createSchedule, releaseSchedule, updateSchedule } from './schedules.ts'
import { voidInvoice } from './settle.ts'
import { cancelNow, createSubscription, metadataOf, subscriptionsOf, updateSubscription } from './subscriptions.ts'
import { all, find, type World } from './world.ts'

type Handler = (world: World, form: Form, id: string, second: string) => unknown
type Route = { method: string; pattern: RegExp; handle: Handler; isPublic: boolean }

/** What Stripe's own page script may ask with a publishable key and a secret. */
export const ROUTES: readonly Route[] = [
  page('GET /v1/payment_intents/:id', (world, form, id) => bySecret(world, id, text(form, 'client_secret'))),
  page('GET /v1/setup_intents/:id', (world, form, id) => bySecret(world, id, text(form, 'client_secret'))),
  page('POST /v1/payment_intents/:id/confirm', (world, form, id) => confirm(world, id, form)),
  page('POST /v1/setup_intents/:id/confirm', (world, form, id) => confirm(world, id, form)),
  page('POST /v1/payment_intents/:id/authenticate', (world, form, id) => authenticate(world, id, form)),
  page('POST /v1/setup_intents/:id/authenticate', (world, form, id) => authenticate(world, id, form)),

  server('GET /v1/payment_intents/:id', (world, _form, id) => find(world, 'payment_intent', id)),
  server('GET /v1/charges/:id', (world, _form, id) => readCharge(world, id)),
  server('GET /v1/setup_intents', (world, form) =>
    pageOf(
      all(world, 'setup_intent').filter(({ customer }) => customer === text(form, 'customer')),
      form,
      '/v1/setup_intents',
    ),
  ),
  server('POST /v1/setup_intents', newSetupIntent),
  server('POST /v1/setup_intents/:id', (world, form, id) => {
    const intent = find(world, 'setup_intent', id)
    Object.assign(intent.metadata, metadataOf(form))
    return intent
  }),

  server('POST /v1/customers', createCustomer),
  server('GET /v1/customers', customersOf),
  server('GET /v1/customers/:id', (world, _form, id) => {
    const customer = find(world, 'customer', id)
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer
  }),
  server('POST /v1/customers/:id', (world, form, id) => updateCustomer(world, id, form)),
  server('DELETE /v1/customers/:id', (world, _form, id) => deleteCustomer(world, id)),
  server('GET /v1/customers/:id/payment_methods', (world, form, id) => methodsOf(world, id, form)),
  server('GET /v1/customers/:id/payment_methods/:id', (world, _form, id, card) => methodOfCustomer(world, id, card)),
  server('POST /v1/payment_methods/:id', (world, form, id) => updateMethod(world, id, form)),
  server('POST /v1/payment_methods/:id/detach', (world, _form, id) => detachMethod(world, id)),

  server('GET /v1/prices', pricesOf),
  server('POST /v1/prices', createPrice),
  server('GET /v1/products/:id', (world, _form, id) => find(world, 'product', id)),
  server('POST /v1/products', createProduct),
  server('GET /v1/tax_rates', (world, form) => pageOf(all(world, 'tax_rate'), form, '/v1/tax_rates')),
  server('GET /v1/tax_rates/:id', (world, _form, id) => find(world, 'tax_rate', id)),
  server('POST /v1/tax_rates', createTaxRate),

  server('GET /v1/subscriptions', subscriptionsOf),
  server('GET /v1/subscriptions/:id', (world, _form, id) => find(world, 'subscription', id)),
  server('POST /v1/subscriptions', createSubscription),
  server('POST /v1/subscriptions/:id', (world, form, id) => updateSubscription(world, id, form)),
  server('DELETE /v1/subscriptions/:id', (world, _form, id) => cancelNow(world, id)),
  server('POST /v1/subscription_schedules', createSchedule),
  server('POST /v1/subscription_schedules/:id', (world, form, id) => updateSchedule(world, id, form)),
  server('POST /v1/subscription_schedules/:id/release', (world, _form, id) => releaseSchedule(world, id)),

  server('POST /v1/invoices/create_preview', preview),
  server('GET /v1/invoices', invoicesOf),
  server('GET /v1/invoices/:id', (world, _form, id) => find(world, 'invoice', id)),
  server('POST /v1/invoices/:id/pay', (world, form, id) => payInvoice(world, id, form)),
  server('POST /v1/invoices/:id/void', (world, _form, id) => {
    const invoice = find(world, 'invoice', id)
    if (invoice.status === 'open') voidInvoice(world, invoice)
    return invoice
  }),
  server('GET /v1/invoice_payments', (world, form) =>
    pageOf(
      all(world, 'invoice_payment').filter(({ invoice, payment }) => {
        const intent = text(inner(form, 'payment'), 'payment_intent')
        return intent === undefined ? invoice === text(form, 'invoice') : payment.payment_intent === intent
      }),
      form,
      '/v1/invoice_payments',
    ),
  ),

  server('POST /v1/checkout/sessions', (world, form) => createSession(world, 'checkout.session', form)),
  server('GET /v1/billing_portal/configurations', (world, form) =>
    pageOf(all(world, 'billing_portal.configuration'), form, '/v1/billing_portal/configurations'),
  ),
  server('POST /v1/billing_portal/configurations', (world, form) => writeConfiguration(world, form)),
  server('POST /v1/billing_portal/configurations/:id', (world, form, id) => writeConfiguration(world, form, id)),
  server('POST /v1/billing_portal/sessions', (world, form) => createSession(world, 'billing_portal.session', form)),
  server('POST /v1/test_helpers/test_clocks', createClock),
  server('GET /v1/test_helpers/test_clocks/:id', (world, _form, id) => find(world, 'test_helpers.test_clock', id)),
  server('POST /v1/test_helpers/test_clocks/:id/advance', (world, form, id) => advanceClock(world, id, form)),
]

function page(text: string, handle: Handler): Route {
  return { ...server(text, handle), isPublic: true }
}

function server(text: string, handle: Handler): Route {
  const [method = '', path = ''] = text.split(' ')
  return { method, pattern: new RegExp(`^${path.replaceAll(':id', '([^/]+)')}$`), handle, isPublic: false }
}
