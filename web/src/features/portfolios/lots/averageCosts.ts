import { decimal } from '@palier/domain/kernel/decimal'
import { compareLots, PRICE_PLACES, QUANTITY_PLACES } from '@palier/domain/portfolios/lot'
import { amountText, replayPosition, sharesText, unitLotOf } from '@palier/domain/portfolios/positionReplay'
import type { LotFacts } from './lotFacts.ts'

/** The average cost of a held share from each day on; null while none is held. A number, since it is only drawn. */
interface AverageCost {
  readonly from: string
  readonly cost: number | null
}

/** The average cost of a present share after each day of trades, in their order; empty where the lots are not all there and do not add up. */
export function averageCostsOf(lots: readonly LotFacts[]): readonly AverageCost[] {
  const replay = replayPosition(
    lots
      // They come the newest first; of two of one day the later one was entered later.
      .map((lot, index) =>
        unitLotOf({
          id: lot.id,
          kind: lot.type === 'BUY' ? 'buy' : 'sell',
          tradeDate: lot.date,
          tradeOrder: 0,
          entryOrder: lots.length - index,
          ...inPresentShares(lot),
        }),
      )
      .sort(compareLots),
  )
  if (replay.kind === 'refused') return []
  return replay.days.map(({ date, sums }) => {
    const held = sums.purchasedShareCount - sums.soldShareCount
    if (held === 0n) return { from: date, cost: null }
    const cost = decimal(amountText(sums.purchaseCost - sums.soldCost)).div(decimal(sharesText(held)))
    return { from: date, cost: cost.toNumber() }
  })
}

/** Prices are drawn for the shares after all splits: quantity and price of a lot as if it had been traded in these. */
function inPresentShares({ quantity, presentQuantity, price }: LotFacts) {
  if (presentQuantity === quantity) return { quantity, price }
  const present = decimal(presentQuantity).round(QUANTITY_PLACES)
  const amount = decimal(quantity).times(decimal(price))
  return { quantity: present, price: present.eq(0) ? decimal(0) : amount.div(present).round(PRICE_PLACES) }
}

/** The average cost at the end of a day. */
export function costAt(costs: readonly AverageCost[], date: string): number | null {
  return costs.findLast(({ from }) => from <= date)?.cost ?? null
}
