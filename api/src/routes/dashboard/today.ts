import { postponeToday, visitToday } from '@palier/contract/dashboard/todayCalls'
import { isPostponedAt } from '@palier/domain/dashboard/today'
import { forUser } from '../kernel/route.ts'

export const todayRoutes = {
  visitToday: forUser(visitToday, async ({ viewer, now, services: { today } }) => {
    const lastVisitAt = await today.visit(viewer, now)
    return { data: { lastVisitAt: lastVisitAt?.toISOString() ?? null } }
  }),

  postponeToday: forUser(postponeToday, async ({ input, viewer, now, services: { today } }) => {
    const until = input.postponement?.until ? new Date(input.postponement.until) : null
    await today.postpone(viewer, input, input.postponement && { until }, now)
    const columns = { postponedAt: input.postponement && now, postponedUntil: until }
    return { data: { isPostponed: isPostponedAt(columns, now) } }
  }),
}
