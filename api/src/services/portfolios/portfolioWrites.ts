import { randomUUID } from 'node:crypto'
import type { Currency } from '@palier/domain/market/currency'
import { EARLIEST_TRADE_DATE } from '@palier/domain/portfolios/lot'
import { canAddPortfolio } from '@palier/domain/billing/planUsage'
import type { Database } from '../../database/kernel/database.ts'
import { lockUserRow } from '../../database/queries/watchlists/watchListWriteQueries.ts'
import { hasTransferAgainstKind, isTransferredBetween } from '../../database/queries/portfolios/bookEventQueries.ts'
import { findFirstDay, moveLots } from '../../database/queries/portfolios/lotQueries.ts'
import {
  deletePortfolio,
  deletePortfolioStock,
  findPortfolioStock,
  insertPortfolio,
  insertPortfolioStock,
  lockPortfolios,
  type PortfolioRow,
  updatePortfolio,
} from '../../database/queries/portfolios/portfolioQueries.ts'
import { NO_CASH, recordHoldingsChange } from '../../database/queries/portfolios/bookChangeQueries.ts'
import { findStocks } from '../../database/queries/market/stockQueries.ts'
import { findPlanAndUsage } from '../../database/queries/billing/planUsageQueries.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { assertOpen, findClosures, NO_CLOSURES } from '../watchlists/beyondPlan.ts'
import { assertVersion } from '../../kernel/assertVersion.ts'
import { assertStockWithinPlan } from './assertStockWithinPlan.ts'
import { recomputePosition } from './positionRecompute.ts'
import { orderTransfersWithinDay } from './orderTransfersWithinDay.ts'
import { lockPortfolio } from './ownPortfolio.ts'
import { addUserEvent } from '../notifications/userEvents.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { limitsOf, type PlanAndUsage, useOf } from '../billing/planUsage.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { type AnswerOptions, readHoldingsAfterWrite, type HoldingsAfterWrite } from './holdingsAfterWrite.ts'

type PortfolioText = {
  name: string
  description: string
  currency: Currency
  /** Unchanged if undefined. */
  accountKind: PortfolioRow['accountKind'] | undefined
  owner: PortfolioRow['owner'] | undefined
}

/** Target of a write and the version that was read. Without a version the write is unconditional. */
type PortfolioTarget = { portfolioId: string; version: number | undefined }

type Move = { fromPortfolioId: string; toPortfolioId: string; stockId: string }

/**
 * Writes portfolios within the caller's transaction. Writes to one portfolio are serialized.
 * Refuses with resource_missing for another user's portfolio, with BeyondPlan beyond the plan
 * except for deletions, with VersionConflict after a concurrent change.
 */
