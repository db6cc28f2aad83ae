import { decimal } from '@palier/domain/kernel/decimal'
import { replayLots, shareCountOf, remainingCostOf, NO_POSITION } from '@palier/domain/portfolios/position'
import type { LotFacts } from './lotFacts.ts'

/** From a day on, what a held share had cost on average; null while none is held. For drawing: a number will do. */
interface AverageCost {
  readonly from: string
  readonly cost: number | null
}

/** The average cost after each lot, in their order; empty where the lots are not all there and do not add up. */
export function averageCostsOf(lots: readonly LotFacts[]): readonly AverageCost[] {
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  const replayed = replayLots(
    // They come the newest first; of two of one day the later one was entered later.
    lots.map((lot, index) => ({
      id: lot.id,
      kind: lot.type === 'BUY' ? 'buy' : 'sell',
      tradeDate: lot.date,
      tradeOrder: 0,
      entryOrder: lots.length - index,
      quantity: decimal(lot.quantity),
      price: decimal(lot.price),
    })),
  )
  if (replayed.kind === 'refused') return []
  let sums = NO_POSITION
  return replayed.effects.flatMap(({ lotId, soldCost }) => {
    const lot = byId.get(lotId)
    if (!lot) return []
    const [quantity, amount] = [decimal(lot.quantity), decimal(lot.quantity).times(decimal(lot.price))]
    sums =
      soldCost === null
        ? {
            ...sums,
            purchasedShareCount: sums.purchasedShareCount.plus(quantity),
            purchaseCost: sums.purchaseCost.plus(amount),
          }
        : { ...sums, soldShareCount: sums.soldShareCount.plus(quantity), soldCost: sums.soldCost.plus(soldCost) }
    const held = shareCountOf(sums)
    return [{ from: lot.date, cost: held.gt(0) ? remainingCostOf(sums).div(held).toNumber() : null }]
  })
}

/** The average cost at the end of a day. */
export function costAt(costs: readonly AverageCost[], date: string): number | null {
  return costs.findLast(({ from }) => from <= date)?.cost ?? null
}
