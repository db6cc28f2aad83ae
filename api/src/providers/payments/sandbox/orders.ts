import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import { billingPeriod } from '@palier/domain/billing/billingCycle'
import { findPrice, saveBillingAddress } from '../../../database/queries/billing/sandboxQueries.ts'
import {
  findIntentOfInvoice,
  findInvoiceOfAct,
  findNewestSubscription,
  findOpenInvoices,
  findSubscriptionOfOrder,
  insertIntent,
  insertSubscription,
  type SandboxInvoice,
  type SandboxSubscription,
} from '../../../database/queries/billing/sandboxBillingQueries.ts'
import { PaymentRefused } from '../port.ts'
import { addInvoice } from './invoicing.ts'
import { type Ledger, newId } from './ledger.ts'
import { end } from './passTime.ts'

type Order = { priceId: string; address: BillingAddress | null; key: string }
type Ordered = { subscriptionId: string; invoice: SandboxInvoice; intentId: string }

/** Creates a subscription that awaits its first payment. Idempotent by key. */
export async function order(ledger: Ledger, { priceId, address, key }: Order): Promise<Ordered> {
  const { transaction, customer, now } = ledger
  const known = await findSubscriptionOfOrder(transaction, customer.id, key)
  if (known) return orderedBefore(ledger, known)

  const price = await findPrice(transaction, priceId)
  if (!price) throw new PaymentRefused('resource_missing')
  const other = await findNewestSubscription(transaction, customer.id)
  if (other && other.endedAt === null) {
    if (other.status !== 'incomplete') throw new PaymentRefused('AnSubscriptionAlreadyExist')
    await end(ledger, other, now)
  }
  if (address) {
    await saveBillingAddress(transaction, customer.id, address)
    customer.billingAddress = address
  }
  const period = billingPeriod(now, 0)
  const subscriptionId = newId('subscription')
  await insertSubscription(transaction, {
    id: subscriptionId,
    customerId: customer.id,
    orderKey: key,
    status: 'incomplete',
    priceId,
    firstDay: now,
    cycle: 0,
    periodStart: period.start,
    periodEnd: period.end,
    cancelsAtPeriodEnd: false,
    plannedPriceId: null,
    defaultReason: null,
    graceEndsAt: null,
    nextAttemptAt: null,
    endedAt: null,
    createdAt: now,
  })
  const invoice = await addInvoice(ledger, {
    subscriptionId,
    reason: 'order',
    actKey: key,
    price,
    period,
    lines: [{ planName: price.planName, amount: price.cents }],
    createdAt: now,
  })
  return { subscriptionId, invoice, intentId: await addIntent(ledger, invoice) }
}

export async function addIntent(
  { transaction, customer, now }: Ledger,
  invoice: SandboxInvoice,
  card: { id: string; settlesAt: Date | null } | null = null,
): Promise<string> {
  const waiting = card?.settlesAt ? 'processing' : 'requiresHolder'
  const id = newId('payment')
  await insertIntent(transaction, {
    id,
    customerId: customer.id,
    invoiceId: invoice.id,
    actKey: null,
    status: card ? waiting : 'requiresCard',
    cardId: card?.id ?? null,
    settlesAt: card?.settlesAt ?? null,
    createdAt: now,
  })
  return id
}

async function orderedBefore({ transaction, customer }: Ledger, { id, orderKey }: SandboxSubscription) {
  const invoice = await findInvoiceOfAct(transaction, customer.id, orderKey)
  const intent = invoice && (await findIntentOfInvoice(transaction, invoice.id))
  if (!intent) throw new Error(`Sandbox order has no payment: ${id}`)
  return { subscriptionId: id, invoice, intentId: intent.id }
}

export async function openInvoiceOf({ transaction }: Ledger, id: string, reason: SandboxInvoice['reason']) {
  const open = await findOpenInvoices(transaction, id)
  return open.find((invoice) => invoice.reason === reason) ?? null
}
