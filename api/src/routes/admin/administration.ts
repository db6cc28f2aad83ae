import { sortedPageFromWire, sortedPageToWire } from '../../wire/kernel/sortedPage.ts'
import { auditEntryToWire } from '../../wire/admin/audit.ts'
import { ACTS } from '../../database/queries/kernel/auditQueries.ts'
import {
  getApplicationStatistics,
  getLastSynchronization,
  getNextSynchronization,
  getSynchronizationStatus,
  recordUsage,
  synchronize,
  getAuditLog,
} from '@palier/contract/admin/adminCalls'
import { Refusal } from '../../kernel/refusal.ts'
import { itemToWire, lastOf, nextOf, statusToWire } from '../../wire/admin/synchronization.ts'
import { forAdmin, forAdminAfter, forAnyone } from '../kernel/route.ts'

const USUAL_COUNT = 100

export const administrationRoutes = {
  synchronize: forAdminAfter(
    synchronize,
    ({ input, viewer, now, services: { requestedSynchronization } }) =>
      requestedSynchronization.assertKey(viewer, input.authKey, now),
    async ({ input, viewer, now, services: { requestedSynchronization } }) => {
      const scopes = await requestedSynchronization.ask(viewer, input.scope, now)
      return { data: { items: scopes.map(() => ({ synchronizationDateTime: now.toISOString() })) } }
    },
  ),

  getLastSynchronization: forAdmin(getLastSynchronization, async ({ now, services: { synchronization } }) => {
    return { data: itemToWire(lastOf(await synchronization.states(now))) }
  }),

  getNextSynchronization: forAdmin(getNextSynchronization, async ({ now, services: { synchronization } }) => {
    return { data: itemToWire(nextOf(await synchronization.states(now))) }
  }),

  getSynchronizationStatus: forAdmin(getSynchronizationStatus, async ({ now, services }) => {
    const states = await services.synchronization.states(now)
    return { data: statusToWire(states, services.requestedSynchronization.isPossible) }
  }),

  getApplicationStatistics: forAdmin(
    getApplicationStatistics,
    async ({ input, now, services: { usageCounter, usageStatistics } }) => {
      const since = new Date(input.since)
      if (Number.isNaN(since.getTime())) throw new Refusal('parameter_invalid_empty', { field: 'since' })
      await usageCounter.write()
      const totals = await usageStatistics.since(since, now)
      const statistics = totals.map(({ name, count, personCount }) => {
        return { statisticName: name, totalCount: count, uniqueUserCount: personCount }
      })
      return { data: { statistics } }
    },
  ),

  recordUsage: forAnyone(recordUsage, async ({ input, now, services: { usageStatistics } }) => {
    await usageStatistics.record(input.uses, now)
    return { data: {} }
  }),

  getAuditLog: forAdmin(getAuditLog, async ({ input, services: { audit } }) => {
    const page = sortedPageFromWire({ ...input, first: input.first ?? USUAL_COUNT }, ACTS.orders, 'at')
    const { rows, end } = sortedPageToWire(page, await audit.list(page))
    return { data: { entries: rows.map(auditEntryToWire), ...end } }
  }),
}
