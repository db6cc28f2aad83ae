import type Stripe from 'stripe'
import type { ChangePreview, PaidInvoice, TaxLine } from '../port.ts'
import { addressOf } from './stripeAddress.ts'
import { instantOf } from './stripeClient.ts'
import type { StripePrices, StripeTaxes } from './stripePrices.ts'

export type StripeInvoices = ReturnType<typeof createStripeInvoices>

export function createStripeInvoices(stripe: Stripe, prices: StripePrices, taxes: StripeTaxes) {
  async function taxesOf({ total_taxes: lines }: Pick<Stripe.Invoice, 'total_taxes'>): Promise<TaxLine[]> {
    const known = (lines ?? []).flatMap(({ amount, tax_rate_details: details }) => {
      return details ? [{ amount, rateId: details.tax_rate }] : []
    })
    return Promise.all(known.map(async ({ amount, rateId }) => ({ kind: await taxes.kindOf(rateId), amount })))
  }

  async function paidInvoiceOf(invoice: Stripe.Invoice): Promise<PaidInvoice> {
    const { data: lines } = invoice.lines
    // A change has a credit line for the old plan and a line for the new one.
    const period = lines.findLast(({ amount }) => amount >= 0)?.period ?? lines.at(-1)?.period
    return {
      id: invoice.id,
      number: invoice.number ?? '',
      status: STATUSES[invoice.status ?? ''] ?? 'open',
      createdAt: instantOf(invoice.created),
      start: instantOf(period?.start ?? invoice.period_start),
      end: instantOf(period?.end ?? invoice.period_end),
      lines: lines.map(({ amount, pricing }) => {
        return { planName: prices.planNameOf(pricing?.price_details?.product ?? ''), amount }
      }),
      subtotal: invoice.subtotal,
      taxes: await taxesOf(invoice),
      total: invoice.total,
      promo: promoOf(invoice),
      billingAddress: addressOf(invoice.customer_address),
      payment: paymentOf(invoice),
    }
  }

  async function previewOf(preview: Stripe.Invoice): Promise<ChangePreview> {
    const end = preview.lines.data.at(-1)?.period.end
    return {
      amountDue: preview.amount_due,
      taxes: await taxesOf(preview),
      nextBillingDate: instantOf(end ?? preview.period_end),
    }
  }

  return {
    previewOf,
    paidInvoiceOf,
    async invoicesOf(customerId: string, { first, after }: { first: number; after: string | null }) {
      const page = await stripe.invoices.list({
        customer: customerId,
        limit: first,
        expand: ['data.discounts.source.coupon'],
        ...(after !== null && { starting_after: after }),
      })
      const shown = page.data.filter(({ status }) => status !== 'draft')
      return {
        invoices: await Promise.all(shown.map(paidInvoiceOf)),
        nextCursor: page.has_more ? (page.data.at(-1)?.id ?? null) : null,
      }
    },
  }
}

/** The card is part of the payment, which the invoice list does not include. */
function paymentOf({ status, status_transitions: times, created }: Stripe.Invoice): PaidInvoice['payment'] {
  return status === 'paid' ? { at: instantOf(times.paid_at ?? created), card: null } : null
}

const STATUSES: Record<string, PaidInvoice['status']> = { paid: 'paid', void: 'void', open: 'open' }

function promoOf({ total_discount_amounts: amounts, discounts }: Stripe.Invoice): PaidInvoice['promo'] {
  const amount = (amounts ?? []).reduce((sum, each) => sum + each.amount, 0)
  if (amount === 0) return null
  const [discount] = discounts
  const coupon = typeof discount === 'object' && !discount.deleted ? discount.source.coupon : null
  return { name: typeof coupon === 'object' && coupon ? (coupon.name ?? coupon.id) : '', amount }
}
