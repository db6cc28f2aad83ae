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
import { lotCursorFromWire, lotCursorToWire, lotToWire, transactionToWire } from '../../wire/portfolios/lot.ts'
import { objectiveToWire, progressionToWire } from '../../wire/portfolios/objective.ts'
import { withUsage } from '../../wire/billing/plan.ts'
import { cutPage } from '../../wire/kernel/page.ts'
import { moneyToWire } from '../../wire/kernel/money.ts'
import { longPortfolioToWire, positionToWire, summaryToWire } from '../../wire/portfolios/portfolio.ts'
import { type Long, mapLong, Paged } from '../../kernel/paged.ts'
import { forUser } from '../kernel/route.ts'

type Sent = { lots: 'all' | 'none'; transactionsFirst?: number | undefined }

function optionsOf({ lots, transactionsFirst }: Sent) {
  return { withLots: lots === 'all', transactionsFirst: transactionsFirst ?? null }
}

/** Returns all lots, which may be many. */
const readsLots = ({ lots, transactionsFirst }: Sent) =>
  lots === 'all' || transactionsFirst === undefined ? 'export' : null

/** Null `first`: all transactions. Otherwise `found` contains one more row than the page. */
function transactionsToWire(found: Long<Parameters<typeof transactionToWire>[0]>, first: number | null) {
  if (!first || found instanceof Paged) {
    return { transactions: mapLong(found, transactionToWire), transactionsNextCursor: null }
  }
  const { rows, cursors, nextCursor } = cutPage(found, first, lotCursorToWire)
  return {
    transactions: rows.map(transactionToWire),
    transactionsNextCursor: nextCursor,
    transactionsCursors: cursors,
  }
}

export const portfolioRoutes = {
  getPortfolios: forUser(
    getPortfolios,
    async ({ input, viewer, now, services }) => {
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
    },
    { heavy: readsLots },
  ),

  getUserDataPackage: forUser(
    getUserDataPackage,
    async ({ input, viewer, now, services }) => {
      const options = optionsOf(input)
      const { transactionsFirst: first } = options
      const [found, planAndUsage] = await Promise.all([
        services.portfolios.readPackage(viewer, { ...options, transactionsFirst: first && first + 1 }, now),
        services.usage.read(viewer),
      ])
      const closures = await services.beyondPlan.read(viewer, planAndUsage)
      return withUsage(
        {
          portfolios: found.portfolios.map((valued) => longPortfolioToWire(valued, closures)),
          ...transactionsToWire(found.transactions, first),
          stockObjectives: found.objectives.map(objectiveToWire),
          objectiveProgressions: found.progress.map(progressionToWire),
          userMergedStockPositions: found.merged.map(positionToWire),
          portfolioSummary: summaryToWire(found),
        },
        planAndUsage,
      )
    },
    { heavy: readsLots },
  ),

  getPortfolioStockLots: forUser(
    getPortfolioStockLots,
    async ({ input: { portfolioId, stockId, kind, first, after }, viewer, now, services: { portfolios } }) => {
      const wanted = { portfolioId, stockId, kind: kind ?? null, first: first + 1, after: lotCursorFromWire(after) }
      const { lots, quote, totalCount } = await portfolios.readLots(viewer, wanted, now)
      const { rows, ...end } = cutPage(lots, first, lotCursorToWire)
      return { data: { lots: rows.map((lot) => lotToWire(lot, quote?.price ?? null)), ...end, totalCount } }
    },
  ),

  getTransactions: forUser(
    getTransactions,
    async ({ input: { portfolioId, first, after }, viewer, services: { portfolios } }) => {
      const wanted = { portfolioId: portfolioId ?? null, first: first + 1, after: lotCursorFromWire(after) }
      const { transactions, totalCount } = await portfolios.readTransactions(viewer, wanted)
      const { rows, ...end } = cutPage(transactions, first, lotCursorToWire)
      return { data: { transactions: rows.map(transactionToWire), ...end, totalCount } }
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
    { heavy: 'computation' },
  ),

  exportPortfolio: forUser(
    exportPortfolio,
    async ({ input: { portfolioId }, viewer, now, services: { portfolios } }) => {
      return { data: await portfolios.exportFile(viewer, portfolioId, now) }
    },
    { heavy: 'export' },
  ),

  getCostBaseReport: forUser(
    getCostBaseReport,
    async ({ input: { year }, viewer, language, now, services: { costBase } }) => {
      return { data: await costBaseToWire(await costBase.read(viewer, year, now), language) }
    },
    { heavy: 'computation' },
  ),
}
