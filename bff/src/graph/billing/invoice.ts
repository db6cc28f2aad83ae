import type { TaxKind as TaxKindName } from '@palier/domain/billing/salesTax'
import { loadInvoices, type WireInvoice } from '../../loaders/billing/loadInvoices.ts'
import { BillingAddress } from './billingAddress.ts'
import { ROWS } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { TaxKind } from '../kernel/enums.ts'
import { instantOrNull } from '../kernel/instantOrNull.ts'
import { ofCents } from '../kernel/ofCents.ts'
import { AFTER, connectionOf, pageOf } from '../kernel/pages.ts'
import { Viewer } from '../viewer/viewer.ts'

type WireTax = WireInvoice['taxes'][number]

const InvoiceItem = builder.objectRef<WireInvoice['items'][number]>('InvoiceItem').implement({
  description: 'A line of an invoice.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of what is charged.' }),
    isMonthly: t.boolean({
      description: 'Whether it is charged every month.',
      resolve: ({ reccurringInterval }) => reccurringInterval === 'month',
    }),
    price: t.field({
      type: 'Decimal',
      description: 'Amount before taxes; negative for a credit.',
      resolve: ({ price }) => ofCents(price),
    }),
  }),
})

const InvoiceSeller = builder.objectRef<NonNullable<WireInvoice['seller']>>('InvoiceSeller').implement({
  description: 'Who issues an invoice.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the business.' }),
    address: t.exposeStringList('address', { description: 'Postal address, in lines.' }),
  }),
})

const InvoiceCard = builder.objectRef<NonNullable<WireInvoice['paidWith']>>('InvoiceCard').implement({
  description: 'The card that paid an invoice.',
  fields: (t) => ({
    brand: t.exposeString('brand', { description: 'Card brand, such as visa.' }),
    last4: t.exposeString('last4', { description: 'Last four digits of the number.' }),
  }),
})

export const InvoiceTax = builder.objectRef<WireTax>('InvoiceTax').implement({
  description: 'A tax of an invoice.',
  fields: (t) => ({
    kind: t.field({
      type: TaxKind,
      nullable: true,
      description: 'Kind of tax; null for one not listed here.',
      resolve: kindOf,
    }),
    taxId: t.string({
      nullable: true,
      description: 'Tax registration number of the seller; null when not reported.',
      // Without a number the id is the name of the tax.
      resolve: ({ gstId, qstId, hstId }) => [gstId, qstId, hstId].find((id) => /\d/.test(id ?? '')) ?? null,
    }),
    amount: t.field({ type: 'Decimal', description: 'Amount of the tax.', resolve: ({ amount }) => ofCents(amount) }),
  }),
})

export const Invoice = builder.objectRef<WireInvoice>('Invoice').implement({
  description: 'Invoice of one billing period.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'Invoice number.' }),
    startDate: t.expose('startDate', { type: 'DateTime', description: 'Start of the billing period.' }),
    endDate: t.expose('endDate', { type: 'DateTime', description: 'End of the billing period.' }),
    emailTo: t.exposeString('emailTo', { description: 'Email address it was sent to.' }),
    subtotal: t.field({
      type: 'Decimal',
      description: 'Amount before taxes.',
      resolve: ({ subtotal }) => ofCents(subtotal),
    }),
    total: t.field({ type: 'Decimal', description: 'Amount with taxes.', resolve: ({ total }) => ofCents(total) }),
    items: t.expose('items', { type: [InvoiceItem], description: 'Lines of the invoice.' }),
    taxes: t.expose('taxes', { type: [InvoiceTax], description: 'Sales taxes, each with its amount.' }),
    promoName: t.string({
      nullable: true,
      description: 'Name of the discount; null when there is none.',
      resolve: ({ promo }) => promo?.name ?? null,
    }),
    promoAmount: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Amount of the discount; null when there is none.',
      resolve: ({ promo }) => (promo ? ofCents(promo.amount) : null),
    }),
    planName: t.string({
      nullable: true,
      description: 'Plan that was billed.',
      resolve: ({ planName = null }) => planName,
    }),
    billingAddress: t.field({
      type: BillingAddress,
      nullable: true,
      description: 'Billing address at that time; null when unknown.',
      resolve: ({ billingAddress = null }) => billingAddress,
    }),
    seller: t.field({
      type: InvoiceSeller,
      nullable: true,
      description: 'Issuer of the invoice; null when the operator has not given one.',
      resolve: ({ seller = null }) => seller,
    }),
    paidAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was paid; null when unknown or not yet.',
      resolve: ({ paidAt }) => instantOrNull(paidAt),
    }),
    paidWith: t.field({
      type: InvoiceCard,
      nullable: true,
      description: 'Card that paid it; null when unknown.',
      resolve: ({ paidWith = null }) => paidWith,
    }),
    isTest: t.boolean({
      description: 'Whether the payment is a test that moves no money.',
      resolve: ({ isTest = false }) => isTest,
    }),
    renewalDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next invoice is due; null when there is none.',
      resolve: ({ renewalDate }) => instantOrNull(renewalDate),
    }),
  }),
})

const InvoiceConnection = connectionOf('Invoice', Invoice, 'A page of rows, newest first.')

builder.objectField(Viewer, 'invoices', (t) =>
  t.field({
    type: InvoiceConnection,
    nullable: true,
    description: 'Invoices, at most 100 per page; null for guests and when the server does not support them.',
    args: { first: t.arg.int({ ...ROWS, defaultValue: 24 }), after: t.arg.string(AFTER) },
    async resolve(session, { first, after = null }, { operation }) {
      const request = { first, after }
      const page = await loadInvoices(operation, session, request)
      if (!page) return null
      const { invoices: rows, ...rest } = page
      return pageOf({ rows, ...rest, totalCount: null }, request)
    },
  }),
)

function kindOf({ gstId, qstId, hstId }: WireTax): TaxKindName | null {
  if (gstId !== undefined) return 'gst'
  if (qstId !== undefined) return 'qst'
  return hstId === undefined ? null : 'hst'
}
