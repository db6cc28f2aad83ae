import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { bookEvents, lots } from '../../schema/portfolios.ts'

const TABLES = { lots, bookEvents }

/**
 * Deletes up to `most` hidden lots or events of an import that is `leaving`, or `entering` under this lease, and returns
 * how many it deleted. Visible rows are never deleted.
 */
export async function deleteHiddenRows(
  database: Database,
  kind: keyof typeof TABLES,
  { importId, leaseId }: { importId: string; leaseId: string | null },
  most: number,
): Promise<number> {
  const table = TABLES[kind]
  const { rows } = await database.execute<{ count: number }>(sql`with
    hidden as materialized (
      select i.id from imports i where i.id = ${importId}::uuid
        and (i.status = 'leaving' or (i.status = 'entering' and i.lease_id = ${leaseId}::uuid)) for no key update),
    gone as (
      delete from ${table} where exists (select from hidden) and ctid = any(array(
        select r.ctid from ${table} r where r.import_id = ${importId}::uuid limit ${most}))
      returning 1)
    select count(*)::int as count from gone`)
  return rows[0]?.count ?? 0
}
