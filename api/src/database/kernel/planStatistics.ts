import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Has what lots there are counted anew, so that a statement over few of them does not read all of a book. Not where
 * somebody else counts them just now. A sample of some thousand tells enough, and others wait a tenth of the usual time.
 */
export async function countLotsForPlans(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local default_statistics_target = 10`)
    await transaction.execute(sql`analyze (skip_locked) lots`)
    await transaction.execute(sql`analyze (skip_locked) position_marks`)
  })
}

/**
 * Gives back the room of rows that are gone, and counts what is there, one table after the other so that others have
 * their turns: a server does so by itself, the embedded engine does not. Outside a transaction.
 */
export async function vacuumTables(database: Database): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await database.execute(sql`vacuum (analyze) ${sql.identifier(name)}`)
}
