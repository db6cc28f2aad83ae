import { getAuditLog } from '@palier/contract/calls/devops'
import { pageEndToWire, pageFromWire } from '../wire/page.ts'
import { auditEntryToWire } from '../wire/audit.ts'
import { forAdmin } from './route.ts'

const USUAL_COUNT = 100

export const getAuditLogRoute = forAdmin(getAuditLog, async ({ input, services: { audit } }) => {
  const page = pageFromWire({ ...input, first: input.first ?? USUAL_COUNT })
  const entries = await audit.list(page)
  const cursors = entries.map(({ at, id }) => ({ instant: at, id }))
  const end = await pageEndToWire(page, cursors, audit.count)
  return { data: { entries: entries.map(auditEntryToWire), ...end } }
})
