import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { UNAVAILABLE_PART } from '@palier/contract/kernel/envelope'
import type { Database } from '../../database/kernel/database.ts'
import {
  deleteWithoutFile,
  endLease,
  extendLease,
  findLeftBehind,
  type Lease,
  LEASE_SECONDS,
  takeLease,
} from '../../database/queries/imports/importLeaseQueries.ts'
import { deleteHiddenRows } from '../../database/queries/imports/hiddenRowQueries.ts'
import { findImport, type ImportRow, updateImport } from '../../database/queries/imports/importQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'

/**
 * A block takes about 15 ms. On the single connection of the embedded engine, other statements wait
 * for one block.
 */
export const LOTS_A_BLOCK = 250

// Below the BFF's timeout of a minute.
const MAXIMUM_WAIT_MILLISECONDS = 40_000
const RETRY_MILLISECONDS = 100
const SHORT_WAIT_SECONDS = 5

export type LeasedImport = Lease & { row: ImportRow; end(): void }

type Wanted = { importId: string; from: readonly ImportRow['status'][]; begun: ImportRow['status'] | null }

/**
 * Waits for the lease of an import, and first cleans up abandoned imports of its portfolio. Null if
 * its state is not in `from`. Refuses with resource_missing if it is not the user's, with
 * ServiceUnavailable on timeout. The caller must call `end`.
 */
export async function leaseImport(
  database: Database,
  userId: string,
  { importId, from, begun }: Wanted,
): Promise<LeasedImport | null> {
  const until = performance.now() + MAXIMUM_WAIT_MILLISECONDS
  for (;;) {
    const row = await findImport(database, userId, importId)
    if (!row) throw new Refusal('resource_missing')
    if (!from.includes(row.status) && row.leaseId === null) return null
    for (const left of await findLeftBehind(database, row.portfolioId)) await cleanUpImport(database, left)
    const lease = { importId: row.id, leaseId: randomUUID() }
    if (await takeLease(database, lease, from, begun)) return { ...lease, row, end: renewLease(database, lease) }
    if (performance.now() > until) throw busy()
    await pause(RETRY_MILLISECONDS)
  }
}

/** Renews a lease until ended. A failed renewal is detected when the lease is used. */
function renewLease(database: Database, lease: Lease): () => void {
  const timer = setInterval(
    () => {
      extendLease(database, lease).catch(() => {})
    },
    (LEASE_SECONDS * 1000) / 4,
  )
  timer.unref()
  return () => clearInterval(timer)
}

export async function abandonImport(database: Database, lease: Lease): Promise<void> {
  await deleteEntriesInBlocks(database, lease)
  if (await endLease(database, lease, 'staged')) await deleteWithoutFile(database, lease.importId)
}

/** Cleans up an import whose process crashed, or deletes the lots and events of an undone one. */
export async function cleanUpImport(database: Database, { id, status }: ImportRow): Promise<void> {
  if (status === 'leaving') {
    await deleteEntriesInBlocks(database, { importId: id, leaseId: null })
    await updateImport(database, id, { status: 'undone' })
    return
  }
  const lease = { importId: id, leaseId: randomUUID() }
  if (!(await takeLease(database, lease, [status], null))) return
  const end = renewLease(database, lease)
  try {
    if (status === 'entering') await abandonImport(database, lease)
    else await endLease(database, lease, status)
  } finally {
    end()
  }
}

export async function cleanUpImports(database: Database): Promise<void> {
  for (const row of await findLeftBehind(database)) await cleanUpImport(database, row)
}

/** Deletes in blocks in separate transactions, so that other work runs in between. */
async function deleteEntriesInBlocks(
  database: Database,
  hidden: { importId: string; leaseId: string | null },
): Promise<void> {
  for (const kind of ['lots', 'bookEvents'] as const) {
    while ((await deleteHiddenRows(database, kind, hidden, LOTS_A_BLOCK)) === LOTS_A_BLOCK);
  }
}

export function busy(): Refusal {
  return new Refusal('ServiceUnavailable', { [UNAVAILABLE_PART]: 'imports', retryAfterSeconds: SHORT_WAIT_SECONDS })
}
