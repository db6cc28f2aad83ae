import type { invoice } from '@palier/contract/billing/planSchemas'
import type { z } from 'zod'
import type { PaidInvoice, TaxLine } from '../../providers/payments/port.ts'
import type { InvoiceParties } from '../../services/billing/invoices.ts'
import type { Seller } from '../../config/sellerEnvironment.ts'

type WireInvoice = z.input<typeof invoice>
type WireTax = WireInvoice['taxes'][number]

/** Amounts in cents. The plan is that of the last line. */
export function invoiceToWire(paid: PaidInvoice, { emailTo, seller, isTest }: InvoiceParties): WireInvoice {
  const { number, start, end, subtotal, total, lines, taxes, promo, billingAddress, payment } = paid
  const planName = lines.at(-1)?.planName
  return {
    number,
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    emailTo,
    subtotal,
    total,
    items: lines.map(({ planName: name, amount: price }) => ({ name, reccurringInterval: 'month', price })),
    taxes: taxesToWire(taxes, seller),
    billingAddress,
    seller: seller && { name: seller.name, address: [...seller.address] },
    paidAt: payment?.at.toISOString() ?? null,
    paidWith: payment?.card ?? null,
    isTest,
    ...(promo && { promo }),
    ...(planName !== undefined && { planName }),
    renewalDate: end.toISOString(),
  }
}

/**
 * The name of the id field identifies the tax; other taxes have none. Without a tax number of the
 * seller, the id is the name of the tax.
 */
export function taxesToWire(taxes: readonly TaxLine[], seller: Seller | null = null): WireTax[] {
  return taxes.map(({ kind, amount }) => {
    if (kind === 'gst') return { gstId: seller?.gstNumber ?? 'gst', amount }
    if (kind === 'qst') return { qstId: seller?.qstNumber ?? 'qst', amount }
    // HST is collected under the GST number.
    return kind === 'hst' ? { hstId: seller?.gstNumber ?? 'hst', amount } : { amount }
  })
}
