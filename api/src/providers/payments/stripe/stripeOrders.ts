import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import type Stripe from 'stripe'
import { PaymentRefused, type PaymentGateway } from '../port.ts'
import { addressOf, addressParams } from './stripeAddress.ts'
import { keyOf, type StripeOptions } from './stripeClient.ts'
import type { StripeInvoices } from './stripeInvoices.ts'
import { createStripePortal } from './stripePortal.ts'
import { idOf, type StripeTaxes } from './stripePrices.ts'
import { isOver, itemOf, latestInvoiceOf, livingOf, secretOf } from './stripeSubscription.ts'

type OrderActs = Pick<
  PaymentGateway,
  'useClock' | 'customerOf' | 'previewOrder' | 'subscribe' | 'endNow' | 'forget' | 'hostedPage'
>

const LOCALES = { fr: 'fr-CA', en: 'en' } as const

export function createStripeOrders(
  stripe: Stripe,
  { secretKey, taxes: mode }: StripeOptions,
  invoices: StripeInvoices,
  taxes: StripeTaxes,
): OrderActs {
  const portal = createStripePortal(stripe)
  let clockId: string | null = null

  async function taxationIn(place: BillingAddress | null): Promise<Taxation> {
    if (mode === 'automatic') return { automatic_tax: { enabled: true } }
    return { default_tax_rates: await taxes.ratesIn(place) }
  }

  /** Updates the address if given, otherwise returns the stored one. */
  async function settledPlace(customerId: string, address: BillingAddress | null): Promise<BillingAddress | null> {
    if (address) {
      const validation = mode === 'automatic' ? { tax: { validate_location: 'immediately' as const } } : {}
      await stripe.customers.update(customerId, { address: addressParams(address), ...validation })
      return address
    }
    const customer = await stripe.customers.retrieve(customerId)
    return customer.deleted ? null : addressOf(customer.address)
  }

  return {
    // A test clock can only be set when a customer is created.
    async useClock(id) {
      if (/^(sk|rk)_live_/.test(secretKey)) throw new PaymentRefused('resource_missing')
      await stripe.testHelpers.testClocks.retrieve(id)
      clockId = id
    },

    async customerOf({ userId, email, name, language }) {
      // Customers of a test clock are listed only if it is named.
      const clock = clockId === null ? {} : { test_clock: clockId }
      const known = await stripe.customers.list({ email, limit: 100, ...clock })
      const found = known.data.find(({ metadata }) => metadata['userId'] === userId)
      if (found) return found.id
      // Name and address may change before a retry, and a repeated key requires identical
      // parameters. They are set afterwards.
      let key = `${userId}:${clockId ?? 'real'}`
      for (;;) {
        const made = await stripe.customers.create({ metadata: { userId }, ...clock }, keyOf('customer', key))
        // Idempotency may return an earlier customer that has been deleted since.
        const present = await stripe.customers.retrieve(made.id)
        if (!present.deleted) {
          await stripe.customers.update(made.id, { email, name, preferred_locales: [LOCALES[language]] })
          return made.id
        }
        key = `${key}:after:${made.id}`
      }
    },

    async previewOrder({ customerId, priceId, address }) {
      const known = customerId !== null && address === null ? await settledPlace(customerId, null) : address
      const { default_tax_rates: rates, automatic_tax: automatic } = await taxationIn(known)
      const preview = await stripe.invoices.createPreview({
        ...(customerId !== null && { customer: customerId }),
        ...(address && { customer_details: { address: addressParams(address) } }),
        ...(customerId === null && !address && { customer_details: {} }),
        subscription_details: { items: [{ price: priceId }], ...(rates && { default_tax_rates: rates }) },
        ...(automatic && { automatic_tax: automatic }),
      })
      return invoices.previewOf(preview)
    },

    async subscribe({ customerId, priceId, address, key }) {
      const place = await settledPlace(customerId, address)
      const made = await stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: priceId }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
          expand: ['latest_invoice.confirmation_secret'],
          ...(await taxationIn(place)),
        },
        keyOf('subscribe', key),
      )
      // Checked after creation, so that concurrent orders see each other. Only the newest can be
      // paid.
      for (const other of await livingOf(stripe, customerId)) {
        const isAlive = other.id !== made.id && other.status !== 'incomplete'
        if (isAlive) {
          await withdraw(stripe, made.id)
          throw new PaymentRefused('AnSubscriptionAlreadyExist')
        }
        if (other.id !== made.id && isOlder(other, made)) await withdraw(stripe, other.id)
      }
      const invoice = latestInvoiceOf(made)
      if (!invoice) throw new TypeError(`Subscription ${made.id} has no invoice.`)
      return {
        subscriptionId: made.id,
        clientSecret: secretOf(invoice) ?? '',
        invoice: await invoices.paidInvoiceOf(invoice),
      }
    },

    async endNow(customerId) {
      for (const { id } of await livingOf(stripe, customerId)) await stripe.subscriptions.cancel(id)
    },

    // Stripe ends a deleted customer's subscriptions immediately and detaches the cards.
    async forget(customerId) {
      const customer = await stripe.customers.retrieve(customerId)
      if (!customer.deleted) await stripe.customers.del(customerId)
    },

    async hostedPage({ customerId, priceId, successUrl, cancelUrl, plansUrl }) {
      const living = (await livingOf(stripe, customerId)).find(({ status }) => status !== 'incomplete')
      // The portal would charge for the schedule phases it skips. Our own page replaces the planned
      // change instead.
      if (living?.schedule) return { sessionId: idOf(living.schedule), url: plansUrl }
      if (living) {
        const { id, url } = await stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration: await portal.configuration(),
          return_url: cancelUrl,
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: {
              subscription: living.id,
              items: [{ id: itemOf(living).id, price: priceId, quantity: 1 }],
            },
            after_completion: { type: 'redirect', redirect: { return_url: successUrl } },
          },
        })
        return { sessionId: id, url }
      }
      const place = await settledPlace(customerId, null)
      const { default_tax_rates: rates, automatic_tax: automatic } = await taxationIn(place)
      const { id, url } = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        line_items: [{ price: priceId, quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
        ...(rates && { subscription_data: { default_tax_rates: rates } }),
        // Automatic taxes require an address: Stripe's page asks for it and saves it.
        ...(automatic && { automatic_tax: automatic, customer_update: { address: 'auto' as const } }),
      })
      return { sessionId: id, url: url ?? cancelUrl }
    },
  }
}

type Taxation = { default_tax_rates?: string[]; automatic_tax?: { enabled: boolean } }

// In the same second, ids decide deterministically.
function isOlder(one: Stripe.Subscription, other: Stripe.Subscription): boolean {
  return one.created < other.created || (one.created === other.created && one.id < other.id)
}

// A concurrent request may have ended it already.
async function withdraw(stripe: Stripe, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id)
  if (subscription.status === 'incomplete') await stripe.subscriptions.cancel(idOf(subscription))
  else if (!isOver(subscription)) throw new PaymentRefused('AnSubscriptionAlreadyExist')
}
