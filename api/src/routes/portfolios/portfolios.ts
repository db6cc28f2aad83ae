import { costBaseToWire } from '../../wire/portfolios/costBase.ts'
import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import {
  exportPortfolio,
  getPortfolios,
  getPortfolioStockLots,
  getTransactions,
  getUserDataPackage,
  getValueOverTime,
} from '@palier/contract/portfolios/portfolioCalls'
import {
  lotCursorFromWire,
  lotCursorToWire,
  lotToWire,
  nextLotCursorToWire,
  transactionToWire,
} from '../../wire/portfolios/lot.ts'
import { objectiveToWire, progressionToWire } from '../../wire/portfolios/objective.ts'
import { withUsage } from '../../wire/billing/plan.ts'
import { moneyToWire } from '../../wire/kernel/money.ts'
import { longPortfolioToWire, positionToWire, summaryToWire } from '../../wire/portfolios/portfolio.ts'
import { mapLong, Paged } from '../../kernel/paged.ts'
import { forUser } from '../kernel/route.ts'

type Sent = { lots: 'all' | 'none'; transactionsFirst?: number | undefined }

function optionsOf({ lots, transactionsFirst }: Sent) {
  return { withLots: lots === 'all', transactionsFirst: transactionsFirst ?? null }
}

export const portfolioRoutes = {
  getPortfolios: forUser(getPortfolios, async ({ input, viewer, now, services }) => {
    const [found, planAndUsage] = await Promise.all([
      services.portfolios.read(viewer, optionsOf(input), now),
      services.usage.read(viewer),
    ])
    const closures = await services.beyondPlan.read(viewer, planAndUsage)
    return withUsage(
      {
        portfolios: found.portfolios.map((valued) => longPortfolioToWire(valued, closures)),
        stockObjectives: found.objectives.map(objectiveToWire),
        transactions: mapLong(found.transactions, transactionToWire),
        userStockPositions: found.positions.map((position) => ({
          ...positionToWire(position),
          portfolioId: position.stock.portfolioId,
        })),
      },
      planAndUsage,
    )
  }),

  getUserDataPackage: forUser(getUserDataPackage, async ({ input, viewer, now, services }) => {
    const [found, planAndUsage] = await Promise.all([
      services.portfolios.readPackage(viewer, optionsOf(input), now),
      services.usage.read(viewer),
    ])
    const closures = await services.beyondPlan.read(viewer, planAndUsage)
    return withUsage(
      {
        portfolios: found.portfolios.map((valued) => longPortfolioToWire(valued, closures)),
        transactions: mapLong(found.transactions, transactionToWire),
        stockObjectives: found.objectives.map(objectiveToWire),
        objectiveProgressions: found.progress.map(progressionToWire),
        userMergedStockPositions: found.merged.map(positionToWire),
        portfolioSummary: summaryToWire(found),
        transactionsNextCursor: null,
        ...(input.transactionsFirst &&
          !(found.transactions instanceof Paged) && {
            transactionsNextCursor: nextLotCursorToWire(found.transactions, input.transactionsFirst),
            transactionsCursors: found.transactions.map(lotCursorToWire),
          }),
      },
      planAndUsage,
    )
  }),

  getPortfolioStockLots: forUser(
    getPortfolioStockLots,
    async ({ input: { portfolioId, stockId, kind, first, after }, viewer, now, services: { portfolios } }) => {
      const wanted = { portfolioId, stockId, kind: kind ?? null, first, after: lotCursorFromWire(after) }
      const { lots, quote, totalCount } = await portfolios.readLots(viewer, wanted, now)
      return {
        data: {
          lots: lots.map((lot) => lotToWire(lot, quote?.price ?? null)),
          cursors: lots.map(lotCursorToWire),
          nextCursor: nextLotCursorToWire(lots, first),
          totalCount,
        },
      }
    },
  ),

  getTransactions: forUser(
    getTransactions,
    async ({ input: { portfolioId, first, after }, viewer, services: { portfolios } }) => {
      const wanted = { portfolioId: portfolioId ?? null, first, after: lotCursorFromWire(after) }
      const { transactions, totalCount } = await portfolios.readTransactions(viewer, wanted)
      return {
        data: {
          transactions: transactions.map(transactionToWire),
          cursors: transactions.map(lotCursorToWire),
          nextCursor: nextLotCursorToWire(transactions, first),
          totalCount,
        },
      }
    },
  ),

  getValueOverTime: forUser(
    getValueOverTime,
    async ({ input: { portfolioId, days }, viewer, now, services: { portfolioValues } }) => {
      const values = await portfolioValues.read(viewer, portfolioId ?? null, days, now)
      const { currency, points, isSample } = values
      return {
        data: {
          currency,
          points: points.map(({ date, value, invested }) => ({
            date,
            value: moneyToWire(value),
            invested: moneyToWire(invested),
          })),
          isSample,
        },
      }
    },
  ),

  exportPortfolio: forUser(
    exportPortfolio,
    async ({ input: { portfolioId }, viewer, now, services: { portfolios } }) => {
      return { data: await portfolios.exportFile(viewer, portfolioId, now) }
    },
  ),

  getCostBaseReport: forUser(
    getCostBaseReport,
    async ({ input: { year }, viewer, language, now, services: { costBase } }) => {
      return { data: await costBaseToWire(await costBase.read(viewer, year, now), language) }
    },
  ),
}
