import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Refreshes the planner's statistics of lots, so that a query for few lots does not scan all. A
 * table that another process has locked is skipped. The small sample suffices and shortens the
 * lock.
 */
export async function countLotsForPlans(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local default_statistics_target = 10`)
    await transaction.execute(sql`analyze (skip_locked) lots`)
    await transaction.execute(sql`analyze (skip_locked) position_marks`)
  })
}

/**
 * Runs VACUUM ANALYZE table by table, so that other work can run in between. A server does this by
 * itself; the embedded engine does not. Must run outside a transaction.
 */
export async function vacuumTables(database: Database): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await database.execute(sql`vacuum (analyze) ${sql.identifier(name)}`)
}
