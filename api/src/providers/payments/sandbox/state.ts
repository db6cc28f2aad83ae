import { taxRatesIn } from '@palier/domain/billing/salesTax'
import { findCards, findPrice, type SandboxCard } from '../../../database/queries/billing/sandboxQueries.ts'
import {
  findIntentOfInvoice,
  findNewestSubscription,
  findOpenInvoices,
  type SandboxInvoice,
  type SandboxSubscription,
} from '../../../database/queries/billing/sandboxBillingQueries.ts'
import type { Card, CustomerState, PaidInvoice, SubscriptionState } from '../port.ts'
import type { Ledger } from './ledger.ts'

type SecretOf = (intentId: string) => string

export async function stateOf(ledger: Ledger, secretOf: SecretOf): Promise<CustomerState> {
  const { transaction, customer, now } = ledger
  const subscription = await findNewestSubscription(transaction, customer.id)
  return {
    now,
    subscription: subscription && (await subscriptionState(ledger, subscription, secretOf)),
    cards: (await findCards(transaction, customer.id)).map(cardOf),
    defaultCardId: customer.defaultCardId,
    billingAddress: customer.billingAddress,
    isGone: false,
  }
}

export function deletedCustomer(now: Date): CustomerState {
  return { now, subscription: null, cards: [], defaultCardId: null, billingAddress: null, isGone: true }
}

async function subscriptionState(
  ledger: Ledger,
  subscription: SandboxSubscription,
  secretOf: SecretOf,
): Promise<SubscriptionState> {
  const { id, status, priceId, periodStart, periodEnd, cancelsAtPeriodEnd, endedAt } = subscription
  const { plannedPriceId, defaultReason, graceEndsAt } = subscription
  return {
    id,
    status,
    priceId,
    periodStart,
    periodEnd,
    cancelsAtPeriodEnd,
    endedAt,
    plannedChange: plannedPriceId === null ? null : { priceId: plannedPriceId, at: periodEnd },
    defaultReason,
    graceEndsAt,
    pendingSecret: await pendingSecretOf(ledger, id, secretOf),
  }
}

async function pendingSecretOf(
  { transaction }: Ledger,
  subscriptionId: string,
  secretOf: SecretOf,
): Promise<string | null> {
  for (const invoice of await findOpenInvoices(transaction, subscriptionId)) {
    const intent = await findIntentOfInvoice(transaction, invoice.id)
    if (intent?.status === 'requiresCard' || intent?.status === 'requiresHolder') return secretOf(intent.id)
  }
  return null
}

function cardOf({ id, brand, last4, expirationMonth, expirationYear, nameOnCard }: SandboxCard): Card {
  return { id, brand, last4, expirationMonth, expirationYear, nameOnCard }
}

export function invoiceOf(invoice: SandboxInvoice): PaidInvoice {
  const { id, status, createdAt, periodStart, periodEnd, lines, subtotal, billingAddress, paidAt, paidWith } = invoice
  const taxes = taxRatesIn(billingAddress).map(({ kind }) => ({ kind, amount: invoice[kind] }))
  return {
    id,
    number: `P-${String(invoice.number).padStart(6, '0')}`,
    status,
    createdAt,
    start: periodStart,
    end: periodEnd,
    lines,
    subtotal,
    taxes,
    total: taxes.reduce((sum, { amount }) => sum + amount, subtotal),
    promo: null,
    billingAddress,
    // Older versions did not store the time: invoices were paid on creation.
    payment: status === 'paid' ? { at: paidAt ?? createdAt, card: paidWith } : null,
  }
}

/** Null unless the subscription belongs to the customer and has not ended. */
export async function livingSubscription({ transaction, customer }: Ledger, id: string) {
  const subscription = await findNewestSubscription(transaction, customer.id)
  if (!subscription || subscription.id !== id || subscription.endedAt !== null) return null
  const price = await findPrice(transaction, subscription.priceId)
  return price && { subscription, price }
}
