import { decimal } from '@palier/domain/kernel/decimal'
import type { Lot } from '@palier/domain/portfolios/lot'
import { type DayCount, storedSumsOf, type UnitSums } from '@palier/domain/portfolios/positionReplay'
import type { Position, PositionSums } from '@palier/domain/portfolios/position'
import type { LotRow } from '../../database/queries/portfolios/lotQueries.ts'
import type { KeptPosition, NewMark } from '../../database/queries/portfolios/portfolioSumQueries.ts'
import type { CountedBefore } from '../../database/queries/portfolios/lotRangeQueries.ts'

/** A position from what is kept of it: exact text. */
export function positionOf(kept: Omit<KeptPosition, 'lotCount'>): Position {
  const { newestTradeDate, newestTradeOrder, newestDayBuysFirst } = kept
  return { ...sumsOf(kept), newestTradeDate, newestTradeOrder, newestDayBuysFirst }
}

function sumsOf(kept: Omit<NewMark, 'date' | 'lotCount'>): PositionSums {
  return {
    purchasedShareCount: decimal(kept.purchasedShareCount),
    soldShareCount: decimal(kept.soldShareCount),
    purchaseCost: decimal(kept.purchaseCost),
    soldCost: decimal(kept.soldCost),
    proceeds: decimal(kept.proceeds),
  }
}

export function storedPositionOf(position: Position, lotCount: number): KeptPosition {
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

/** The position after that many lots, the last of them of this day; none where no lot is left. */
export function storedPositionAfter(before: CountedBefore, last: DayCount | null, lotCount: number): KeptPosition {
  return {
    lotCount,
    ...storedSumsOf(last?.sums ?? before.sums),
    newestTradeDate: last?.date ?? null,
    newestTradeOrder: last?.newestTradeOrder ?? 0,
    newestDayBuysFirst: last?.buysFirst ?? false,
  }
}

export function checkpointOf(date: string, lotCount: number, sums: UnitSums): NewMark {
  return { date, lotCount, ...storedSumsOf(sums) }
}

export function lotOf({ id, kind, tradeDate, tradeOrder, entryOrder, quantity, price }: LotRow): Lot {
  return { id, kind, tradeDate, tradeOrder, entryOrder, quantity: decimal(quantity), price: decimal(price) }
}
