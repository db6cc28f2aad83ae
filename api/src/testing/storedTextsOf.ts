import type { Position } from '@palier/domain/portfolios/testing/replayLots'

/** A position of the test oracle as it is stored: exact text. */
export function storedTextsOf(
  { newestTradeDate, newestTradeOrder, newestDayBuysFirst, ...sums }: Position,
  lotCount: number,
) {
  return {
    lotCount,
    purchasedShareCount: sums.purchasedShareCount.toString(),
    soldShareCount: sums.soldShareCount.toString(),
    purchaseCost: sums.purchaseCost.toString(),
    soldCost: sums.soldCost.toString(),
    proceeds: sums.proceeds.toString(),
    newestTradeDate,
    newestTradeOrder,
    newestDayBuysFirst,
  }
}
