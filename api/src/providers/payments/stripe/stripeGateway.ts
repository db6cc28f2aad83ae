import type { PaymentGateway } from '../port.ts'
import { createStripeCards } from './stripeCards.ts'
import { createStripeChanges } from './stripeChanges.ts'
import { createStripeClient, type StripeOptions } from './stripeClient.ts'
import { createEventReader } from './stripeEvents.ts'
import { createStripeInvoices } from './stripeInvoices.ts'
import { createStripeOrders } from './stripeOrders.ts'
import { createStripePrices, createStripeTaxes } from './stripePrices.ts'
import { inWordsOfPort, refusalOf } from './stripeRefusals.ts'
import { createStateReader } from './stripeState.ts'

/** Rejects with RangeError if the URL is http, unless allowed. */
export async function createStripeGateway(options: StripeOptions): Promise<PaymentGateway> {
  const stripe = await createStripeClient(options)
  const prices = createStripePrices(stripe)
  const taxes = createStripeTaxes(stripe)
  const invoices = createStripeInvoices(stripe, prices, taxes)
  const readEvent = createEventReader(stripe, options.webhookSecret)
  return {
    kind: 'stripe',
    publicKey: options.publicKey,
    readEvent: (body, signature) =>
      readEvent(body, signature).catch((error: unknown) => {
        throw refusalOf(error)
      }),
    invoicesOf: (customerId, page) =>
      invoices.invoicesOf(customerId, page).catch((error: unknown) => {
        throw refusalOf(error)
      }),
    ...inWordsOfPort({
      pricesOf: prices.pricesOf,
      stateOf: createStateReader(stripe),
      ...createStripeOrders(stripe, options, invoices, taxes),
      ...createStripeChanges(stripe, invoices),
      ...createStripeCards(stripe),
    }),
  }
}
