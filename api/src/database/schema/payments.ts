import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'
import { instant } from './columns.ts'

/** A user's customer id at the payment provider, and the last known state of their subscription. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: userId().primaryKey(),
    provider: text('provider', { enum: ['sandbox', 'stripe'] }).notNull(),
    customerId: text('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),

    subscriptionId: text('subscription_id'),
    status: text('status', { enum: ['incomplete', 'active', 'pastDue', 'ended'] }),
    priceId: text('price_id'),
    periodEnd: instant('period_end'),
    cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull().default(false),
    plannedPriceId: text('planned_price_id'),
    plannedAt: instant('planned_at'),
    defaultReason: text('default_reason'),
    graceEndsAt: instant('grace_ends_at'),
    awaitsHolder: boolean('awaits_holder').notNull().default(false),
    // Only the id: card details are not stored.
    defaultCardId: text('default_card_id'),

    // Granted paid plan, and the free plan that replaces it at the end.
    grantedPlanName: text('granted_plan_name'),
    freePlanName: text('free_plan_name'),

    // Readings are numbered when they start, so that an earlier one never overwrites a later one.
    lastReading: integer('last_reading').notNull().default(0),
    writtenReading: integer('written_reading').notNull().default(0),
    readAt: instant('read_at'),
    lastActionAt: instant('acted_at'),
    // Next time to poll the state, in real time whatever the provider's clock.
    nextLookAt: instant('next_look_at'),
  },
  (table) => [
    unique('payment_customers_provider_customer_id_unique').on(table.provider, table.customerId),
    index('payment_customers_next_look_at_index').on(table.nextLookAt),
    check('payment_customers_provider_check', sql`${table.provider} in ('sandbox', 'stripe')`),
    check('payment_customers_status_check', sql`${table.status} in ('incomplete', 'active', 'pastDue', 'ended')`),
  ],
)

/** Order in progress. Repeated submissions use the same key at the provider. */
export const paymentOrders = pgTable('payment_orders', {
  userId: userId().primaryKey(),
  priceId: text('price_id').notNull(),
  key: uuid('key').notNull(),
  // Null until the provider has responded.
  subscriptionId: text('subscription_id'),
  startedAt: instant('started_at').notNull(),
})

/** Ids of received webhook events, for deduplication. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('payment_events_received_at_index').on(table.receivedAt)],
)

export const mailedInvoices = pgTable(
  'mailed_invoices',
  {
    userId: userId(),
    invoiceId: text('invoice_id').notNull(),
    mailedAt: instant('mailed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.invoiceId] })],
)

/**
 * Tokens with which the client fetches a session token for the new plan. Stores only hashes,
 * deleted when used.
 */
export const retryTokens = pgTable(
  'retry_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('retry_tokens_user_id_index').on(table.userId),
    index('retry_tokens_expires_at_index').on(table.expiresAt),
  ],
)
