import { crossedLevelOf, type CrossedLevel, quietRangeOf } from '@palier/domain/watchlists/crossing'
import type { ListKind, Thresholds } from '@palier/domain/watchlists/thresholds'
import type { Quote } from '../../providers/marketData/port.ts'

/** Level of an entry, and the prices at which it must be checked again. */
export function levelOf(kind: ListKind, thresholds: Thresholds, level: CrossedLevel) {
  const { low, high } = quietRangeOf(kind, thresholds, level)
  return { crossedLevel: level, recheckBelow: low && low.toString(), recheckAbove: high && high.toString() }
}

/** Initial level, which is not notified; null without a price. */
export function firstLevelOf(kind: ListKind, thresholds: Thresholds, quote: Quote | null) {
  if (!quote?.price.gt(0)) return { crossedLevel: null, recheckBelow: 'Infinity', recheckAbove: null }
  return levelOf(kind, thresholds, crossedLevelOf(kind, thresholds, quote.price))
}
