import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'
import { instant } from './columns.ts'

// Data of the embedded payment sandbox. Nothing else reads it.

/** Offset of the sandbox clock from the real one. At most one row. */
export const sandboxClock = pgTable('sandbox_clock', {
  id: integer('id').primaryKey(),
  aheadMilliseconds: bigint('ahead_milliseconds', { mode: 'number' }).notNull(),
})

export const sandboxPrices = pgTable('sandbox_prices', {
  id: text('id').primaryKey(),
  planName: text('plan_name').notNull(),
  cents: integer('cents').notNull(),
})

export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  userId: userId().unique(),
  defaultCardId: text('default_card_id'),
  billingAddress: jsonb('billing_address').$type<BillingAddress>(),
  createdAt: instant('created_at').notNull(),
})

function customerId() {
  return text('customer_id')
    .notNull()
    .references(() => sandboxCustomers.id, { onDelete: 'cascade' })
}

/** Display data and test behaviour of a card. Its number and security code are never stored. */
export const sandboxCards = pgTable(
  'sandbox_cards',
  {
    id: text('id').primaryKey(),
    customerId: customerId(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expirationMonth: smallint('expiration_month').notNull(),
    expirationYear: smallint('expiration_year').notNull(),
    nameOnCard: text('name_on_card').notNull(),
    outcome: text('outcome').notNull(),
    // False while the bank has not confirmed the card: it does not belong to the customer yet.
    isSaved: boolean('is_saved').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_cards_customer_id_index').on(table.customerId)],
)

export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: customerId(),
    orderKey: text('order_key').notNull().unique(),
    status: text('status', { enum: ['incomplete', 'active', 'pastDue', 'ended'] }).notNull(),
    priceId: text('price_id')
      .notNull()
      .references(() => sandboxPrices.id),
    // Start of the billing cycle, and the number of the current period.
    firstDay: instant('first_day').notNull(),
    cycle: integer('cycle').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull(),
    plannedPriceId: text('planned_price_id').references(() => sandboxPrices.id),
    defaultReason: text('default_reason'),
    graceEndsAt: instant('grace_ends_at'),
    nextAttemptAt: instant('next_attempt_at'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sandbox_subscriptions_customer_id_index').on(table.customerId),
    // At most one subscription that has not ended per customer, even with concurrent orders.
    uniqueIndex('sandbox_subscriptions_alive_unique')
      .on(table.customerId)
      .where(sql`${table.endedAt} is null`),
    check('sandbox_subscriptions_status_check', sql`${table.status} in ('incomplete', 'active', 'pastDue', 'ended')`),
  ],
)

export const sandboxInvoices = pgTable(
  'sandbox_invoices',
  {
    id: text('id').primaryKey(),
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    customerId: customerId(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => sandboxSubscriptions.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: ['order', 'change', 'resume', 'renewal'] }).notNull(),
    // Idempotency key of the request; null for a renewal.
    actKey: text('act_key').unique(),
    status: text('status', { enum: ['open', 'paid', 'void'] }).notNull(),
    // Price charged by the subscription once the invoice is paid.
    priceId: text('price_id').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    lines: jsonb('lines').$type<{ planName: string; amount: number }[]>().notNull(),
    subtotal: integer('subtotal').notNull(),
    gst: integer('gst').notNull(),
    qst: integer('qst').notNull(),
    hst: integer('hst').notNull().default(0),
    billingAddress: jsonb('billing_address').$type<BillingAddress>(),
    createdAt: instant('created_at').notNull(),
    // Payment time and card; null if unpaid, or written by older versions.
    paidAt: instant('paid_at'),
    paidWith: jsonb('paid_with').$type<{ brand: string; last4: string }>(),
  },
  (table) => [
    index('sandbox_invoices_customer_id_index').on(table.customerId, table.number),
    index('sandbox_invoices_subscription_id_index').on(table.subscriptionId),
    check('sandbox_invoices_reason_check', sql`${table.reason} in ('order', 'change', 'resume', 'renewal')`),
    check('sandbox_invoices_status_check', sql`${table.status} in ('open', 'paid', 'void')`),
  ],
)

/** Payment of an invoice, or setup of a card, that the cardholder confirms. */
export const sandboxIntents = pgTable(
  'sandbox_intents',
  {
    id: text('id').primaryKey(),
    customerId: customerId(),
    // Null for a card setup.
    invoiceId: text('invoice_id').references(() => sandboxInvoices.id, { onDelete: 'cascade' }),
    actKey: text('act_key').unique(),
    status: text('status', {
      enum: ['requiresCard', 'requiresHolder', 'processing', 'succeeded', 'cancelled'],
    }).notNull(),
    cardId: text('card_id').references(() => sandboxCards.id, { onDelete: 'set null' }),
    settlesAt: instant('settles_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sandbox_intents_customer_id_index').on(table.customerId),
    index('sandbox_intents_invoice_id_index').on(table.invoiceId),
    index('sandbox_intents_card_id_index').on(table.cardId),
    check(
      'sandbox_intents_status_check',
      sql`${table.status} in ('requiresCard', 'requiresHolder', 'processing', 'succeeded', 'cancelled')`,
    ),
  ],
)
