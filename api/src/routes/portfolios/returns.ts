import { getPerformance } from '@palier/contract/portfolios/performanceCalls'
import {
  createIncomeCalendar,
  deleteIncomeCalendar,
  getIncomeCalendar,
  readIncomeCalendar,
} from '@palier/contract/portfolios/incomeCalendarCalls'
import { getIncome } from '@palier/contract/portfolios/incomeCalls'
import { incomeCalendarToWire } from '../../wire/portfolios/incomeCalendar.ts'
import { comingIncomeToWire, incomeToWire } from '../../wire/portfolios/income.ts'
import { checkSuperficialLoss } from '@palier/contract/portfolios/superficialLossCalls'
import { lotFromWire } from '../../wire/portfolios/lot.ts'
import { superficialLossCheckToWire } from '../../wire/portfolios/superficialLoss.ts'
import { performanceToWire } from '../../wire/portfolios/performance.ts'
import { forAnyone, forUser } from '../kernel/route.ts'

export const returnRoutes = {
  getIncomeCalendar: forUser(getIncomeCalendar, async ({ viewer, services: { incomeCalendars } }) => {
    return { data: { calendar: incomeCalendarToWire(await incomeCalendars.read(viewer)) } }
  }),

  createIncomeCalendar: forUser(
    createIncomeCalendar,
    async ({ input: { hasAmounts }, viewer, now, services: { incomeCalendars } }) => {
      const { calendar, token } = await incomeCalendars.create(viewer, hasAmounts, now)
      return { data: { calendar: incomeCalendarToWire(calendar), token } }
    },
    { rules: ['acceptedTerms'], encryptStoredResponse: true },
  ),

  deleteIncomeCalendar: forUser(
    deleteIncomeCalendar,
    async ({ viewer, services: { incomeCalendars } }) => {
      await incomeCalendars.delete(viewer)
      return { data: {} }
    },
    { rules: ['acceptedTerms'] },
  ),

  readIncomeCalendar: forAnyone(readIncomeCalendar, async ({ input: { token }, now, services }) => {
    return { data: { text: await services.incomeCalendars.textOf(token, now) } }
  }),

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

  getPerformance: forUser(
    getPerformance,
    async ({ input, viewer, now, services: { standings } }) => {
      const { portfolioId = null, stockId = null, currency = null, days, benchmarkStockId = null } = input
      const { isBesideMarket = false, recentDays = null, withNextIncome = false } = input
      const wanted = { portfolioId, stockId, currency, days, benchmarkStockId, isBesideMarket, recentDays }
      const { performance, nextIncome } = await standings.read(viewer, { ...wanted, withNextIncome }, now)
      return {
        data: {
          ...performanceToWire(performance),
          ...(withNextIncome && { nextIncome: nextIncome && comingIncomeToWire(nextIncome) }),
        },
      }
    },
    { heavy: 'computation' },
  ),

  getIncome: forUser(
    getIncome,
    async ({ input, viewer, now, services }) => {
      const { portfolioId = null, currency = null, year = null } = input
      return { data: incomeToWire(await services.income.read(viewer, { portfolioId, currency, year }, now)) }
    },
    { heavy: 'computation' },
  ),
}
