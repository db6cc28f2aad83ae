import { conversionCurrencyOf } from '@palier/domain/market/currency'
import { type PortfolioSummary, portfolioSummaryOf } from '@palier/domain/portfolios/portfolioTotals'
import type { Database } from '../../database/kernel/database.ts'
import { countLots, findLotPage, type LotCursor, type LotRow } from '../../database/queries/portfolios/lotQueries.ts'
import type { ObjectiveRow } from '../../database/queries/portfolios/objectiveQueries.ts'
import {
  findPortfolio,
  findPortfolios,
  findPortfolioStock,
  type PortfolioRow,
} from '../../database/queries/portfolios/portfolioQueries.ts'
import {
  countTransactions,
  findTransactions,
  type TransactionRow,
  type TransactionsWanted,
} from '../../database/queries/portfolios/transactionQueries.ts'
import type { MarketData, Quote } from '../../providers/marketData/port.ts'
import { type LotEffect, withEffects } from './lotEffects.ts'
import { areLotsMany, mergedOf, type Merged, readHoldings, unmergedOf, type ValuedPortfolio } from './holdings.ts'
import { pagedTransactions } from './lotPages.ts'
import type { Long } from '../../kernel/paged.ts'
import { type ExportedFile, exportPortfolio } from './portfolioExport.ts'
import { progressOf, type Progress } from './objectives.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { withQuotes } from '../market/stockView.ts'
import type { Viewer } from '../kernel/viewer.ts'

type ReadOptions = {
  withLots: boolean
  /** Number of newest trades; null means all. */
  transactionsFirst: number | null
}

export type Transaction = TransactionRow & LotEffect

type PortfoliosAndMore = {
  portfolios: ValuedPortfolio[]
  objectives: ObjectiveRow[]
  transactions: Long<Transaction>
  /** One line per stock and portfolio. */
  positions: Merged[]
}

export type Package = Omit<PortfoliosAndMore, 'positions'> & {
  progress: Progress[]
  merged: Merged[]
  summary: PortfolioSummary
  /** Summary in the other currency. */
  converted: PortfolioSummary
}

type LotsWanted = {
  portfolioId: string
  stockId: string
  kind: 'buy' | 'sell' | null
  first: number
  after: LotCursor | null
}

/** Reads a viewer's portfolios with holdings, lots and transactions. */
export function createPortfolios(database: Database, marketData: MarketData) {
  async function transactionsOf(wanted: TransactionsWanted): Promise<Transaction[]> {
    return withEffects(database, await findTransactions(database, wanted), ({ lotId }) => lotId)
  }

  async function read({ userId }: Viewer, { withLots, transactionsFirst: first }: ReadOptions, now: Date) {
    const readTrades = () => transactionsOf({ userId, portfolioId: null, first, after: null })
    const [holdings, few] = await Promise.all([
      readHoldings(database, marketData, { userId, lotsOf: withLots ? 'paged' : 'none' }, now),
      first === 0 ? [] : first === null ? null : readTrades(),
    ])
    return {
      holdings,
      transactions: few ?? (areLotsMany(holdings) ? pagedTransactions(database, userId) : await readTrades()),
    }
  }

  /** Refuses with resource_missing if the portfolio is not the viewer's. */
  async function find({ userId }: Viewer, portfolioId: string) {
    const portfolio = await findPortfolio(database, userId, portfolioId)
    if (!portfolio) throw new Refusal('resource_missing')
    return portfolio
  }

  return {
    /** All portfolios without holdings, in one statement. */
    overviews: ({ userId }: Viewer): Promise<PortfolioRow[]> => findPortfolios(database, userId),

    /**
     * All portfolios with objectives, transactions and positions, in three statements for any
     * number of lots.
     */
    async read(viewer: Viewer, options: ReadOptions, now: Date): Promise<PortfoliosAndMore> {
      const { holdings, transactions } = await read(viewer, options, now)
      return {
        portfolios: holdings.portfolios,
        objectives: holdings.objectives.map(({ objective }) => objective),
        transactions,
        positions: unmergedOf(holdings, viewer.preferences.currency),
      }
    },

    /** All portfolios with totals in the preferred currency. */
    async readPackage(viewer: Viewer, options: ReadOptions, now: Date): Promise<Package> {
      const { holdings, transactions } = await read(viewer, options, now)
      const { currency } = viewer.preferences
      const merged = mergedOf(holdings, currency)
      const valued = holdings.portfolios.map(({ portfolio, statistics }) => ({
        currency: portfolio.currency,
        statistics,
      }))
      return {
        portfolios: holdings.portfolios,
        objectives: holdings.objectives.map(({ objective }) => objective),
        transactions,
        progress: progressOf(holdings.objectives, merged),
        merged,
        summary: portfolioSummaryOf(valued, currency, holdings.rates),
        converted: portfolioSummaryOf(valued, conversionCurrencyOf(currency), holdings.rates),
      }
    },

    /** Page of lots of one stock, newest first, with the quote that values their gains. */
    async readLots(
      viewer: Viewer,
      { portfolioId, stockId, kind, first, after }: LotsWanted,
      now: Date,
    ): Promise<{ lots: (LotRow & LotEffect)[]; quote: Quote | null; totalCount: number }> {
      const portfolio = await find(viewer, portfolioId)
      const found = await findPortfolioStock(database, portfolio.id, stockId)
      if (!found) throw new Refusal('resource_missing')
      const place = { portfolioId: portfolio.id, stockId: found.stock.id }
      const [lots, totalCount, [view]] = await Promise.all([
        findLotPage(database, { ...place, kind, first, after }),
        kind === null ? found.held.lotCount : countLots(database, place, kind),
        withQuotes(marketData, [found.stock], now),
      ])
      return { lots: await withEffects(database, lots, ({ id }) => id), quote: view?.quote ?? null, totalCount }
    },

    /** Page of trades of all portfolios or of one, newest first. */
    async readTransactions(
      viewer: Viewer,
      { portfolioId, first, after }: { portfolioId: string | null; first: number; after: LotCursor | null },
    ): Promise<{ transactions: Transaction[]; totalCount: number }> {
      const { userId } = viewer
      const own = portfolioId === null ? null : (await find(viewer, portfolioId)).id
      const [transactions, totalCount] = await Promise.all([
        transactionsOf({ userId, portfolioId: own, first, after }),
        countTransactions(database, userId, own),
      ])
      return { transactions, totalCount }
    },

    /** Exports the lots of a portfolio as a file that imports to the same holdings. */
    async exportFile(viewer: Viewer, portfolioId: string, now: Date): Promise<ExportedFile> {
      const portfolio = await find(viewer, portfolioId)
      return exportPortfolio(database, portfolio, now)
    },
  }
}
