import { decimal, decimalOrNull } from '@palier/domain/decimal'
import type { Lot } from '@palier/domain/lot'
import type { LotEffect, Position, PositionSums } from '@palier/domain/position'
import type { LotRow, SumsBefore } from '../database/lotQueries.ts'
import type { KeptEffect, KeptSums } from '../database/portfolioSumQueries.ts'

/** A position from what is kept of it: exact text. */
export function positionOf(kept: Omit<KeptSums, 'lotCount'>): Position {
  const { newestTradeDate, newestTradeOrder, newestDayBuysFirst } = kept
  return { ...sumsOf(kept), newestTradeDate, newestTradeOrder, newestDayBuysFirst }
}

export function sumsOf(kept: Omit<SumsBefore, 'lotCount'>): PositionSums {
  return {
    purchasedShareCount: decimal(kept.purchasedShareCount),
    soldShareCount: decimal(kept.soldShareCount),
    purchaseCost: decimal(kept.purchaseCost),
    soldCost: decimal(kept.soldCost),
    proceeds: decimal(kept.proceeds),
  }
}

export function keptSumsOf(position: Position, lotCount: number): KeptSums {
  const { newestTradeDate, newestTradeOrder, newestDayBuysFirst } = position
  return {
    lotCount,
    purchasedShareCount: position.purchasedShareCount.toString(),
    soldShareCount: position.soldShareCount.toString(),
    purchaseCost: position.purchaseCost.toString(),
    soldCost: position.soldCost.toString(),
    proceeds: position.proceeds.toString(),
    newestTradeDate,
    newestTradeOrder,
    newestDayBuysFirst,
  }
}

export function lotOf({ id, kind, tradeDate, tradeOrder, entryOrder, quantity, price }: LotRow): Lot {
  return { id, kind, tradeDate, tradeOrder, entryOrder, quantity: decimal(quantity), price: decimal(price) }
}

export function keptEffectOf({ lotId, shareCountAfter, soldCost }: LotEffect): KeptEffect {
  return { id: lotId, shareCountAfter: shareCountAfter.toString(), soldCost: soldCost && soldCost.toString() }
}

/** Whether a lot is kept with another effect than this one. */
export function differs(row: LotRow, { shareCountAfter, soldCost }: LotEffect): boolean {
  const kept = decimalOrNull(row.soldCost)
  const isSameCost = soldCost === null || kept === null ? soldCost === kept : soldCost.eq(kept)
  return !isSameCost || !shareCountAfter.eq(decimal(row.shareCountAfter))
}
