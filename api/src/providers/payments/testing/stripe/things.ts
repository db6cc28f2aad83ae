// The objects of Stripe, with the fields that a client of ours may read. Instants are seconds, amounts are cents.

export type Address = {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
}

export type Metadata = Record<string, string>

export type Customer = {
  id: string
  object: 'customer'
  created: number
  email: string | null
  name: string | null
  address: Address | null
  preferred_locales: string[]
  metadata: Metadata
  test_clock: string | null
  invoice_settings: { default_payment_method: string | null }
  deleted?: true
}

export type Method = {
  id: string
  object: 'payment_method'
  type: 'card'
  created: number
  customer: string | null
  billing_details: { name: string | null }
  card: { brand: string; last4: string; exp_month: number; exp_year: number; funding: 'credit'; country: string }
}

export type Price = {
  id: string
  object: 'price'
  active: boolean
  unit_amount: number
  currency: string
  recurring: { interval: 'month'; interval_count: 1 }
  product: string
  lookup_key: string | null
  tax_behavior: string
  metadata: Metadata
}

export type Product = { id: string; object: 'product'; name: string; metadata: Metadata; active: boolean }
export type TaxRate = {
  id: string
  object: 'tax_rate'
  display_name: string
  percentage: number
  inclusive: boolean
  country: string | null
  state: string | null
  tax_type: string | null
  active: boolean
}

export type PaymentFailure = {
  type: 'card_error'
  code: string
  decline_code?: string
  message: string
  payment_method?: Method
}

type Intent = {
  id: string
  created: number
  client_secret: string
  customer: string
  payment_method: string | null
  metadata: Metadata
  next_action: { type: 'use_stripe_sdk' } | null
}

export type PaymentIntent = Intent & {
  object: 'payment_intent'
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  amount: number
  currency: 'cad'
  latest_charge: string | null
  last_payment_error: PaymentFailure | null
}

export type Charge = {
  id: string
  object: 'charge'
  created: number
  amount: number
  amount_refunded: number
  currency: 'cad'
  customer: string
  payment_intent: string
  payment_method: string
  paid: true
  refunded: boolean
  disputed: boolean
  status: 'succeeded'
}

export type Dispute = {
  id: string
  object: 'dispute'
  created: number
  amount: number
  currency: 'cad'
  charge: string
  payment_intent: string
  reason: string
  status: 'needs_response' | 'warning_needs_response' | 'won' | 'lost' | 'warning_closed'
}

export type SetupIntent = Intent & {
  object: 'setup_intent'
  status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  usage: string
  last_setup_error: PaymentFailure | null
}

export type Line = {
  id: string
  object: 'line_item'
  amount: number
  currency: 'cad'
  description: string
  period: { start: number; end: number }
  parent: {
    type: 'subscription_item_details'
    subscription_item_details: { subscription: string | null; subscription_item: string; proration: boolean }
  }
  pricing: { type: 'price_details'; price_details: { price: string; product: string }; unit_amount_decimal: string }
}

export type List<Each> = { object: 'list'; data: Each[]; has_more: boolean; url: string }

export type InvoiceTax = {
  type: 'tax_rate_details'
  amount: number
  taxable_amount: number
  tax_behavior: 'exclusive'
  taxability_reason: 'standard_rated'
  tax_rate_details: { tax_rate: string }
}

export type Invoice = {
  id: string
  object: 'invoice'
  created: number
  number: string | null
  status: 'draft' | 'open' | 'paid' | 'void'
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  currency: 'cad'
  customer: string
  customer_email: string | null
  customer_address: Address | null
  subtotal: number
  total: number
  amount_due: number
  amount_paid: number
  attempt_count: number
  next_payment_attempt: number | null
  period_start: number
  period_end: number
  auto_advance: boolean
  discounts: string[]
  total_discount_amounts: { amount: number; discount: string }[]
  lines: List<Line>
  total_taxes: InvoiceTax[]
  parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: Metadata } }
  /** These two are shown to those who ask. */
  confirmation_secret: { client_secret: string; type: 'payment_intent' } | null
  payments: List<InvoicePayment>
}

export type InvoicePayment = {
  id: string
  object: 'invoice_payment'
  created: number
  invoice: string
  status: 'open' | 'paid' | 'canceled'
  is_default: boolean
  payment: { type: 'payment_intent'; payment_intent: string }
}

export type Item = {
  id: string
  object: 'subscription_item'
  price: Price
  quantity: 1
  current_period_start: number
  current_period_end: number
}

export type Subscription = {
  id: string
  object: 'subscription'
  created: number
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'
  customer: string
  currency: 'cad'
  billing_cycle_anchor: number
  billing_mode: { type: 'flexible' }
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  default_payment_method: string | null
  default_tax_rates: TaxRate[]
  automatic_tax: { enabled: boolean }
  schedule: string | null
  latest_invoice: string | null
  pending_update: PendingUpdate | null
  metadata: Metadata
  test_clock: string | null
  items: List<Item>
}

export type PendingUpdate = {
  expires_at: number
  billing_cycle_anchor: number | null
  cancel_at_period_end: boolean | null
  subscription_items: Item[] | null
  metadata: Metadata | null
}

export type Phase = {
  start_date: number
  end_date: number
  items: { price: string; quantity: number }[]
  default_tax_rates: TaxRate[]
}

export type Schedule = {
  id: string
  object: 'subscription_schedule'
  created: number
  customer: string
  status: 'active' | 'released' | 'completed'
  subscription: string | null
  released_subscription: string | null
  end_behavior: string
  default_settings: { default_payment_method: string | null }
  current_phase: { start_date: number; end_date: number } | null
  phases: Phase[]
}

export type Clock = {
  id: string
  object: 'test_helpers.test_clock'
  created: number
  name: string
  frozen_time: number
  status: 'ready' | 'advancing'
}

type SessionKind = 'checkout.session' | 'billing_portal.session'
export type PortalConfiguration = {
  id: string
  object: 'billing_portal.configuration'
  active: boolean
  metadata: Metadata
  features: { subscription_update: { enabled: boolean; products: { product: string; prices: string[] }[] } }
}

export type Session = { id: string; object: SessionKind; url: string; customer: string }

export type Thing =
  | Customer
  | Method
  | Price
  | Product
  | TaxRate
  | PaymentIntent
  | Charge
  | Dispute
  | SetupIntent
  | Invoice
  | InvoicePayment
  | Subscription
  | Schedule
  | Clock
  | Session
  | PortalConfiguration

export type Kind = Thing['object']
export type ThingOf<Name extends Kind> = Extract<Thing, { object: Name }>

export type StripeEvent = {
  id: string
  object: 'event'
  type: string
  api_version: string
  created: number
  livemode: false
  data: { object: unknown; previous_attributes?: Record<string, unknown> }
}
