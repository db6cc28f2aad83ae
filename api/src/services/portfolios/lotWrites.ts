import { randomUUID } from 'node:crypto'
import type { Decimal } from '@palier/domain/kernel/decimal'
import { latestDateAnywhere, type LotKind, lotFaultsOf } from '@palier/domain/portfolios/lot'
import type { Database } from '../../database/kernel/database.ts'
import {
  deleteLot,
  lockLot,
  type LotPlace,
  type LotRow,
  updateLot,
} from '../../database/queries/portfolios/lotQueries.ts'
import {
  deletePortfolioStock,
  findPortfolio,
  lockPortfolioStock,
} from '../../database/queries/portfolios/portfolioQueries.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { type Closures, assertOpen, findClosures } from '../watchlists/beyondPlan.ts'
import { assertVersion } from '../../kernel/assertVersion.ts'
import { tradeMove, undone } from './cash/cashMoves.ts'
import { enterLot, recomputePosition } from './positionRecompute.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { type AnswerOptions, readHoldingsAfterWrite, type HoldingsAfterWrite } from './holdingsAfterWrite.ts'

/** A trade as entered by the user. */
export type LotWrite = {
  kind: LotKind
  tradeDate: string
  tradeOrder: number
  quantity: Decimal
  price: Decimal
  note: string
  fee: Decimal | null
  fxRateToCad: Decimal | null
}

type LotTarget = LotPlace & { lotId: string; version: number | undefined }

/**
 * Writes lots within the caller's transaction. Writes to one portfolio are serialized. Refuses with
 * resource_missing for another user's portfolio, with VersionConflict after a concurrent change,
 * with LotOfEvent for a lot that belongs to an event, with invalidLotQuantity if any sale lacks
 * shares, and with BeyondPlan for stocks beyond the plan, whose lots can only be deleted.
 */
export function createLotWrites(transaction: Database, marketData: MarketData) {
  async function lock({ userId }: Viewer, { lotId, version, ...place }: LotTarget): Promise<LotRow> {
    const lot = await lockLot(transaction, userId, place, lotId)
    if (!lot) throw new Refusal('resource_missing')
    if (lot.eventId !== null) throw new Refusal('LotOfEvent')
    assertVersion(lot, version)
    return lot
  }

  async function expectOpenStock({ userId }: Viewer, place: LotPlace): Promise<Closures> {
    const closures = await findClosures(transaction, userId)
    assertOpen(closures.ofStock(place))
    return closures
  }

  /** Names the stock as the field at fault if the portfolio exists. */
  async function missingPlaceRefusal({ userId }: Viewer, { portfolioId }: LotPlace): Promise<Refusal> {
    const portfolio = await findPortfolio(transaction, userId, portfolioId)
    return portfolio ? new Refusal('resource_missing', { field: 'stockId' }) : new Refusal('resource_missing')
  }

  return {
    /** The stock must be in the portfolio. If the lot sorts last, no other lot is read. */
    async add(
      viewer: Viewer,
      place: LotPlace,
      write: LotWrite,
      options: AnswerOptions,
      now: Date,
    ): Promise<HoldingsAfterWrite> {
      assertLot(write, now)
      const held = await lockPortfolioStock(transaction, viewer.userId, place)
      if (!held) throw await missingPlaceRefusal(viewer, place)
      const closures = await expectOpenStock(viewer, held)
      const id = randomUUID()
      const { portfolioId, stockId } = held
      const row = { id, portfolioId, stockId, ...columnsOf(write), createdAt: now }
      const fresh = { lot: { id, ...write, entryOrder: Infinity }, row }
      await enterLot(transaction, held, fresh, [tradeMove(row)])
      return readHoldingsAfterWrite(transaction, marketData, viewer, [portfolioId], options, now, closures)
    },

    async update(
      viewer: Viewer,
      target: LotTarget,
      write: LotWrite,
      options: AnswerOptions,
      now: Date,
    ): Promise<HoldingsAfterWrite> {
      assertLot(write, now)
      const lot = await lock(viewer, target)
      const closures = await expectOpenStock(viewer, lot)
      // An order of 0 states no time: the lot keeps its order within the same day.
      const keepsPlace = write.tradeDate === lot.tradeDate && write.tradeOrder === 0
      const change = { ...columnsOf(write), ...(keepsPlace && { tradeOrder: lot.tradeOrder }) }
      await updateLot(transaction, lot.id, change)
      const from = lot.tradeDate < change.tradeDate ? lot.tradeDate : change.tradeDate
      await recomputePosition(transaction, lot, from, [], [undone(tradeMove(lot)), tradeMove({ ...lot, ...change })])
      return readHoldingsAfterWrite(transaction, marketData, viewer, [lot.portfolioId], options, now, closures)
    },

    /** Removes the stock from the portfolio with its last lot. */
    async delete(viewer: Viewer, target: LotTarget, options: AnswerOptions, now: Date): Promise<HoldingsAfterWrite> {
      const lot = await lock(viewer, target)
      await deleteLot(transaction, lot.id)
      const { lotCount } = await recomputePosition(transaction, lot, lot.tradeDate, [], [undone(tradeMove(lot))])
      if (lotCount === 0) await deletePortfolioStock(transaction, lot.portfolioId, lot.stockId)
      return readHoldingsAfterWrite(transaction, marketData, viewer, [lot.portfolioId], options, now)
    },
  }
}

const LARGEST_FEE = 999_999_999
const LARGEST_RATE = 1_000_000
const FEE_PLACES = 8
const RATE_PLACES = 10

/** Refuses the first fault of a lot, named by its API field. */
function assertLot(write: LotWrite, now: Date): void {
  const { tradeDate, quantity, price, note, fee, fxRateToCad } = write
  const rules = { latestDate: latestDateAnywhere(now), wholeShares: true }
  const [fault] = lotFaultsOf({ tradeDate, quantity, price, note }, rules)
  if (fault?.field === 'quantity') {
    throw new Refusal('invalidLotQuantity', { field: FIELDS.quantity, asked: quantity.toNumber() })
  }
  if (fault) throw new Refusal('parameter_invalid_empty', { field: FIELDS[fault.field], reason: fault.code })
  assertAmount(fee, 'fee', LARGEST_FEE, FEE_PLACES)
  assertAmount(fxRateToCad, 'fxRateToCad', LARGEST_RATE, RATE_PLACES)
}

const FIELDS = {
  tradeDate: 'transactionDate',
  quantity: 'stockQty',
  price: 'averageCostByShare',
  note: 'note',
} as const

function assertAmount(amount: Decimal | null, field: string, largest: number, places: number): void {
  if (amount === null) return
  if (amount.gt(largest) || !amount.round(places).eq(amount)) throw new Refusal('parameter_invalid_empty', { field })
}

function columnsOf({ kind, tradeDate, tradeOrder, quantity, price, note, fee, fxRateToCad }: LotWrite) {
  return {
    kind,
    tradeDate,
    tradeOrder,
    quantity: quantity.toString(),
    price: price.toString(),
    note,
    fee: fee && fee.toString(),
    fxRateToCad: fxRateToCad && fxRateToCad.toString(),
  }
}
