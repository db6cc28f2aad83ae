import { randomUUID } from 'node:crypto'
import { decimal } from '@palier/domain/decimal'
import { canAddPortfolioStock } from '@palier/domain/usage'
import type { Database } from '../database/database.ts'
import { deleteLotsOfImport, findLotsOfImport, type LotRow } from '../database/lotQueries.ts'
import { deletePortfolioStock, findPortfolioStocks, insertPortfolioStock } from '../database/portfolioQueries.ts'
import { findPlanAndUsage } from '../database/usageQueries.ts'
import { groupBy } from './groupBy.ts'
import type { Evaluation, ReadTrade, RowOutcome } from './importVerdicts.ts'
import { type FreshLot, recountFrom } from './lotLedger.ts'
import { Refusal } from './refusal.ts'
import { limitsOf, useOf } from './usage.ts'

type Target = { userId: string; portfolioId: string; importId: string }

/**
 * Enters the accepted rows of a file, the oldest first, and answers how many. Refused with operationsLimitReached where
 * their stocks are more than the plan has room for. The caller holds the locks on the limits and on the portfolio.
 */
export async function enterImport(
  transaction: Database,
  { userId, portfolioId, importId }: Target,
  { outcomes, isNewestFirst }: Pick<Evaluation, 'outcomes' | 'isNewestFirst'>,
  now: Date,
): Promise<number> {
  const accepted = outcomes.flatMap(({ verdict, trade }) => (verdict === 'accepted' && trade ? [trade] : []))
  const trades = groupBy(isNewestFirst ? accepted.toReversed() : accepted, ({ stockId }) => stockId ?? '')
  await addStocks(transaction, { userId, portfolioId, importId }, [...trades.keys()], now)

  for (const [stockId, own] of trades) {
    const fresh = own.map((trade) => freshLotOf(trade, { portfolioId, stockId, importId }, now))
    await recountFrom(transaction, { portfolioId, stockId }, firstDayOf(own), fresh)
  }
  return accepted.length
}

async function addStocks(
  transaction: Database,
  { userId, portfolioId }: Target,
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
  const imported = await findLotsOfImport(transaction, importId)
  await deleteLotsOfImport(transaction, importId)
  for (const own of groupBy(imported, ({ portfolioId, stockId }) => portfolioId + stockId).values()) {
    const [place] = own
    if (!place) continue
    const left = await recountFrom(transaction, place, firstDayOf(own))
    if (left === 0) await deletePortfolioStock(transaction, place.portfolioId, place.stockId)
  }
  return imported.length
}

type Place = { portfolioId: string; stockId: string; importId: string }

function freshLotOf(trade: ReadTrade, place: Place, createdAt: Date): FreshLot {
  const { kind, tradeDate, tradeOrder, settlementDate, quantity, price, fee, note } = trade
  const id = randomUUID()
  const row = { id, ...place, kind, tradeDate, tradeOrder, settlementDate, quantity, price, fee, note, createdAt }
  const amounts = { quantity: decimal(quantity), price: decimal(price) }
  return { lot: { id, kind, tradeDate, tradeOrder, entryOrder: Infinity, ...amounts }, row }
}

function firstDayOf(dated: readonly Pick<LotRow, 'tradeDate'>[]): string {
  return dated.reduce((first, { tradeDate }) => (tradeDate < first ? tradeDate : first), dated[0]?.tradeDate ?? '')
}

/** How many rows have each outcome. */
export function countOutcomes(outcomes: readonly RowOutcome[]) {
  const counts = { accepted: 0, skipped: 0, refused: 0, duplicate: 0 }
  for (const { verdict } of outcomes) counts[verdict] += 1
  return counts
}
