import type { Lot } from '@palier/domain/lot'
import { holdingsOf } from '@palier/domain/portfolioValue'
import { addLot, type LotEffect, type Oversell, remainingCostOf, replayLots } from '@palier/domain/position'
import type { Database } from '../database/database.ts'
import { findLotTail, insertLots, type LotPlace, type LotTail, type NewLot } from '../database/lotQueries.ts'
import type { PortfolioStockRow } from '../database/portfolioQueries.ts'
import {
  insertLastLot,
  markBookChanged,
  replaceHoldings,
  storeEffects,
  storeSums,
} from '../database/portfolioSumQueries.ts'
import { differs, keptEffectOf, keptSumsOf, lotOf, positionOf, sumsOf } from './keptPosition.ts'
import { Refusal } from './refusal.ts'

/** A lot to be entered, with its figures as decimals. */
export type FreshLot = { lot: Lot; row: NewLot }

/**
 * Enters a lot and keeps what the stock's lots now add up to. Where it comes last, no other lot is read.
 * Refused with invalidLotQuantity where it sells more than is held. The caller holds the portfolio's lock.
 */
export async function enterLot(transaction: Database, held: PortfolioStockRow, fresh: FreshLot): Promise<void> {
  const { lot, row } = fresh
  const outcome = addLot(positionOf(held), lot)
  if (outcome.kind === 'refused') refuse(outcome.oversell)
  if (outcome.kind === 'replay') {
    await recountFrom(transaction, held, lot.tradeDate, [fresh])
    return
  }
  const { portfolioId, stockId } = held
  const { position, effect } = outcome
  const { shareCountAfter, soldCost } = keptEffectOf(effect)
  const cost = remainingCostOf(position).toString()
  await insertLastLot(transaction, held, {
    lot: { ...row, shareCountAfter, soldCost },
    sums: keptSumsOf(position, held.lotCount + 1),
    step: { portfolioId, stockId, date: lot.tradeDate, shareCount: shareCountAfter, cost },
  })
}

/**
 * Counts the lots of a stock anew from a day on, with those to be entered, none of an earlier day, and answers how many
 * there are in all. Lots from before that day are not read one by one. Refused like `recount`.
 */
export async function recountFrom(
  transaction: Database,
  place: LotPlace,
  from: string,
  fresh: readonly FreshLot[] = [],
): Promise<number> {
  return recount(transaction, place, await findLotTail(transaction, place, from), { from, fresh })
}

/**
 * Counts lots of a stock anew, as they are to be, with those to be entered, and answers how many there are in all. Only
 * what has changed is written; `from` is the first day that may have. Refused with invalidLotQuantity where a sale finds
 * too few shares. The caller holds the portfolio's lock.
 */
export async function recount(
  transaction: Database,
  place: LotPlace,
  { before, lots }: LotTail,
  { from, fresh = [] }: { from: string; fresh?: readonly FreshLot[] },
): Promise<number> {
  const all = [...lots.map(lotOf), ...fresh.map(({ lot }) => lot)]
  const sums = sumsOf(before)
  const lotCount = before.lotCount + all.length
  const outcome = replayLots(all, sums)
  if (outcome.kind === 'refused') refuse(outcome.oversell)
  const effectOf = new Map(outcome.effects.map((effect) => [effect.lotId, effect]))

  await insertLots(
    transaction,
    fresh.map(({ row }) => ({ ...row, ...columnsOf(effectFor(effectOf, row.id)) })),
  )
  const changed = lots.flatMap((row) => {
    const effect = effectFor(effectOf, row.id)
    return differs(row, effect) ? [keptEffectOf(effect)] : []
  })
  await storeEffects(transaction, changed)
  await storeSums(transaction, place, keptSumsOf(outcome.position, lotCount))
  const { portfolioId, stockId } = place
  const steps = holdingsOf(all, outcome.effects, sums)
    .filter(({ date }) => date >= from)
    .map(({ date, value }) => ({
      portfolioId,
      stockId,
      date,
      shareCount: value.shareCount.toString(),
      cost: value.cost.toString(),
    }))
  await replaceHoldings(transaction, place, from, steps)
  await markBookChanged(transaction, portfolioId, from)
  return lotCount
}

function columnsOf(effect: LotEffect) {
  const { shareCountAfter, soldCost } = keptEffectOf(effect)
  return { shareCountAfter, soldCost }
}

function effectFor(effectOf: ReadonlyMap<string, LotEffect>, lotId: string): LotEffect {
  const effect = effectOf.get(lotId)
  if (!effect) throw new Error('A lot was counted without an effect.')
  return effect
}

function refuse({ lotId, tradeDate, quantity, held }: Oversell): never {
  const params = { held: held.toNumber(), asked: quantity.toNumber(), lotId, date: tradeDate }
  throw new Refusal('invalidLotQuantity', params)
}
