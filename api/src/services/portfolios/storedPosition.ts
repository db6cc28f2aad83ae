import { decimal } from '@palier/domain/kernel/decimal'
import { type DayCount, type StoredSums, storedSumsOf, type UnitSums } from '@palier/domain/portfolios/positionReplay'
import type { PositionSums } from '@palier/domain/portfolios/position'
import type { StoredPosition, NewCheckpoint } from '../../database/queries/portfolios/portfolioSumQueries.ts'

export function positionSumsOf(stored: StoredSums): PositionSums {
  return {
    purchasedShareCount: decimal(stored.purchasedShareCount),
    soldShareCount: decimal(stored.soldShareCount),
    purchaseCost: decimal(stored.purchaseCost),
    soldCost: decimal(stored.soldCost),
    proceeds: decimal(stored.proceeds),
  }
}

/** Position after `lotCount` lots. `last` is the day of the last lot; null if no lot is left. */
export function storedPositionAfter(before: UnitSums, last: DayCount | null, lotCount: number): StoredPosition {
  return {
    lotCount,
    ...storedSumsOf(last?.sums ?? before),
    newestTradeDate: last?.date ?? null,
    newestTradeOrder: last?.newestTradeOrder ?? 0,
    newestDayBuysFirst: last?.buysFirst ?? false,
  }
}

/** Checkpoint row: sums of the lots through a day, to replay from. */
export function checkpointOf(date: string, lotCount: number, sums: UnitSums): NewCheckpoint {
  return { date, lotCount, ...storedSumsOf(sums) }
}
