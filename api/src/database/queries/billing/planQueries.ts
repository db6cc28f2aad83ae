import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { plans, users } from '../../schema/accounts.ts'

export type PlanRow = typeof plans.$inferSelect

/** Inserts missing plans without overwriting changes that an operator made to existing ones. */
export async function addMissingPlans(database: Database, rows: readonly PlanRow[]): Promise<void> {
  await database
    .insert(plans)
    .values([...rows])
    .onConflictDoNothing()
}

export async function findPlanAndCountGuests(database: Database, planName: string, now: Date) {
  const guestCount = sql<number>`(select count(*)::int from ${users} where ${users.expiresAt} > ${now.toISOString()})`
  const [row] = await database.select({ plan: plans, guestCount }).from(plans).where(eq(plans.name, planName))
  return row ?? null
}

/** Unordered; includes private plans. */
export async function findPlanNames(database: Database): Promise<string[]> {
  const rows = await database.select({ name: plans.name }).from(plans)
  return rows.map(({ name }) => name)
}

export async function findPlanOfUser(database: Database, userId: string): Promise<PlanRow> {
  const [row] = await database
    .select({ plan: plans })
    .from(users)
    .innerJoin(plans, eq(plans.name, users.planName))
    .where(eq(users.id, userId))
  if (!row) throw new Error(`Plan row missing: user ${userId}`)
  return row.plan
}

export function findPublicPlans(database: Database): Promise<PlanRow[]> {
  return database.select().from(plans).where(eq(plans.isPublic, true)).orderBy(asc(plans.displayOrder), asc(plans.name))
}

export async function findPlanByPrice(database: Database, priceId: string): Promise<PlanRow | null> {
  const [row] = await database.select().from(plans).where(eq(plans.priceId, priceId))
  return row ?? null
}

export async function findPlan(database: Database, name: string): Promise<PlanRow | null> {
  const [row] = await database.select().from(plans).where(eq(plans.name, name))
  return row ?? null
}

export function findPaidPlans(database: Database): Promise<PlanRow[]> {
  return database.select().from(plans).where(gt(plans.priceCents, 0)).orderBy(asc(plans.displayOrder))
}

export async function savePriceId(database: Database, name: string, priceId: string): Promise<void> {
  await database.update(plans).set({ priceId }).where(eq(plans.name, name))
}
