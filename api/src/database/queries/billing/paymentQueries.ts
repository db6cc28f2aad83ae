import { and, asc, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { users } from '../../schema/accounts.ts'
import { mailedInvoices, paymentCustomers, paymentEvents, paymentOrders, retryTokens } from '../../schema/payments.ts'

export type PaymentCustomer = typeof paymentCustomers.$inferSelect
export type PaymentOrder = typeof paymentOrders.$inferSelect
type Provider = PaymentCustomer['provider']

export async function findPaymentCustomer(database: Database, userId: string): Promise<PaymentCustomer | null> {
  const [row] = await database.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  return row ?? null
}

export async function findUserOfCustomer(
  database: Database,
  provider: Provider,
  customerId: string,
): Promise<string | null> {
  const [row] = await database
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.customerId, customerId)))
  return row?.userId ?? null
}

/** Upserts by user: a user has one provider at a time. */
export async function saveCustomer(
  database: Database,
  customer: Pick<PaymentCustomer, 'userId' | 'provider' | 'customerId'>,
  now: Date,
): Promise<PaymentCustomer> {
  const { provider, customerId } = customer
  const [row] = await database
    .insert(paymentCustomers)
    .values({ ...customer, createdAt: now })
    .onConflictDoUpdate({ target: paymentCustomers.userId, set: { provider, customerId } })
    .returning()
  if (!row) throw new Error('Customer insert returned no row')
  return row
}

/** Reserves the next reading number before the provider is called. */
export async function beginReading(database: Database, userId: string): Promise<PaymentCustomer | null> {
  const [row] = await database
    .update(paymentCustomers)
    .set({ lastReading: sql`${paymentCustomers.lastReading} + 1` })
    .where(eq(paymentCustomers.userId, userId))
    .returning()
  return row ?? null
}

export async function lockPaymentCustomer(database: Database, userId: string): Promise<PaymentCustomer | null> {
  const [row] = await database.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId)).for('update')
  return row ?? null
}

export async function updatePaymentCustomer(
  database: Database,
  userId: string,
  change: Partial<PaymentCustomer>,
): Promise<PaymentCustomer> {
  const [row] = await database
    .update(paymentCustomers)
    .set(change)
    .where(eq(paymentCustomers.userId, userId))
    .returning()
  if (!row) throw new Error('Locked customer missing')
  return row
}

/**
 * Schedules a reading before an action at the provider, at `nextLookAt` or earlier if one is
 * already due.
 */
export async function saveAct(database: Database, userId: string, nextLookAt: Date, now: Date): Promise<void> {
  const sooner = sql`least(${paymentCustomers.nextLookAt}, ${nextLookAt.toISOString()}::timestamptz)`
  await database
    .update(paymentCustomers)
    .set({ nextLookAt: sooner, lastActionAt: now })
    .where(eq(paymentCustomers.userId, userId))
}

/** Longest overdue first. */
export async function findDueCustomers(
  database: Database,
  provider: Provider,
  now: Date,
  most: number,
): Promise<string[]> {
  const rows = await database
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.provider, provider), lte(paymentCustomers.nextLookAt, now)))
    .orderBy(asc(paymentCustomers.nextLookAt))
    .limit(most)
  return rows.map(({ userId }) => userId)
}

export async function findForeignPayers(database: Database, provider: Provider, most: number): Promise<string[]> {
  const rows = await database
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .innerJoin(users, and(eq(users.id, paymentCustomers.userId), isNull(users.closedAt)))
    .where(and(ne(paymentCustomers.provider, provider), isNotNull(paymentCustomers.grantedPlanName)))
    .limit(most)
  return rows.map(({ userId }) => userId)
}

export async function findLivingCustomers(database: Database, provider: Provider): Promise<string[]> {
  const rows = await database
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.provider, provider), ne(paymentCustomers.status, 'ended')))
  return rows.map(({ userId }) => userId)
}

/** Locks the user. Null for a closed account. */
export async function lockPlanName(database: Database, userId: string): Promise<string | null> {
  const [row] = await database
    .select({ planName: users.planName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .for('no key update')
  return row?.planName ?? null
}

/** Throws if the plan does not exist. */
export async function savePlanName(database: Database, userId: string, planName: string): Promise<void> {
  await database.update(users).set({ planName }).where(eq(users.id, userId))
}

export async function findOrder(database: Database, userId: string): Promise<PaymentOrder | null> {
  const [row] = await database.select().from(paymentOrders).where(eq(paymentOrders.userId, userId))
  return row ?? null
}

/**
 * Starts an order in place of `replaced`. If another one was begun concurrently, that one is
 * returned.
 */
export async function beginOrder(
  database: Database,
  order: PaymentOrder,
  replaced: string | null,
): Promise<PaymentOrder> {
  await database
    .insert(paymentOrders)
    .values(order)
    .onConflictDoUpdate({
      target: paymentOrders.userId,
      set: { priceId: order.priceId, key: order.key, subscriptionId: null, startedAt: order.startedAt },
      setWhere: replaced === null ? sql`false` : eq(paymentOrders.key, replaced),
    })
  const standing = await findOrder(database, order.userId)
  if (!standing) throw new Error('Order missing after insert')
  return standing
}

/** The next order then gets a new key. */
export async function forgetOrder(database: Database, key: string): Promise<void> {
  await database.delete(paymentOrders).where(eq(paymentOrders.key, key))
}

export async function forgetPaymentCustomer(database: Database, userId: string): Promise<void> {
  await database.delete(paymentOrders).where(eq(paymentOrders.userId, userId))
  await database.delete(paymentCustomers).where(eq(paymentCustomers.userId, userId))
}

/** Does nothing if the order was replaced. */
export async function saveOrderedSubscription(database: Database, key: string, subscriptionId: string): Promise<void> {
  await database.update(paymentOrders).set({ subscriptionId }).where(eq(paymentOrders.key, key))
}

/** True the first time an event is received. */
export async function recordEvent(database: Database, id: string, now: Date): Promise<boolean> {
  const heard = await database
    .insert(paymentEvents)
    .values({ id, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return heard.length > 0
}

export async function claimInvoiceMail(
  database: Database,
  userId: string,
  invoiceId: string,
  now: Date,
): Promise<boolean> {
  const claimed = await database
    .insert(mailedInvoices)
    .values({ userId, invoiceId, mailedAt: now })
    .onConflictDoNothing()
    .returning({ invoiceId: mailedInvoices.invoiceId })
  return claimed.length > 0
}

/** The token is stored by its hash only. */
export async function insertRetryToken(database: Database, token: typeof retryTokens.$inferInsert): Promise<void> {
  await database.insert(retryTokens).values(token)
}

/** True once, before it expires. */
export async function useRetryToken(
  database: Database,
  userId: string,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const used = await database
    .delete(retryTokens)
    .where(and(eq(retryTokens.tokenHash, tokenHash), eq(retryTokens.userId, userId), gt(retryTokens.expiresAt, now)))
    .returning({ userId: retryTokens.userId })
  return used.length > 0
}
