import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { isDuplicate } from '../../kernel/errors.ts'
import type { ImportRow } from './importQueries.ts'
import { imports, lots } from '../../schema/portfolios.ts'

/** Exclusive lease on an import and all other imports of its portfolio. */
export type Lease = { importId: string; leaseId: string }

/** Lifetime of a lease without renewal, which bounds how long a crashed process blocks others. */
export const LEASE_SECONDS = 15

const UNTIL = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`
const isOver = sql`(${imports.leaseUntil} is null or ${imports.leaseUntil} < clock_timestamp())`

/**
 * Leases an import in one of these states and returns its former state; sets the state to `begun` if given. Null if the
 * import or another one of its portfolio is leased, or if its state is none of these.
 */
export async function takeLease(
  database: Database,
  { importId, leaseId }: Lease,
  from: readonly ImportRow['status'][],
  begun: ImportRow['status'] | null,
): Promise<Pick<ImportRow, 'status'> | null> {
  try {
    const { rows } = await database.execute<Pick<ImportRow, 'status'>>(sql`
      with before as (
        select id, status from imports
        where id = ${importId}::uuid and ${inArray(imports.status, [...from])} and ${isOver} for no key update
      )
      update imports i set lease_id = ${leaseId}::uuid, lease_until = ${UNTIL},
        status = coalesce(${begun}::text, i.status)
      from before where i.id = before.id returning before.status`)
    return rows[0] ?? null
  } catch (error) {
    if (isDuplicate(error, 'imports_portfolio_id_lease_unique')) return null
    throw error
  }
}

/** Renews a lease from now; does nothing if it expired and another process took it. */
export async function extendLease(database: Database, lease: Lease): Promise<void> {
  await database.update(imports).set({ leaseUntil: UNTIL }).where(isOurs(lease))
}

/** Ends a lease and sets the state. False if the lease had expired and was taken. */
export async function endLease(database: Database, lease: Lease, status: ImportRow['status']): Promise<boolean> {
  const ended = await database
    .update(imports)
    .set({ status, leaseId: null, leaseUntil: null })
    .where(isOurs(lease))
    .returning({ id: imports.id })
  return ended.length > 0
}

/** Lists imports with an expired lease, and those whose lots are to be deleted. */
export async function findLeftBehind(database: Database, portfolioId: string | null = null): Promise<ImportRow[]> {
  return database
    .select()
    .from(imports)
    .where(
      and(
        or(eq(imports.status, 'leaving'), and(isNotNull(imports.leaseId), isOver)),
        portfolioId === null ? undefined : eq(imports.portfolioId, portfolioId),
      ),
    )
    .orderBy(asc(imports.createdAt))
}

/** Deletes hidden lots of an import by id. */
export async function deleteLotsOf(database: Database, importId: string, lotIds: readonly string[]): Promise<void> {
  if (lotIds.length === 0) return
  await database.delete(lots).where(and(eq(lots.importId, importId), inArray(lots.id, [...lotIds])))
}

/** Deletes a staged import without a stored file, since it can never be confirmed. */
export async function deleteWithoutFile(database: Database, importId: string): Promise<void> {
  await database
    .delete(imports)
    .where(
      and(
        eq(imports.id, importId),
        eq(imports.status, 'staged'),
        sql`not exists (select from import_blocks b where b.import_id = ${imports.id})`,
      ),
    )
}

function isOurs({ importId, leaseId }: Lease) {
  return and(eq(imports.id, importId), eq(imports.leaseId, leaseId))
}
