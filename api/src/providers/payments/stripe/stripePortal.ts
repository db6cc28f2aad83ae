import type Stripe from 'stripe'
import { idOf } from './stripePrices.ts'

const OURS = 'palier'

/**
 * Portal configuration that allows changing to one of our plans, with the same rules as our own
 * pages. Stripe refuses all portal pages until a configuration exists.
 */
export function createStripePortal(stripe: Stripe) {
  async function productsOf() {
    const { data } = await stripe.prices.list({ active: true, limit: 100 })
    const products = new Map<string, string[]>()
    for (const { id, product, metadata, lookup_key: key } of data) {
      // Current price of each plan. Subscribers at an earlier price can still leave it.
      if (metadata['planName'] === undefined || key === null) continue
      products.set(idOf(product), [...(products.get(idOf(product)) ?? []), id])
    }
    return [...products].map(([product, prices]) => ({ product, prices }))
  }

  return {
    async configuration(): Promise<string> {
      const subscriptionUpdate = {
        enabled: true,
        default_allowed_updates: ['price' as const],
        products: await productsOf(),
        proration_behavior: 'always_invoice' as const,
        // As on our own pages: a downgrade starts with the next period.
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' as const }] },
      }
      const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
      const known = data.find(({ metadata }) => metadata?.[OURS] === 'plans')
      if (known) {
        await stripe.billingPortal.configurations.update(known.id, {
          features: { subscription_update: subscriptionUpdate },
        })
        return known.id
      }
      const made = await stripe.billingPortal.configurations.create({
        metadata: { [OURS]: 'plans' },
        features: {
          subscription_update: subscriptionUpdate,
          payment_method_update: { enabled: true },
          invoice_history: { enabled: true },
        },
      })
      return made.id
    },
  }
}
