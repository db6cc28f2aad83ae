import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'
import { instant } from './columns.ts'

/** Who at the payment provider a person is, and the provider's last word on their subscription. */
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
    // Which card it is, and nothing of what stands on it.
    defaultCardId: text('default_card_id'),

    // The plan that was paid for, while the person has it, and the one they have without paying.
    grantedPlanName: text('granted_plan_name'),
    freePlanName: text('free_plan_name'),

    // Each reading of the provider's state takes a number before it asks: what was read earlier is not written later.
    lastReading: integer('last_reading').notNull().default(0),
    writtenReading: integer('written_reading').notNull().default(0),
    readAt: instant('read_at'),
    // When the person did something of which the outcome may be open.
    lastActionAt: instant('acted_at'),
    // When the state is to be read again though nobody asks. In real time, whatever the provider's clock says.
    nextLookAt: instant('next_look_at'),
  },
  (table) => [
    unique('payment_customers_provider_customer_id_unique').on(table.provider, table.customerId),
    index('payment_customers_next_look_at_index').on(table.nextLookAt),
    check('payment_customers_provider_check', sql`${table.provider} in ('sandbox', 'stripe')`),
    check('payment_customers_status_check', sql`${table.status} in ('incomplete', 'active', 'pastDue', 'ended')`),
  ],
)

/** The order that a person has under way: the same one sent twice is one, by its key at the provider. */
export const paymentOrders = pgTable('payment_orders', {
  userId: userId().primaryKey(),
  priceId: text('price_id').notNull(),
  key: uuid('key').notNull(),
  // Null until the provider has answered.
  subscriptionId: text('subscription_id'),
  startedAt: instant('started_at').notNull(),
})

/** What the provider has told already: the same event twice is one. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('payment_events_received_at_index').on(table.receivedAt)],
)

/** The invoices whose mail has been ordered. */
export const mailedInvoices = pgTable(
  'mailed_invoices',
  {
    userId: userId(),
    invoiceId: text('invoice_id').notNull(),
    mailedAt: instant('mailed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.invoiceId] })],
)

/** What an order gives for fetching a token that knows the new plan: the hash of each, deleted when it is used. */
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
