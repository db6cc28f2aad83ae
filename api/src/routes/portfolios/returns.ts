import { getPerformance } from '@palier/contract/portfolios/performanceCalls'
import { getIncome } from '@palier/contract/portfolios/incomeCalls'
import { incomeToWire } from '../../wire/portfolios/income.ts'
import { performanceToWire } from '../../wire/portfolios/performance.ts'
import { forUser } from '../kernel/route.ts'

export const returnRoutes = {
  getPerformance: forUser(getPerformance, async ({ input, viewer, now, services: { performances } }) => {
    const { portfolioId = null, stockId = null, currency = null, days, benchmarkStockId = null } = input
    const wanted = { portfolioId, stockId, currency, days, benchmarkStockId }
    return { data: performanceToWire(await performances.read(viewer, wanted, now)) }
  }),

  getIncome: forUser(getIncome, async ({ input, viewer, now, services }) => {
    const { portfolioId = null, currency = null, year = null } = input
    return { data: incomeToWire(await services.income.read(viewer, { portfolioId, currency, year }, now)) }
  }),
}
