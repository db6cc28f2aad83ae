import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { isUuid } from '../../kernel/isUuid.ts'
import { stockObjectives } from '../../schema/portfolios.ts'

export type ObjectiveRow = typeof stockObjectives.$inferSelect
type ObjectiveWrite = Pick<ObjectiveRow, 'userId' | 'stockId' | 'kind' | 'value'>

export async function findObjectiveToChange(
  database: Database,
  userId: string,
  stockId: string,
): Promise<ObjectiveRow | null> {
  if (!isUuid(stockId)) return null
  const [row] = await database
    .select()
    .from(stockObjectives)
    .where(and(eq(stockObjectives.userId, userId), eq(stockObjectives.stockId, stockId)))
    .for('update')
  return row ?? null
}

export async function insertObjective(database: Database, write: ObjectiveWrite): Promise<boolean> {
  const rows = await database
    .insert(stockObjectives)
    .values(write)
    .onConflictDoNothing({ target: [stockObjectives.userId, stockObjectives.stockId] })
    .returning({ stockId: stockObjectives.stockId })
  return rows.length > 0
}

/** Replacing an objective increments its version and clears its postponement. */
export async function upsertObjective(
  database: Database,
  { userId, stockId, kind, value }: ObjectiveWrite,
): Promise<void> {
  await database
    .insert(stockObjectives)
    .values({ userId, stockId, kind, value })
    .onConflictDoUpdate({
      target: [stockObjectives.userId, stockObjectives.stockId],
      set: { kind, value, postponedAt: null, postponedUntil: null, version: sql`${stockObjectives.version} + 1` },
    })
}

export async function deleteObjective(database: Database, userId: string, stockId: string): Promise<void> {
  await database
    .delete(stockObjectives)
    .where(and(eq(stockObjectives.userId, userId), eq(stockObjectives.stockId, stockId)))
}
