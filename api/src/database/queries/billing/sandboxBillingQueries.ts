import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { sandboxIntents, sandboxInvoices, sandboxSubscriptions } from '../../schema/sandbox.ts'

export type SandboxSubscription = typeof sandboxSubscriptions.$inferSelect
export type SandboxInvoice = typeof sandboxInvoices.$inferSelect
export type SandboxIntent = typeof sandboxIntents.$inferSelect

/** Null where the sandbox has no subscription of this id. */
export async function findSubscription(database: Database, id: string): Promise<SandboxSubscription | null> {
  const [row] = await database.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id))
  return row ?? null
}

/** The subscription that an order of a customer has made; null where that order has not been placed yet. */
export async function findSubscriptionOfOrder(
  database: Database,
  customerId: string,
  orderKey: string,
): Promise<SandboxSubscription | null> {
  const [row] = await database
    .select()
    .from(sandboxSubscriptions)
    .where(and(eq(sandboxSubscriptions.customerId, customerId), eq(sandboxSubscriptions.orderKey, orderKey)))
  return row ?? null
}

/** The one that has not ended, else the newest. */
export async function findNewestSubscription(
  database: Database,
  customerId: string,
): Promise<SandboxSubscription | null> {
  const [row] = await database
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.customerId, customerId))
    .orderBy(sql`${sandboxSubscriptions.endedAt} desc nulls first`)
    .limit(1)
  return row ?? null
}

/** Stores a subscription of the sandbox as given; throws where its order has one or the customer a living one. */
export async function insertSubscription(database: Database, subscription: SandboxSubscription): Promise<void> {
  await database.insert(sandboxSubscriptions).values(subscription)
}

/** Overwrites the given columns of a subscription of the sandbox. */
export async function updateSubscription(
  database: Database,
  id: string,
  change: Partial<SandboxSubscription>,
): Promise<void> {
  await database.update(sandboxSubscriptions).set(change).where(eq(sandboxSubscriptions.id, id))
}

/** Null where the sandbox has no invoice of this id. */
export async function findInvoice(database: Database, id: string): Promise<SandboxInvoice | null> {
  const [row] = await database.select().from(sandboxInvoices).where(eq(sandboxInvoices.id, id))
  return row ?? null
}

/** The invoice that an act of a customer, by its idempotency key, has made; null where it made none. */
export async function findInvoiceOfAct(
  database: Database,
  customerId: string,
  actKey: string,
): Promise<SandboxInvoice | null> {
  const [row] = await database
    .select()
    .from(sandboxInvoices)
    .where(and(eq(sandboxInvoices.customerId, customerId), eq(sandboxInvoices.actKey, actKey)))
  return row ?? null
}

/** Open invoices of a subscription, the newest first. */
export function findOpenInvoices(database: Database, subscriptionId: string): Promise<SandboxInvoice[]> {
  return database
    .select()
    .from(sandboxInvoices)
    .where(and(eq(sandboxInvoices.subscriptionId, subscriptionId), eq(sandboxInvoices.status, 'open')))
    .orderBy(desc(sandboxInvoices.number))
}

/** Newest first, those with a lower number than `before`. */
export function findInvoices(
  database: Database,
  customerId: string,
  before: number | null,
  most: number,
): Promise<SandboxInvoice[]> {
  const older = before === null ? undefined : lt(sandboxInvoices.number, before)
  return database
    .select()
    .from(sandboxInvoices)
    .where(and(eq(sandboxInvoices.customerId, customerId), older))
    .orderBy(desc(sandboxInvoices.number))
    .limit(most)
}

/** Stores an invoice and returns it with the number that the database gave it. */
export async function insertInvoice(
  database: Database,
  invoice: Omit<SandboxInvoice, 'number'>,
): Promise<SandboxInvoice> {
  const [row] = await database.insert(sandboxInvoices).values(invoice).returning()
  if (!row) throw new Error('Sandbox invoice insert returned no row')
  return row
}

/** Marks an invoice of the sandbox as paid. */
export async function saveInvoicePayment(
  database: Database,
  id: string,
  payment: Pick<SandboxInvoice, 'paidAt' | 'paidWith'>,
): Promise<void> {
  await database
    .update(sandboxInvoices)
    .set({ status: 'paid', ...payment })
    .where(eq(sandboxInvoices.id, id))
}

/** Nobody can pay these any more. */
export async function voidInvoices(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await database
    .update(sandboxInvoices)
    .set({ status: 'void' })
    .where(inArray(sandboxInvoices.id, [...ids]))
  await database
    .update(sandboxIntents)
    .set({ status: 'cancelled' })
    .where(inArray(sandboxIntents.invoiceId, [...ids]))
}

/** Null where the sandbox has no intent of this id. */
export async function findIntent(database: Database, id: string): Promise<SandboxIntent | null> {
  const [row] = await database.select().from(sandboxIntents).where(eq(sandboxIntents.id, id))
  return row ?? null
}

/** The intent that pays an invoice; null where it needs none. */
export async function findIntentOfInvoice(database: Database, invoiceId: string): Promise<SandboxIntent | null> {
  const [row] = await database.select().from(sandboxIntents).where(eq(sandboxIntents.invoiceId, invoiceId))
  return row ?? null
}

/** The intent that an act of a customer, by its idempotency key, has made; null where it made none. */
export async function findIntentOfAct(
  database: Database,
  customerId: string,
  actKey: string,
): Promise<SandboxIntent | null> {
  const [row] = await database
    .select()
    .from(sandboxIntents)
    .where(and(eq(sandboxIntents.customerId, customerId), eq(sandboxIntents.actKey, actKey)))
  return row ?? null
}

/** Payments and card setups that are still processing. */
export function findProcessingIntents(database: Database, customerId: string): Promise<SandboxIntent[]> {
  return database
    .select()
    .from(sandboxIntents)
    .where(and(eq(sandboxIntents.customerId, customerId), eq(sandboxIntents.status, 'processing')))
    .orderBy(asc(sandboxIntents.settlesAt))
}

/** Stores an intent of the sandbox as given. */
export async function insertIntent(database: Database, intent: SandboxIntent): Promise<void> {
  await database.insert(sandboxIntents).values(intent)
}

/** Overwrites the given columns of an intent of the sandbox. */
export async function updateIntent(database: Database, id: string, change: Partial<SandboxIntent>): Promise<void> {
  await database.update(sandboxIntents).set(change).where(eq(sandboxIntents.id, id))
}

/** Customers with a subscription that has not ended. */
export async function findLivingCustomerIds(database: Database): Promise<string[]> {
  const rows = await database
    .select({ customerId: sandboxSubscriptions.customerId })
    .from(sandboxSubscriptions)
    .where(isNull(sandboxSubscriptions.endedAt))
  return rows.map(({ customerId }) => customerId)
}

/** Whose subscription this is; null where the sandbox has none of this id. */
export async function findCustomerIdOfSubscription(database: Database, id: string): Promise<string | null> {
  return (await findSubscription(database, id))?.customerId ?? null
}

/** Whose intent this is; null where the sandbox has none of this id. */
export async function findCustomerIdOfIntent(database: Database, id: string): Promise<string | null> {
  return (await findIntent(database, id))?.customerId ?? null
}
