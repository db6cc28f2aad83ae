import { ZERO } from '@palier/domain/kernel/decimal'
import { addSums } from '@palier/domain/portfolios/mergedPositions'
import { stockStatisticsOf } from '@palier/domain/portfolios/holdingStatistics'
import type { HeldStock } from './heldStock.ts'

/**
 * Merges holdings of a stock across portfolios. Its id is that of the holding with the most shares.
 * `closed` are stocks of which no shares are left.
 */
export function mergeHoldings(holdings: readonly HeldStock[]): { held: HeldStock[]; closed: HeldStock[] } {
  const byStock = new Map<string, [HeldStock, ...HeldStock[]]>()
  for (const held of holdings) {
    const others = byStock.get(held.stock.id)
    if (others) others.push(held)
    else byStock.set(held.stock.id, [held])
  }
  const all = [...byStock.values()].map(merged)
  const isHeld = ({ statistics }: HeldStock) => statistics.shareCount.gt(ZERO)
  return { held: all.filter(isHeld), closed: all.filter((one) => !isHeld(one)) }
}

function merged([first, ...others]: readonly [HeldStock, ...HeldStock[]]): HeldStock {
  if (others.length === 0) return first
  const largest = others.reduce((most, one) => (countOf(one).gt(countOf(most)) ? one : most), first)
  const sums = addSums([first, ...others].map(({ statistics }) => statistics))
  const lotCount = others.reduce((count, one) => count + one.lotCount, first.lotCount)
  return { ...largest, lotCount, statistics: stockStatisticsOf(sums, largest) }
}

function countOf({ statistics }: HeldStock) {
  return statistics.shareCount
}
