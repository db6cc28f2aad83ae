import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { decimal } from '@palier/domain/decimal'
import { canAddPortfolioStock } from '@palier/domain/usage'
import type { Database } from '../database/database.ts'
import { deleteLotsOfImport, findPlacesOfImport } from '../database/lotQueries.ts'
import { countLotsForPlans } from '../database/planning.ts'
import { deletePortfolioStock, findPortfolioStocks, insertPortfolioStock } from '../database/portfolioQueries.ts'
import { findPlanAndUsage } from '../database/usageQueries.ts'
import { groupBy } from './groupBy.ts'
import type { Evaluation, ReadTrade } from './importVerdicts.ts'
import { type FreshLot, recount } from './lotLedger.ts'
import { Refusal } from './refusal.ts'
import { limitsOf, useOf } from './usage.ts'

// As many as change what the best way to read them is; then again when there are four times as many.
const MANY_LOTS = 1_000
const MANY_MORE = 4

type Target = { portfolioId: string; importId: string }

/** The lots of a file by stock, in the order in which they are entered. */
export type FreshLots = ReadonlyMap<string, readonly FreshLot[]>

/** The accepted rows of a file as lots, the oldest first. Nothing is written. */
export async function freshLotsOf(
  { outcomes, isNewestFirst }: Pick<Evaluation, 'outcomes' | 'isNewestFirst'>,
  { portfolioId, importId }: Target,
  now: Date,
): Promise<FreshLots> {
  const accepted = outcomes.flatMap(({ verdict, trade }) => (verdict === 'accepted' && trade ? [trade] : []))
  const trades = groupBy(isNewestFirst ? accepted.toReversed() : accepted, ({ stockId }) => stockId ?? '')
  const fresh = new Map<string, FreshLot[]>()
  for (const [stockId, own] of trades) {
    await nextTurn()
    fresh.set(
      stockId,
      own.map((trade) => freshLotOf(trade, { portfolioId, stockId, importId }, now)),
    )
  }
  return fresh
}

/**
 * Enters the lots of a file and answers how many. Refused with operationsLimitReached where their stocks are more than
 * the plan has room for. The caller holds the locks on the limits and on the portfolio.
 */
export async function enterImport(
  transaction: Database,
  { userId, portfolioId }: { userId: string; portfolioId: string },
  freshLots: FreshLots,
  now: Date,
): Promise<number> {
  await addStocks(transaction, { userId, portfolioId }, [...freshLots.keys()], now)
  let count = 0
  let many = MANY_LOTS
  for (const [stockId, fresh] of freshLots) {
    await recount(transaction, { portfolioId, stockId }, firstDayOf(fresh), fresh)
    count += fresh.length
    if (count < many) continue
    await countLotsForPlans(transaction)
    many = count * MANY_MORE
  }
  if (many > MANY_LOTS) await countLotsForPlans(transaction)
  return count
}

async function addStocks(
  transaction: Database,
  { userId, portfolioId }: { userId: string; portfolioId: string },
  stockIds: readonly string[],
  now: Date,
): Promise<void> {
  const there = await findPortfolioStocks(transaction, portfolioId, stockIds)
  const known = new Set(there.map(({ stockId }) => stockId))
  const missing = stockIds.filter((stockId) => !known.has(stockId))
  if (missing.length === 0) return
  const { plan, ...usage } = await findPlanAndUsage(transaction, userId)
  const [limits, use] = [limitsOf(plan), useOf(usage)]
  if (!canAddPortfolioStock({ ...use, portfolioStocks: use.portfolioStocks + missing.length - 1 }, limits)) {
    throw new Refusal('operationsLimitReached', { n: limits.portfolioStocks, maxUnit: 'portfolioStocks' })
  }
  for (const [place, stockId] of missing.entries()) {
    // A millisecond apart, because stocks are read in the order of their coming.
    const addedAt = new Date(now.getTime() + place)
    await insertPortfolioStock(transaction, { portfolioId, stockId, note: '', addedAt })
  }
}

/**
 * Takes the lots of an import out and answers how many there were. Refused with invalidLotQuantity where a sale that is
 * left needs them. The caller holds the portfolio's lock.
 */
export async function leaveImport(transaction: Database, importId: string): Promise<number> {
  const places = await findPlacesOfImport(transaction, importId)
  await deleteLotsOfImport(transaction, importId)
  for (const place of places) {
    const left = await recount(transaction, place, place.from)
    if (left === 0) await deletePortfolioStock(transaction, place.portfolioId, place.stockId)
  }
  return places.reduce((removed, { lotCount }) => removed + lotCount, 0)
}

type Place = { portfolioId: string; stockId: string; importId: string }

function freshLotOf(trade: ReadTrade, place: Place, createdAt: Date): FreshLot {
  const { kind, tradeDate, tradeOrder, settlementDate, quantity, price, fee, fxRateToCad, note } = trade
  const id = randomUUID()
  const written = { kind, tradeDate, tradeOrder, settlementDate, quantity, price, fee, fxRateToCad, note }
  const row = { id, ...place, ...written, createdAt }
  const amounts = { quantity: decimal(quantity), price: decimal(price) }
  return { lot: { id, kind, tradeDate, tradeOrder, entryOrder: Infinity, ...amounts }, row }
}

function firstDayOf(fresh: readonly FreshLot[]): string {
  return fresh.reduce(
    (first, { lot }) => (lot.tradeDate < first ? lot.tradeDate : first),
    fresh[0]?.lot.tradeDate ?? '',
  )
}
