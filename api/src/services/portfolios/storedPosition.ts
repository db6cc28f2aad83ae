import { decimal } from '@palier/domain/kernel/decimal'
import { type DayCount, type StoredSums, storedSumsOf, type UnitSums } from '@palier/domain/portfolios/positionReplay'
import type { PositionSums } from '@palier/domain/portfolios/position'
import type { StoredPosition, NewCheckpoint } from '../../database/queries/portfolios/portfolioSumQueries.ts'

/** The sums of a stored position as decimals. */
export function positionSumsOf(stored: StoredSums): PositionSums {
  return {
    purchasedShareCount: decimal(stored.purchasedShareCount),
    soldShareCount: decimal(stored.soldShareCount),
    purchaseCost: decimal(stored.purchaseCost),
    soldCost: decimal(stored.soldCost),
    proceeds: decimal(stored.proceeds),
  }
}

/** The position after that many lots, the last of them of this day; none where no lot is left. */
export function storedPositionAfter(before: UnitSums, last: DayCount | null, lotCount: number): StoredPosition {
  return {
    lotCount,
    ...storedSumsOf(last?.sums ?? before),
    newestTradeDate: last?.date ?? null,
    newestTradeOrder: last?.newestTradeOrder ?? 0,
    newestDayBuysFirst: last?.buysFirst ?? false,
  }
}

/** The row that stores what the lots through a day add up to, to replay from. */
export function checkpointOf(date: string, lotCount: number, sums: UnitSums): NewCheckpoint {
  return { date, lotCount, ...storedSumsOf(sums) }
}
