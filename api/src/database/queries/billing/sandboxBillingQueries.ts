import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { sandboxIntents, sandboxInvoices, sandboxSubscriptions } from '../../schema/sandbox.ts'

export type SandboxSubscription = typeof sandboxSubscriptions.$inferSelect
export type SandboxInvoice = typeof sandboxInvoices.$inferSelect
export type SandboxIntent = typeof sandboxIntents.$inferSelect

export async function findSubscription(database: Database, id: string): Promise<SandboxSubscription | null> {
  const [row] = await database.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id))
  return row ?? null
}

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

/** Returns the subscription that has not ended, else the newest. */
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

export async function insertSubscription(database: Database, subscription: SandboxSubscription): Promise<void> {
  await database.insert(sandboxSubscriptions).values(subscription)
}

export async function updateSubscription(
  database: Database,
  id: string,
  change: Partial<SandboxSubscription>,
): Promise<void> {
  await database.update(sandboxSubscriptions).set(change).where(eq(sandboxSubscriptions.id, id))
}

export async function findInvoice(database: Database, id: string): Promise<SandboxInvoice | null> {
  const [row] = await database.select().from(sandboxInvoices).where(eq(sandboxInvoices.id, id))
  return row ?? null
}

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

export function findOpenInvoices(database: Database, subscriptionId: string): Promise<SandboxInvoice[]> {
  return database
    .select()
    .from(sandboxInvoices)
    .where(and(eq(sandboxInvoices.subscriptionId, subscriptionId), eq(sandboxInvoices.status, 'open')))
    .orderBy(desc(sandboxInvoices.number))
}

/** Invoices numbered below `before`, newest first. */
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

export async function insertInvoice(
  database: Database,
  invoice: Omit<SandboxInvoice, 'number'>,
): Promise<SandboxInvoice> {
  const [row] = await database.insert(sandboxInvoices).values(invoice).returning()
  if (!row) throw new Error('Sandbox invoice insert returned no row')
  return row
}

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

export async function findIntent(database: Database, id: string): Promise<SandboxIntent | null> {
  const [row] = await database.select().from(sandboxIntents).where(eq(sandboxIntents.id, id))
  return row ?? null
}

export async function findIntentOfInvoice(database: Database, invoiceId: string): Promise<SandboxIntent | null> {
  const [row] = await database.select().from(sandboxIntents).where(eq(sandboxIntents.invoiceId, invoiceId))
  return row ?? null
}

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

export function findProcessingIntents(database: Database, customerId: string): Promise<SandboxIntent[]> {
  return database
    .select()
    .from(sandboxIntents)
    .where(and(eq(sandboxIntents.customerId, customerId), eq(sandboxIntents.status, 'processing')))
    .orderBy(asc(sandboxIntents.settlesAt))
}

export async function insertIntent(database: Database, intent: SandboxIntent): Promise<void> {
  await database.insert(sandboxIntents).values(intent)
}

export async function updateIntent(database: Database, id: string, change: Partial<SandboxIntent>): Promise<void> {
  await database.update(sandboxIntents).set(change).where(eq(sandboxIntents.id, id))
}

export async function findLivingCustomerIds(database: Database): Promise<string[]> {
  const rows = await database
    .select({ customerId: sandboxSubscriptions.customerId })
    .from(sandboxSubscriptions)
    .where(isNull(sandboxSubscriptions.endedAt))
  return rows.map(({ customerId }) => customerId)
}

export async function findCustomerIdOfSubscription(database: Database, id: string): Promise<string | null> {
  return (await findSubscription(database, id))?.customerId ?? null
}

export async function findCustomerIdOfIntent(database: Database, id: string): Promise<string | null> {
  return (await findIntent(database, id))?.customerId ?? null
}
