// Port of a payment provider, which is the source of truth: its state is read again after every
// action and event, and access follows from it.

import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import type { TaxKind } from '@palier/domain/billing/salesTax'

export type Card = {
  id: string
  brand: string
  last4: string
  expirationMonth: number
  expirationYear: number
  /** Set only if the provider stores it. */
  nameOnCard?: string | null
}

/** Whole Canadian cents. */
export type Cents = number

export type TaxLine = { kind: TaxKind | 'other'; amount: Cents }

export type PaidInvoice = {
  id: string
  number: string
  status: 'open' | 'paid' | 'void'
  createdAt: Date
  start: Date
  end: Date
  /** Negative lines are credits of a plan change. */
  lines: { planName: string; amount: Cents }[]
  subtotal: Cents
  taxes: TaxLine[]
  total: Cents
  promo: { name: string; amount: Cents } | null
  /** Address at the time of the invoice. Null if unknown. */
  billingAddress: BillingAddress | null
  /** Null if unpaid. `card` is null if unknown. */
  payment: { at: Date; card: Pick<Card, 'brand' | 'last4'> | null } | null
}

export type SubscriptionState = {
  id: string
  /**
   * `incomplete`: the first payment has not succeeded. `ended`: nothing will be renewed, and
   * nothing is owed.
   */
  status: 'incomplete' | 'active' | 'pastDue' | 'ended'
  priceId: string
  periodStart: Date
  periodEnd: Date
  cancelsAtPeriodEnd: boolean
  endedAt: Date | null
  /** Downgrade at the end of the period. */
  plannedChange: { priceId: string; at: Date } | null
  /** Decline code of the last payment. Null if nothing is owed. */
  defaultReason: string | null
  /** End of the grace period for an unpaid renewal. */
  graceEndsAt: Date | null
  /**
   * Client secret of a payment that requires confirmation by the cardholder. Null if there is none.
   */
  pendingSecret: string | null
}

export type CustomerState = {
  /** The provider's clock: real time, or that of a test clock. */
  now: Date
  /** The subscription that has not ended, else the newest. Null before the first order. */
  subscription: SubscriptionState | null
  cards: Card[]
  defaultCardId: string | null
  /** Null until an order has set it. */
  billingAddress: BillingAddress | null
  /** True if the customer was deleted at the provider. The next order creates another one. */
  isGone: boolean
}

/** `amountDue` includes `taxes`. */
export type ChangePreview = { amountDue: Cents; taxes: TaxLine[]; nextBillingDate: Date }

/** External action at the provider or a bank that administrators should see. */
export type Incident = {
  kind: 'paymentDisputed' | 'disputeClosed' | 'paymentRefunded' | 'paymentCustomerDeleted'
  reference: string
  /** True if the plan ends immediately, because the money was returned. */
  endsPlan: boolean
}

/** Signals a change of a customer. The change itself is read from the provider's state. */
export type ProviderEvent = { id: string; customerId: string; incident: Incident | null }

/**
 * Refusal that the user can act on, with a code of the contract. Other failures throw
 * `PaymentsUnavailable`: the outcome is unknown, and a retry with the same key returns it.
 */
export class PaymentRefused extends Error {
  readonly code: string
  constructor(code: string) {
    super(`Payment provider refused: ${code}`)
    this.code = code
  }
}

export class PaymentsUnavailable extends Error {}

/** `plansUrl`: our own page of plans, used if the provider's page cannot make the change. */
type HostedOrder = {
  customerId: string
  priceId: string
  successUrl: string
  cancelUrl: string
  plansUrl: string
}

/**
 * Every write has an idempotency key: repeating it has no further effect, even if the first
 * response was lost.
 */
