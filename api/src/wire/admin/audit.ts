import type { getAuditLog } from '@palier/contract/admin/adminCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import type { AuditRow } from '../../database/queries/kernel/auditQueries.ts'

export function auditEntryToWire(row: AuditRow): OutputOf<typeof getAuditLog>['entries'][number] {
  const { id, at, actorName: fullName, actorEmail: email, action, target } = row
  return { id, at: at.toISOString(), actor: { fullName, email }, action, target }
}
