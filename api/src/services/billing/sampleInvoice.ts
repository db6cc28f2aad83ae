import { billingPeriod } from '@palier/domain/billing/billingCycle'
import { salesTaxes } from '@palier/domain/billing/salesTax'
import { mailedInvoice } from './invoiceMails.ts'

const CENTS = 1999

export function sampleInvoice(now: Date) {
  const { gst, qst } = salesTaxes(CENTS)
  return mailedInvoice({
    id: 'sample',
    number: 'P-000000',
    status: 'paid',
    createdAt: now,
    ...billingPeriod(now, 0),
    lines: [{ planName: 'pro', amount: CENTS }],
    subtotal: CENTS,
    taxes: [
      { kind: 'gst', amount: gst },
      { kind: 'qst', amount: qst },
    ],
    total: CENTS + gst + qst,
    billingAddress: null,
    promo: null,
    payment: null,
  })
}