export type PaymentGateway = {
  kind: 'sandbox' | 'stripe'
  publicKey: string
  /** Price ids by plan name. Creates missing prices. */
  pricesOf(plans: readonly { name: string; cents: Cents }[]): Promise<Record<string, string>>
  /**
   * Advances a test clock. The provider defines the meaning of the id. Refused with
   * resource_missing.
   */
  useClock(clockId: string): Promise<void>
  /** Returns the user's customer id, creating the customer if missing. */
  customerOf(person: { userId: string; email: string; name: string; language: 'fr' | 'en' }): Promise<string>
  stateOf(customerId: string): Promise<CustomerState>

  /**
   * Creates a subscription that starts when its first invoice is paid with the secret. Refused with
   * AnSubscriptionAlreadyExist if one is active. If several are unpaid, only the newest can be
   * paid.
   */
  subscribe(order: {
    customerId: string
    priceId: string
    /** New address for the taxes. Null: unchanged. Refused with InvalidBillingAddress. */
    address: BillingAddress | null
    key: string
  }): Promise<{
    subscriptionId: string
    clientSecret: string
    invoice: PaidInvoice
  }>
  /** Exact charge of `subscribe`. `customerId` is null for users who have never been a customer. */
  previewOrder(order: {
    customerId: string | null
    priceId: string
    address: BillingAddress | null
  }): Promise<ChangePreview>
  previewResume(act: { subscriptionId: string; at: Date }): Promise<ChangePreview>
  previewChange(change: { subscriptionId: string; priceId: string; at: Date }): Promise<ChangePreview>
  /**
   * Charges the difference immediately without changing the billing date. Cancels a planned change.
   * Returns a secret if the bank requires confirmation by the cardholder.
   */
  changeNow(change: {
    subscriptionId: string
    priceId: string
    at: Date
    key: string
  }): Promise<{ clientSecret: string | null }>
  /** Replaces a planned change. With the current price, it only cancels the planned one. */
  changeAtPeriodEnd(change: { subscriptionId: string; priceId: string; key: string }): Promise<void>
  /** Also cancels a planned change. Idempotent. */
  cancelAtPeriodEnd(act: { subscriptionId: string; key: string }): Promise<void>
  /**
   * Reverts a cancellation. Billing restarts today, minus the unused part of the current period as
   * of `at`.
   */
  resume(act: {
    subscriptionId: string
    at: Date
    key: string
  }): Promise<{ clientSecret: string | null; invoice: PaidInvoice }>
  /** Retries an owed payment with the default card. */
  payOwed(act: { subscriptionId: string; key: string }): Promise<{ clientSecret: string | null }>
  /** Ends the subscription immediately, without a refund. The customer remains. Idempotent. */
  endNow(customerId: string): Promise<void>
  /** Deletes the customer and ends everything immediately, without a refund. */
  forget(customerId: string): Promise<void>

  /** The page saves a card with this secret. The provider makes it the default card. */
  startCardSetup(act: { customerId: string; key: string }): Promise<{ clientSecret: string }>
  setDefaultCard(act: { customerId: string; cardId: string }): Promise<void>
  updateCard(act: {
    customerId: string
    cardId: string
    nameOnCard: string
    expirationMonth: number
    expirationYear: number
  }): Promise<void>
  deleteCard(act: { customerId: string; cardId: string }): Promise<void>

  /**
   * Newest first, after the invoice `after`. Refused with resource_missing if that invoice belongs
   * to another customer.
   */
  invoicesOf(
    customerId: string,
    page: { first: number; after: string | null },
  ): Promise<{ invoices: PaidInvoice[]; nextCursor: string | null }>

  /**
   * Null for an event without a customer. Throws `SignatureInvalid`, or `EventUnreadable` for an
   * invalid body.
   */
  readEvent(body: Buffer, signature: string): Promise<ProviderEvent | null>
  /** URL of a page for an order or a change, the provider's or ours. */
  hostedPage(order: HostedOrder): Promise<{ sessionId: string; url: string }>
}

export class SignatureInvalid extends Error {}

/** The signature is valid, but the body is not an event. */
export class EventUnreadable extends Error {}
