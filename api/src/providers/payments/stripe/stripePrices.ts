import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import { type TaxKind, type TaxRate, taxRatesIn } from '@palier/domain/billing/salesTax'
import type Stripe from 'stripe'
import type { Cents, TaxLine } from '../port.ts'
import { keyOf } from './stripeClient.ts'

export type StripePrices = ReturnType<typeof createStripePrices>

const PRODUCT = 'palier_'

/**
 * Prices of our plans, one product a plan. Prices are found by lookup key, which is the plan's
 * name.
 */
export function createStripePrices(stripe: Stripe) {
  // An operator's own product for a lookup key may have any id.
  const planNames = new Map<string, string>()

  async function pricesOf(plans: readonly { name: string; cents: Cents }[]): Promise<Record<string, string>> {
    if (plans.length === 0) return {}
    const { data } = await stripe.prices.list({ active: true, lookup_keys: plans.map(({ name }) => name), limit: 100 })
    const found: [string, string][] = []
    // Sequential: processes that start at once create the same objects with the same keys.
    for (const { name, cents } of plans) {
      const known = data.find(({ lookup_key: key }) => key === name)
      const product = known ? idOf(known.product) : await makeProduct(name)
      planNames.set(product, name)
      const isCurrent = known?.unit_amount === cents && known.currency === 'cad'
      found.push([name, isCurrent ? known.id : await makePrice(name, cents, product)])
    }
    return Object.fromEntries(found)
  }

  async function makeProduct(name: string): Promise<string> {
    const id = `${PRODUCT}${name}`
    const asked = { id, name: `Palier ${name}`, metadata: { planName: name } }
    const made = await stripe.products.create(asked, keyOf('product', id)).catch((error: unknown) => {
      // The product may exist without a price.
      return stripe.products.retrieve(id).catch(() => Promise.reject(error))
    })
    return made.id
  }

  // Subscribers at the earlier price retain it. The lookup key moves to the new price.
  async function makePrice(name: string, cents: Cents, product: string): Promise<string> {
    const price = await stripe.prices.create(
      {
        product,
        currency: 'cad',
        unit_amount: cents,
        recurring: { interval: 'month' },
        lookup_key: name,
        transfer_lookup_key: true,
        tax_behavior: 'exclusive',
        metadata: { planName: name },
      },
      keyOf('price', `${name}:${cents}:${product}`),
    )
    return price.id
  }

  return {
    pricesOf,
    planNameOf(product: string): string {
      return planNames.get(product) ?? (product.startsWith(PRODUCT) ? product.slice(PRODUCT.length) : product)
    },
  }
}

/** Kinds of an invoice's taxes, and the rates we collect. Creates missing rates. */
export function createStripeTaxes(stripe: Stripe) {
  const kinds = new Map<string, TaxLine['kind']>()
  const ours = new Map<string, Promise<string>>()

  async function findRate({ kind, percent }: TaxRate): Promise<string> {
    const { data } = await stripe.taxRates.list({ active: true, limit: 100 })
    const percentage = Number(percent)
    const known = data.find(
      (rate) => rate.tax_type === kind && rate.percentage === percentage && !rate.inclusive && rate.country === HOME,
    )
    const wanted = { ...NAMES[kind], percentage, inclusive: false, country: HOME, tax_type: kind }
    const rate = known ?? (await stripe.taxRates.create(wanted, keyOf('tax', `${kind}:${percentage}`)))
    kinds.set(rate.id, kind)
    return rate.id
  }

  function rateIdOf(rate: TaxRate): Promise<string> {
    const name = `${rate.kind} ${rate.percent}`
    const known = ours.get(name)
    if (known) return known
    const finding = findRate(rate)
    ours.set(name, finding)
    finding.catch(() => ours.delete(name))
    return finding
  }

  return {
    async ratesIn(place: BillingAddress | null): Promise<string[]> {
      const ids: string[] = []
      // Sequential: processes that start at once create the same objects with the same keys.
      for (const rate of taxRatesIn(place)) ids.push(await rateIdOf(rate))
      return ids
    },
    async kindOf(rateId: string): Promise<TaxLine['kind']> {
      const known = kinds.get(rateId)
      if (known) return known
      const { tax_type: type } = await stripe.taxRates.retrieve(rateId)
      const kind = KINDS.get(type ?? '') ?? 'other'
      kinds.set(rateId, kind)
      return kind
    },
  }
}

const KINDS = new Map<string, TaxLine['kind']>([
  ['gst', 'gst'],
  ['qst', 'qst'],
  ['hst', 'hst'],
])

export type StripeTaxes = ReturnType<typeof createStripeTaxes>

const HOME = 'CA'

const NAMES: Record<TaxKind, { display_name: string; state?: string }> = {
  gst: { display_name: 'TPS/GST' },
  qst: { display_name: 'TVQ/QST', state: 'QC' },
  hst: { display_name: 'TVH/HST' },
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id
}
