import { decimal } from '@palier/domain/kernel/decimal'
import { compareLots, PRICE_PLACES, QUANTITY_PLACES } from '@palier/domain/portfolios/lot'
import { amountText, replayPosition, sharesText, unitLotOf } from '@palier/domain/portfolios/positionReplay'
import type { LotFacts } from './lotFacts.ts'

/** Average cost per share from a day on. Null while no shares are held. Used for drawing only. */
interface AverageCost {
  readonly from: string
  readonly cost: number | null
}

/**
 * Average cost per split-adjusted share after each trading day. Empty if the given lots sell more
 * than they buy.
 */
export function averageCostsOf(lots: readonly LotFacts[]): readonly AverageCost[] {
  const replay = replayPosition(
    lots
      // Lots arrive newest first. Of two on the same day, the one entered later is first.
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

/** Adjusts quantity and price for later splits, like the chart's prices. */
function inPresentShares({ quantity, presentQuantity, price }: LotFacts) {
  if (presentQuantity === quantity) return { quantity, price }
  const present = decimal(presentQuantity).round(QUANTITY_PLACES)
  const amount = decimal(quantity).times(decimal(price))
  return { quantity: present, price: present.eq(0) ? decimal(0) : amount.div(present).round(PRICE_PLACES) }
}

/** Average cost at the end of a day. */
export function costAt(costs: readonly AverageCost[], date: string): number | null {
  return costs.findLast(({ from }) => from <= date)?.cost ?? null
}
