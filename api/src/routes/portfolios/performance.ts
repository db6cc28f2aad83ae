import { getPerformance } from '@palier/contract/portfolios/performanceCalls'
import { performanceToWire } from '../../wire/portfolios/performance.ts'
import { forUser } from '../kernel/route.ts'

export const performanceRoutes = {
  getPerformance: forUser(getPerformance, async ({ input, viewer, now, services: { performances } }) => {
    const { portfolioId = null, stockId = null, currency = null, days, benchmarkStockId = null } = input
    const wanted = { portfolioId, stockId, currency, days, benchmarkStockId }
    return { data: performanceToWire(await performances.read(viewer, wanted, now)) }
  }),
}
