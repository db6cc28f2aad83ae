import { randomUUID } from 'node:crypto'
import {
  type AuditAction,
  type AuditOrder,
  countActsSince,
  findAuditEntries,
  insertAuditEntry,
} from '../../database/queries/kernel/auditQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import type { SortedPage } from '../../database/kernel/sortedPage.ts'
import type { Viewer } from '../kernel/viewer.ts'

export type { AuditAction }

/** Append-only log of administrator actions. */
export function createAudit(database: Database) {
  return {
    /** Must run in the transaction of the action. */
    record: ({ userId: actorId }: Viewer, action: AuditAction, target: string | null, now: Date): Promise<void> =>
      insertAuditEntry(database, { id: randomUUID(), at: now, actorId, action, target }),

    countSince: (action: AuditAction, since: Date) => countActsSince(database, action, since),

    list: (page: SortedPage<AuditOrder>) => findAuditEntries(database, page),
  }
}

export type Audit = ReturnType<typeof createAudit>
