// Port of a payment provider. It is the source of truth: after every act and event its state is read again, and access
// follows from it.

import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import type { TaxKind } from '@palier/domain/billing/salesTax'

export type Card = {
  id: string
  brand: string
  last4: string
  expirationMonth: number
  expirationYear: number
  /** Where the provider keeps it. */
  nameOnCard?: string | null
}

/** Whole cents of a Canadian dollar. */
export type Cents = number

export type TaxLine = { kind: TaxKind | 'other'; amount: Cents }

export type PaidInvoice = {
  id: string
  number: string
  status: 'open' | 'paid' | 'void'
  createdAt: Date
  /** The period that its plan covers. */
  start: Date
  end: Date
  /** Negative lines are credits of a change. */
  lines: { planName: string; amount: Cents }[]
  subtotal: Cents
  taxes: TaxLine[]
  total: Cents
  promo: { name: string; amount: Cents } | null
  /** Where the buyer lived; null where that was not known. */
  billingAddress: BillingAddress | null
  /** When it was paid, and with which card where that is known; null where it is not paid. */
  payment: { at: Date; card: Pick<Card, 'brand' | 'last4'> | null } | null
}

/** A person's paid subscription as the provider knows it now. */
export type SubscriptionState = {
  id: string
  /** `incomplete`: its first payment has not succeeded. `ended`: nothing is renewed or owed any more. */
  status: 'incomplete' | 'active' | 'pastDue' | 'ended'
  priceId: string
  periodStart: Date
  periodEnd: Date
  cancelsAtPeriodEnd: boolean
  endedAt: Date | null
  /** A downgrade that waits for the end of the period. */
  plannedChange: { priceId: string; at: Date } | null
  /** Why the last payment failed: a decline code. Null while nothing is owed. */
  defaultReason: string | null
  /** Until when the plan stays although a payment is owed. */
  graceEndsAt: Date | null
  /** The payment that waits for the holder of the card; null where none does. */
  pendingSecret: string | null
}

export type CustomerState = {
  /** The provider's clock: real time, or that of a test clock. */
  now: Date
  /** The newest that is not ended, else the newest; null before the first order. */
  subscription: SubscriptionState | null
  cards: Card[]
  defaultCardId: string | null
  /** Null until an order gave one. */
  billingAddress: BillingAddress | null
  /** Deleted at the provider: there is nothing any more, and the next order makes another customer. */
  isGone: boolean
}

/** `taxes` are part of the amount. */
export type ChangePreview = { amountDue: Cents; taxes: TaxLine[]; nextBillingDate: Date }

/** What somebody did at the provider or at a bank, which an administrator should know of. */
export type Incident = {
  kind: 'paymentDisputed' | 'disputeClosed' | 'paymentRefunded' | 'paymentCustomerDeleted'
  /** What it is about at the provider, such as the id of a dispute. */
  reference: string
  /** The paid plan ends at once: its money has gone back. */
  endsPlan: boolean
}

/** Something at the provider has changed for a customer; what, is read from its state. */
export type ProviderEvent = { id: string; customerId: string; incident: Incident | null }

/**
 * A refusal that the user can act upon, by a code of the contract. Other failures throw `PaymentsUnavailable`: the
 * outcome is unknown, and a retry with the same key returns it.
 */
export class PaymentRefused extends Error {
  readonly code: string
  constructor(code: string) {
    super(`Payment provider refused: ${code}`)
    this.code = code
  }
}

export class PaymentsUnavailable extends Error {}

/** `plansUrl`: our own page of plans, if the provider's page cannot take the change. */
type HostedOrder = {
  customerId: string
  priceId: string
  successUrl: string
  cancelUrl: string
  plansUrl: string
}

/** Every write takes a key: the same key twice is one act, also after a lost answer. */
export type PaymentGateway = {
  kind: 'sandbox' | 'stripe'
  publicKey: string
  /** The id of each plan's price by the plan's name; the missing ones are made. */
  pricesOf(plans: readonly { name: string; cents: Cents }[]): Promise<Record<string, string>>
  /** Advances a test clock; the meaning of the id is the provider's. Refused with resource_missing. */
  useClock(clockId: string): Promise<void>
  /** The one customer of this person, made when there is none. */
  customerOf(person: { userId: string; email: string; name: string; language: 'fr' | 'en' }): Promise<string>
  stateOf(customerId: string): Promise<CustomerState>

  /**
   * Starts a subscription that begins when its first invoice is paid with the secret. Refused with
   * AnSubscriptionAlreadyExist where one is alive; of several that nobody has paid yet only the newest can be.
   */
  subscribe(order: {
    customerId: string
    priceId: string
    /** Where the customer lives from now on, for the taxes. Null: as before. Refused with InvalidBillingAddress. */
    address: BillingAddress | null
    key: string
  }): Promise<{
    subscriptionId: string
    clientSecret: string
    invoice: PaidInvoice
  }>
  /** What `subscribe` would charge, to the cent; `customerId` is null for somebody who never was one. */
  previewOrder(order: {
    customerId: string | null
    priceId: string
    address: BillingAddress | null
  }): Promise<ChangePreview>
  /** What `resume` with the same moment would charge, to the cent. */
  previewResume(act: { subscriptionId: string; at: Date }): Promise<ChangePreview>
  /** What `changeNow` with the same moment would charge, to the cent. */
  previewChange(change: { subscriptionId: string; priceId: string; at: Date }): Promise<ChangePreview>
  /**
   * Charges the difference at once and keeps the billing date; a change that waited is dropped. A secret: the bank asks
   * the holder first.
   */
  changeNow(change: {
    subscriptionId: string
    priceId: string
    at: Date
    key: string
  }): Promise<{ clientSecret: string | null }>
  /** Replaces a change that waited. The price that the subscription has already only takes that one back. */
  changeAtPeriodEnd(change: { subscriptionId: string; priceId: string; key: string }): Promise<void>
  /** Drops a change that waited. Again, it does nothing. */
  cancelAtPeriodEnd(act: { subscriptionId: string; key: string }): Promise<void>
  /** Takes a cancellation back; billing starts again today, less what is left of the present period as of `at`. */
  resume(act: {
    subscriptionId: string
    at: Date
    key: string
  }): Promise<{ clientSecret: string | null; invoice: PaidInvoice }>
  /** Tries an owed payment again with the default card. */
  payOwed(act: { subscriptionId: string; key: string }): Promise<{ clientSecret: string | null }>
  /** Ends what is subscribed to at once, without a refund; the customer stays. Again, it does nothing. */
  endNow(customerId: string): Promise<void>
  /** Ends everything at once, without a refund: the person closes the account. */
  forget(customerId: string): Promise<void>

  /** The page saves a card with this secret; the provider makes it the default one. */
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

  /** Newest first, those behind the invoice of the id `after`. Refused with resource_missing where it is none of theirs. */
  invoicesOf(
    customerId: string,
    page: { first: number; after: string | null },
  ): Promise<{ invoices: PaidInvoice[]; nextCursor: string | null }>

  /** Null for an event that concerns nobody. Throws `SignatureInvalid` or, for a body that is none, `EventUnreadable`. */
  readEvent(body: Buffer, signature: string): Promise<ProviderEvent | null>
  /** A page that takes an order or a change, the provider's or ours. */
  hostedPage(order: HostedOrder): Promise<{ sessionId: string; url: string }>
}

export class SignatureInvalid extends Error {}

/** The sender is proved, but the body is not an event. */
export class EventUnreadable extends Error {}
