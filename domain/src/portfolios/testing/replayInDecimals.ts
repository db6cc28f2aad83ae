import { decimal } from '../../kernel/decimal.ts'
import { compareLots, type LedgerRow } from '../lot.ts'
import { amountText, NOTHING_COUNTED, replayPosition, sharesText, storedSumsOf, unitLotOf } from '../positionReplay.ts'
import type { replayLots } from './replayLots.ts'

/** What `replayPosition` finds for lots in any order, in the shape of the test oracle. */
export function replayInDecimals(lots: readonly LedgerRow[]): ReturnType<typeof replayLots> {
  const replay = replayPosition(lots.map(unitLotOf).toSorted(compareLots))
  if (replay.kind === 'refused') return replay
  const last = replay.days.at(-1)
  const sums = storedSumsOf(last?.sums ?? NOTHING_COUNTED)
  return {
    kind: 'replayed',
    position: {
      purchasedShareCount: decimal(sums.purchasedShareCount),
      soldShareCount: decimal(sums.soldShareCount),
      purchaseCost: decimal(sums.purchaseCost),
      soldCost: decimal(sums.soldCost),
      proceeds: decimal(sums.proceeds),
      newestTradeDate: last?.date ?? null,
      newestTradeOrder: last?.newestTradeOrder ?? 0,
      newestDayBuysFirst: last?.buysFirst ?? false,
    },
    effects: replay.days.flatMap(({ effects }) =>
      effects.map(({ lotId, shareCountAfter, soldCost }) => ({
        lotId,
        shareCountAfter: decimal(sharesText(shareCountAfter)),
        soldCost: soldCost === null ? null : decimal(amountText(soldCost)),
      })),
    ),
  }
}
