import type { invoice } from '@palier/contract/billing/planSchemas'
import type { z } from 'zod'
import type { PaidInvoice, TaxLine } from '../../providers/payments/port.ts'

type WireInvoice = z.input<typeof invoice>
type WireTax = WireInvoice['taxes'][number]

/** An invoice, amounts in cents; the plan is the one of its last line. */
export function invoiceToWire(paid: PaidInvoice, emailTo: string): WireInvoice {
  const { number, start, end, subtotal, total, lines, taxes, promo, billingAddress } = paid
  const planName = lines.at(-1)?.planName
  return {
    number,
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    emailTo,
    subtotal,
    total,
    items: lines.map(({ planName: name, amount: price }) => ({ name, reccurringInterval: 'month', price })),
    taxes: taxesToWire(taxes),
    billingAddress,
    ...(promo && { promo }),
    ...(planName !== undefined && { planName }),
    renewalDate: end.toISOString(),
  }
}

/** The name of a tax stands in the key that the wire gives its id; another tax has none. */
export function taxesToWire(taxes: readonly TaxLine[]): WireTax[] {
  return taxes.map(({ kind, amount }) => {
    if (kind === 'gst') return { gstId: 'gst', amount }
    if (kind === 'qst') return { qstId: 'qst', amount }
    return kind === 'hst' ? { hstId: 'hst', amount } : { amount }
  })
}
