import type { Span } from '../../../kit/chart/plotFrame.ts'

/** Share of the range. */
const PADDING = 0.04
/** Farther levels are shown at the edge of the plot. */
const NEAR = 0.15

/** Range of all prices, with nearby levels as long as the line keeps at least a third of the height. */
export function spanOf(prices: readonly number[], levels: readonly number[]): Span {
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const reach = Math.max(high - low, high * 0.002)
  const near = levels.filter(
    (level) => level >= Math.max(low * (1 - NEAR), low - reach) && level <= Math.min(high * (1 + NEAR), high + reach),
  )
  const bottom = Math.min(low, ...near)
  const top = Math.max(high, ...near)
  const padding = (top - bottom) * PADDING || Math.abs(top) * PADDING || 1
  return { low: bottom - padding, high: top + padding }
}
