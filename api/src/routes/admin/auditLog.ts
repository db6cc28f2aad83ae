import { getAuditLog } from '@palier/contract/admin/adminCalls'
import { ACTS } from '../../database/queries/kernel/auditQueries.ts'
import { auditEntryToWire } from '../../wire/admin/audit.ts'
import { sortedPageEndToWire, sortedPageFromWire } from '../../wire/kernel/sortedPage.ts'
import { forAdmin } from '../kernel/route.ts'

const USUAL_COUNT = 100

export const auditLogRoutes = {
  getAuditLog: forAdmin(getAuditLog, async ({ input, services: { audit } }) => {
    const page = sortedPageFromWire({ ...input, first: input.first ?? USUAL_COUNT }, ACTS.orders, 'at')
    const found = await audit.list(page)
    return { data: { entries: found.rows.map(auditEntryToWire), ...sortedPageEndToWire(page, found) } }
  }),
}
