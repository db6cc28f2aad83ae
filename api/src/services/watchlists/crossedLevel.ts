import { crossedLevelOf, type CrossedLevel, quietRangeOf } from '@palier/domain/watchlists/crossing'
import type { ListKind, Thresholds } from '@palier/domain/watchlists/thresholds'
import type { Quote } from '../../providers/marketData/port.ts'

/** What an entry keeps of the level that it has reached, and until when it need not be looked at. */
export function levelOf(kind: ListKind, thresholds: Thresholds, level: CrossedLevel) {
  const { low, high } = quietRangeOf(kind, thresholds, level)
  return { crossedLevel: level, recheckBelow: low && low.toString(), recheckAbove: high && high.toString() }
}

/** The same for an entry that begins at this price: where it begins is no news. Unknown without a price. */
export function firstLevelOf(kind: ListKind, thresholds: Thresholds, quote: Quote | null) {
  if (!quote?.price.gt(0)) return { crossedLevel: null, recheckBelow: 'Infinity', recheckAbove: null }
  return levelOf(kind, thresholds, crossedLevelOf(kind, thresholds, quote.price))
}
