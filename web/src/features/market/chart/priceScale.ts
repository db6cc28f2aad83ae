import type { Span } from '../../../kit/chart/plotFrame.ts'

/** Room above and below what is drawn. */
const PADDING = 0.04
/** A level farther away is shown at the edge of the plot. */
const NEAR = 0.15

/** What the plot shows: all prices, and the levels near them that leave the line at least a third of the height. */
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
