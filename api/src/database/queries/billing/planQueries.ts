import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { plans, users } from '../../schema/accounts.ts'

export type PlanRow = typeof plans.$inferSelect

/** Inserts missing plans; existing ones keep an operator's changes. */
export async function addMissingPlans(database: Database, rows: readonly PlanRow[]): Promise<void> {
  await database
    .insert(plans)
    .values([...rows])
    .onConflictDoNothing()
}

/** A plan by name, and how many guests there are at this instant: one statement. */
export async function findPlanAndCountGuests(database: Database, planName: string, now: Date) {
  const guestCount = sql<number>`(select count(*)::int from ${users} where ${users.expiresAt} > ${now.toISOString()})`
  const [row] = await database.select({ plan: plans, guestCount }).from(plans).where(eq(plans.name, planName))
  return row ?? null
}

/** The names of all plans, private ones too, in no order. */
export async function findPlanNames(database: Database): Promise<string[]> {
  const rows = await database.select({ name: plans.name }).from(plans)
  return rows.map(({ name }) => name)
}

/** The plan that a person has. */
export async function findPlanOfUser(database: Database, userId: string): Promise<PlanRow> {
  const [row] = await database
    .select({ plan: plans })
    .from(users)
    .innerJoin(plans, eq(plans.name, users.planName))
    .where(eq(users.id, userId))
  if (!row) throw new Error(`Plan row missing: user ${userId}`)
  return row.plan
}

/** The plans that anybody may choose, in display order. */
export function findPublicPlans(database: Database): Promise<PlanRow[]> {
  return database.select().from(plans).where(eq(plans.isPublic, true)).orderBy(asc(plans.displayOrder), asc(plans.name))
}

/** The plan with this price id. */
export async function findPlanByPrice(database: Database, priceId: string): Promise<PlanRow | null> {
  const [row] = await database.select().from(plans).where(eq(plans.priceId, priceId))
  return row ?? null
}

/** A plan by its name, private ones too; null where there is none. */
export async function findPlan(database: Database, name: string): Promise<PlanRow | null> {
  const [row] = await database.select().from(plans).where(eq(plans.name, name))
  return row ?? null
}

/** The paid plans. */
export function findPaidPlans(database: Database): Promise<PlanRow[]> {
  return database.select().from(plans).where(gt(plans.priceCents, 0)).orderBy(asc(plans.displayOrder))
}

/** Notes the price at the payment provider that a plan is sold at. */
export async function savePriceId(database: Database, name: string, priceId: string): Promise<void> {
  await database.update(plans).set({ priceId }).where(eq(plans.name, name))
}
