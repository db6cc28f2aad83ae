import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { UNAVAILABLE_PART } from '@palier/contract/kernel/envelope'
import type { Database } from '../../database/kernel/database.ts'
import {
  deleteHiddenLots,
  deleteWithoutFile,
  endLease,
  extendLease,
  findLeftBehind,
  type Lease,
  LEASE_SECONDS,
  takeLease,
} from '../../database/queries/imports/importLeaseQueries.ts'
import { findImport, type ImportRow, updateImport } from '../../database/queries/imports/importQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'

/**
 * So many are written in some fifteen milliseconds. On the embedded engine's one connection each statement of somebody
 * else waits for one block, and a screen sends several.
 */
export const LOTS_A_BLOCK = 250

// The bff waits a minute.
const MAXIMUM_WAIT_MILLISECONDS = 40_000
const RETRY_MILLISECONDS = 100
const SHORT_WAIT_SECONDS = 5

/** An import that is one's own to work on, as it was before. */
export type LeasedImport = Lease & { row: ImportRow; end(): void }

type Wanted = { importId: string; from: readonly ImportRow['status'][]; begun: ImportRow['status'] | null }

/**
 * Takes an import to work on it, once nobody works on it nor on another one of its portfolio: what was left undone there
 * is cleared away first. Null where its state is none of those wanted, refused with resource_missing where it is nobody's
 * or somebody else's, and with ServiceUnavailable where the others take too long. `end` must be called.
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

/** Extends a lease until told to end; where that fails it is soon over, which is found out where it is used. */
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

/** Has an import that did not become seen be as before: nothing of it is left but its file. */
export async function abandonImport(database: Database, lease: Lease): Promise<void> {
  await deleteLotsInBlocks(database, lease)
  if (await endLease(database, lease, 'staged')) await deleteWithoutFile(database, lease.importId)
}

/** Clears away what somebody left who was ended by force, or deletes the lots of an import that leaves. */
export async function cleanUpImport(database: Database, { id, status }: ImportRow): Promise<void> {
  if (status === 'leaving') {
    await deleteLotsInBlocks(database, { importId: id, leaseId: null })
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

/** Clears away all that is left behind, of whomever. */
export async function cleanUpImports(database: Database): Promise<void> {
  for (const row of await findLeftBehind(database)) await cleanUpImport(database, row)
}

/** Each block in a transaction of its own, so that others have their turns. */
async function deleteLotsInBlocks(
  database: Database,
  hidden: { importId: string; leaseId: string | null },
): Promise<void> {
  while ((await deleteHiddenLots(database, hidden, LOTS_A_BLOCK)) === LOTS_A_BLOCK);
}

/** Somebody else works on it, for longer than anybody waits. */
export function busy(): Refusal {
  return new Refusal('ServiceUnavailable', { [UNAVAILABLE_PART]: 'imports', retryAfterSeconds: SHORT_WAIT_SECONDS })
}