export function createPortfolioWrites(transaction: Database, marketData: MarketData) {
  async function lockOpenPortfolio(viewer: Viewer, portfolioId: string) {
    const portfolio = await lockPortfolio(transaction, viewer, portfolioId)
    const closures = await findClosures(transaction, viewer.userId)
    assertOpen(closures.ofPortfolio(portfolio.id))
    return { portfolio, closures }
  }

  return {
    /** Refuses with portfolioLimitReached at the plan's limit. */
    async add(
      viewer: Viewer,
      { accountKind = 'nonRegistered', owner = 'self', ...text }: PortfolioText,
      now: Date,
    ): Promise<HoldingsAfterWrite & { planAndUsage: PlanAndUsage }> {
      const { userId } = viewer
      await lockUserRow(transaction, userId)
      const { plan, usage } = await findPlanAndUsage(transaction, viewer.userId)
      const limits = limitsOf(plan)
      if (!canAddPortfolio(useOf(usage), limits)) {
        throw new Refusal('portfolioLimitReached', { n: limits.portfolios, maxUnit: 'portfolios' })
      }
      const id = randomUUID()
      await insertPortfolio(transaction, {
        id,
        userId,
        ...text,
        accountKind,
        owner,
        amountOfMoney: '0',
        createdAt: now,
      })
      const written = await readHoldingsAfterWrite(
        transaction,
        marketData,
        viewer,
        [id],
        { withLots: false },
        now,
        NO_CLOSURES,
      )
      return {
        ...written,
        planAndUsage: { plan, usage: { ...usage, portfolioCount: usage.portfolioCount + 1 } },
      }
    },

    /** Refuses with TransferredInKind if transfers contradict the new kind of account. */
    async update(
      viewer: Viewer,
      { portfolioId, version }: PortfolioTarget,
      { accountKind, owner, ...text }: PortfolioText,
      options: AnswerOptions,
      now: Date,
    ): Promise<HoldingsAfterWrite> {
      const { portfolio, closures } = await lockOpenPortfolio(viewer, portfolioId)
      assertVersion(portfolio, version)
      const isOtherKind = accountKind !== undefined && accountKind !== portfolio.accountKind
      if (isOtherKind && (await hasTransferAgainstKind(transaction, portfolio.id, accountKind))) {
        throw new Refusal('TransferredInKind')
      }
      await updatePortfolio(transaction, portfolio.id, {
        ...text,
        ...(accountKind !== undefined && { accountKind }),
        ...(owner !== undefined && { owner }),
      })
      // Stored daily values are in the previous currency.
      if (text.currency !== portfolio.currency)
        await recordHoldingsChange(transaction, portfolio.id, EARLIEST_TRADE_DATE)
      return readHoldingsAfterWrite(transaction, marketData, viewer, [portfolio.id], options, now, closures)
    },

    /** Also deletes the portfolio's stocks and lots. */
    async delete(viewer: Viewer, { portfolioId, version }: PortfolioTarget, now: Date): Promise<PlanAndUsage> {
      const portfolio = await lockPortfolio(transaction, viewer, portfolioId)
      assertVersion(portfolio, version)
      await deletePortfolio(transaction, portfolio.id)
      await addUserEvent(transaction, { userId: viewer.userId, kind: 'portfoliosChanged' }, now)
      return findPlanAndUsage(transaction, viewer.userId)
    },

    /**
     * Refuses with DuplicateKey if the stock is there, with operationsLimitReached at the plan's
     * limit.
     */
    async addStock(
      viewer: Viewer,
      { portfolioId, stockId }: { portfolioId: string; stockId: string },
      options: AnswerOptions,
      now: Date,
    ): Promise<HoldingsAfterWrite> {
      const [stock] = await findStocks(transaction, [stockId])
      if (!stock) throw new Refusal('resource_missing')
      await lockUserRow(transaction, viewer.userId)
      const { portfolio, closures } = await lockOpenPortfolio(viewer, portfolioId)
      if (await findPortfolioStock(transaction, portfolio.id, stock.id)) throw new Refusal('DuplicateKey')
      await assertStockWithinPlan(transaction, viewer)
      const row = { portfolioId: portfolio.id, stockId: stock.id, note: '', addedAt: now }
      if (!(await insertPortfolioStock(transaction, row))) throw new Refusal('DuplicateKey')
      return readHoldingsAfterWrite(transaction, marketData, viewer, [portfolio.id], options, now, closures)
    },

    /**
     * Merges the lots with those of the target portfolio. Refuses with invalidLotQuantity if
     * together they would sell more than is held, with TransferredBetween if shares were
     * transferred between the two portfolios.
     */
    async moveStock(viewer: Viewer, move: Move, options: AnswerOptions, now: Date): Promise<HoldingsAfterWrite> {
      const found = await lockPortfolios(transaction, viewer.userId, [move.fromPortfolioId, move.toPortfolioId])
      const from = found.find(({ id }) => id === move.fromPortfolioId.toLowerCase())
      const to = found.find(({ id }) => id === move.toPortfolioId.toLowerCase())
      const moved = from && (await findPortfolioStock(transaction, from.id, move.stockId))
      if (!from || !to || !moved || from.id === to.id) throw new Refusal('resource_missing')

      const { stock, held } = moved
      const closures = await findClosures(transaction, viewer.userId)
      assertOpen(closures.ofStock(held) ?? closures.ofPortfolio(to.id))
      if (await isTransferredBetween(transaction, stock.id, [from.id, to.id])) throw new Refusal('TransferredBetween')
      const firstDay = await findFirstDay(transaction, held)
      const { note, addedAt } = held
      await insertPortfolioStock(transaction, { portfolioId: to.id, stockId: stock.id, note, addedAt })
      await moveLots(transaction, held, to.id)
      await deletePortfolioStock(transaction, from.id, stock.id)
      if (firstDay !== null) {
        await recordHoldingsChange(transaction, from.id, firstDay)
        const place = { portfolioId: to.id, stockId: stock.id }
        const { changed } = await orderTransfersWithinDay(transaction, place, null)
        await recomputePosition(transaction, place, firstDay)
        for (const { from: day, ...other } of changed) await recomputePosition(transaction, other, day, [], NO_CASH)
      }
      return readHoldingsAfterWrite(transaction, marketData, viewer, [from.id, to.id], options, now, closures)
    },
  }
}
