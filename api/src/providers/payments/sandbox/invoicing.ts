import { billingPeriod, type BillingPeriod } from '@palier/domain/billing/billingCycle'
import { salesTaxesIn } from '@palier/domain/billing/salesTax'
import {
  findCard,
  findPrice,
  type SandboxPrice,
  saveDefaultCard,
  updateCard,
} from '../../../database/queries/billing/sandboxQueries.ts'
import {
  findInvoice,
  findSubscription,
  insertInvoice,
  saveInvoicePayment,
  type SandboxInvoice,
  type SandboxIntent,
  type SandboxSubscription,
  updateIntent,
  updateSubscription,
} from '../../../database/queries/billing/sandboxBillingQueries.ts'
import { type Ledger, newId } from './ledger.ts'

type Line = { planName: string; amount: number }

type NewInvoice = {
  subscriptionId: string
  reason: SandboxInvoice['reason']
  actKey: string | null
  price: SandboxPrice
  period: BillingPeriod
  lines: Line[]
  createdAt: Date
}

export function addInvoice({ transaction, customer }: Ledger, invoice: NewInvoice): Promise<SandboxInvoice> {
  const { price, period, lines, ...more } = invoice
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  return insertInvoice(transaction, {
    ...more,
    id: newId('invoice'),
    customerId: customer.id,
    status: 'open',
    priceId: price.id,
    periodStart: period.start,
    periodEnd: period.end,
    lines,
    subtotal,
    gst: 0,
    qst: 0,
    hst: 0,
    ...Object.fromEntries(salesTaxesIn(customer.billingAddress, subtotal).map(({ kind, amount }) => [kind, amount])),
    billingAddress: customer.billingAddress,
    paidAt: null,
    paidWith: null,
  })
}

export async function settleInvoice(ledger: Ledger, invoice: SandboxInvoice): Promise<void> {
  const { transaction, customer, now } = ledger
  const card = customer.defaultCardId === null ? null : await findCard(transaction, customer.id, customer.defaultCardId)
  await saveInvoicePayment(transaction, invoice.id, {
    paidAt: now,
    // No charge if a credit covered the amount.
    paidWith: card && invoice.subtotal > 0 ? { brand: card.brand, last4: card.last4 } : null,
  })
  const subscription = await findSubscription(transaction, invoice.subscriptionId)
  if (!subscription) throw new Error('Sandbox invoice has no subscription')
  await updateSubscription(transaction, subscription.id, changeByPayment(invoice))
}

function changeByPayment({ reason, priceId, periodStart, periodEnd }: SandboxInvoice): Partial<SandboxSubscription> {
  switch (reason) {
    case 'order':
    case 'renewal':
      return { status: 'active', defaultReason: null, graceEndsAt: null, nextAttemptAt: null }
    case 'change':
      return { priceId, plannedPriceId: null }
    case 'resume':
      return { cancelsAtPeriodEnd: false, firstDay: periodStart, cycle: 0, periodStart, periodEnd }
  }
}

export async function settleIntent(ledger: Ledger, intent: SandboxIntent): Promise<void> {
  const { transaction, customer } = ledger
  await updateIntent(transaction, intent.id, { status: 'succeeded' })
  if (intent.cardId) {
    await updateCard(transaction, intent.cardId, { isSaved: true })
    await saveDefaultCard(transaction, customer.id, intent.cardId)
    customer.defaultCardId = intent.cardId
  }
  const invoice = intent.invoiceId === null ? null : await findInvoice(transaction, intent.invoiceId)
  if (invoice?.status === 'open') await settleInvoice(ledger, invoice)
}

export function periodOf({ firstDay }: SandboxSubscription, cycle: number): BillingPeriod {
  return billingPeriod(firstDay, cycle)
}

export async function priceOf({ transaction }: Ledger, id: string): Promise<SandboxPrice> {
  const price = await findPrice(transaction, id)
  if (!price) throw new Error('Sandbox subscription has no price')
  return price
}
