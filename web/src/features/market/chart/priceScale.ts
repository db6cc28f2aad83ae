export interface Span {
  readonly low: number
  readonly high: number
}

/** Room above and below what is drawn. */
const PADDING = 0.04
/** A level farther away is shown at the edge of the plot. */
const NEAR = 0.15
const MOST_TICKS = 5
const STEPS = [1, 2, 2.5, 5, 10]

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

/** Three to five round values within a span. */
export function ticksOf({ low, high }: Span): readonly number[] {
  const rough = (high - low) / MOST_TICKS
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((candidate) => candidate * magnitude >= rough) ?? 10) * magnitude
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step)
}

/** Decimals that tell two neighbouring ticks apart. */
export function tickDecimals(ticks: readonly number[]): number {
  const [first = 0, second = first + 1] = ticks
  return Math.min(4, Math.max(0, -Math.floor(Math.log10(second - first) + 1e-9) + (isHalf(second - first) ? 1 : 0)))
}

function isHalf(step: number): boolean {
  return (step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toFixed(2) === '2.50'
}
