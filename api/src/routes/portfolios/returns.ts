import { getPerformance } from '@palier/contract/portfolios/performanceCalls'
import { getIncome } from '@palier/contract/portfolios/incomeCalls'
import { incomeToWire } from '../../wire/portfolios/income.ts'
import { checkSuperficialLoss } from '@palier/contract/portfolios/superficialLossCalls'
import { lotFromWire } from '../../wire/portfolios/lot.ts'
import { superficialLossCheckToWire } from '../../wire/portfolios/superficialLoss.ts'
import { performanceToWire } from '../../wire/portfolios/performance.ts'
import { forUser } from '../kernel/route.ts'

export const returnRoutes = {
  checkSuperficialLoss: forUser(checkSuperficialLoss, async ({ input, viewer, now, services }) => {
    const { stockId, trade } = input
    const proposed = trade && {
      portfolioId: trade.portfolioId,
      lotId: trade.lotId ?? null,
      write: lotFromWire(trade.transactionType === 'Buy' ? 'buy' : 'sell', trade),
    }
    return {
      data: superficialLossCheckToWire(
        await services.superficialLosses.check(viewer, { stockId, proposed: proposed ?? null }, now),
      ),
    }
  }),

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
