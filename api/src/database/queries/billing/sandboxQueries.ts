import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { sandboxCards, sandboxClock, sandboxCustomers, sandboxPrices } from '../../schema/sandbox.ts'

export type SandboxCustomer = typeof sandboxCustomers.$inferSelect
export type SandboxPrice = typeof sandboxPrices.$inferSelect
export type SandboxCard = typeof sandboxCards.$inferSelect

const CLOCK = 1

/** Offset of the sandbox clock from the real one; 0 if it was never moved. */
export async function findAheadMilliseconds(database: Database): Promise<number> {
  const [row] = await database.select().from(sandboxClock)
  return row?.aheadMilliseconds ?? 0
}

export async function saveAheadMilliseconds(database: Database, aheadMilliseconds: number): Promise<void> {
  await database
    .insert(sandboxClock)
    .values({ id: CLOCK, aheadMilliseconds })
    .onConflictDoUpdate({ target: sandboxClock.id, set: { aheadMilliseconds } })
}

/** Updates the amount in cents if the price exists. */
export async function savePrices(database: Database, prices: readonly SandboxPrice[]): Promise<void> {
  if (prices.length === 0) return
  await database
    .insert(sandboxPrices)
    .values([...prices])
    .onConflictDoUpdate({ target: sandboxPrices.id, set: { cents: sql`excluded.cents` } })
}

export async function findPrice(database: Database, id: string): Promise<SandboxPrice | null> {
  const [row] = await database.select().from(sandboxPrices).where(eq(sandboxPrices.id, id))
  return row ?? null
}

export async function addCustomer(database: Database, customer: SandboxCustomer): Promise<SandboxCustomer> {
  await database.insert(sandboxCustomers).values(customer).onConflictDoNothing()
  const [row] = await database.select().from(sandboxCustomers).where(eq(sandboxCustomers.userId, customer.userId))
  if (!row) throw new Error('Sandbox customer missing after insert')
  return row
}

export async function lockCustomer(database: Database, id: string): Promise<SandboxCustomer | null> {
  const [row] = await database.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, id)).for('update')
  return row ?? null
}

export async function deleteCustomer(database: Database, id: string): Promise<void> {
  await database.delete(sandboxCustomers).where(eq(sandboxCustomers.id, id))
}

export async function saveBillingAddress(
  database: Database,
  id: string,
  billingAddress: BillingAddress,
): Promise<void> {
  await database.update(sandboxCustomers).set({ billingAddress }).where(eq(sandboxCustomers.id, id))
}

/** Null removes the default card. */
export async function saveDefaultCard(database: Database, id: string, defaultCardId: string | null): Promise<void> {
  await database.update(sandboxCustomers).set({ defaultCardId }).where(eq(sandboxCustomers.id, id))
}

/** Saved cards only, oldest first. */
export function findCards(database: Database, customerId: string): Promise<SandboxCard[]> {
  return database
    .select()
    .from(sandboxCards)
    .where(and(eq(sandboxCards.customerId, customerId), eq(sandboxCards.isSaved, true)))
    .orderBy(asc(sandboxCards.createdAt), asc(sandboxCards.id))
}

export async function findCard(database: Database, customerId: string, id: string): Promise<SandboxCard | null> {
  const [row] = await database
    .select()
    .from(sandboxCards)
    .where(and(eq(sandboxCards.customerId, customerId), eq(sandboxCards.id, id)))
  return row ?? null
}

export async function insertCard(database: Database, card: SandboxCard): Promise<void> {
  await database.insert(sandboxCards).values(card)
}

export async function updateCard(database: Database, id: string, change: Partial<SandboxCard>): Promise<void> {
  await database.update(sandboxCards).set(change).where(eq(sandboxCards.id, id))
}

/** Intents that used the card remain, without a card. */
export async function deleteCard(database: Database, id: string): Promise<void> {
  await database.delete(sandboxCards).where(eq(sandboxCards.id, id))
}
