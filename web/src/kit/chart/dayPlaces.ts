/** A day of a chart: plain date, value, and the value of the dashed line where it has one. */
export interface PlotDay {
  readonly date: string
  readonly value: number
  readonly second: number | null
}

/** A purchase or a sale on a day. */
export interface PlotMarker {
  readonly date: string
  readonly kind: 'buy' | 'sell'
  /** As it is written, signed. */
  readonly text: string
}

const PADDING = 0.06
const MOST_TICKS = 4
const STEPS = [1, 2, 2.5, 5, 10]

/** Scales of a chart. A phone has no axis at its left and no names at its right. */
export function dayPlaces(days: readonly PlotDay[], width: number, height: number, isSmall: boolean) {
  const margin = isSmall ? { top: 20, right: 0, bottom: 24, left: 0 } : { top: 20, right: 128, bottom: 24, left: 64 }
  const values = days.flatMap(({ value, second }) => (second === null ? [value] : [value, second]))
  const least = Math.min(...values)
  const most = Math.max(...values)
  const padding = (most - least) * PADDING || Math.abs(most) * PADDING || 1
  const [low, high] = [least - padding, most + padding]
  const right = Math.max(margin.left + 1, width - margin.right)
  const bottom = height - margin.bottom
  const steps = Math.max(1, days.length - 1)
  return {
    margin,
    low,
    high,
    left: margin.left,
    right,
    bottom,
    x: (place: number) => margin.left + ((right - margin.left) * place) / steps,
    y: (value: number) => bottom - ((bottom - margin.top) * (value - low)) / (high - low),
  }
}

/** A few round values within a span. */
export function ticksBetween(low: number, high: number): readonly number[] {
  const rough = (high - low) / MOST_TICKS
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((candidate) => candidate * magnitude >= rough) ?? 10) * magnitude
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step)
}

/** The place of a date among days: its own, or that of the last day before it; null before the first. */
export function placeOfDate(days: readonly PlotDay[], date: string): number | null {
  const next = days.findIndex((day) => day.date > date)
  if (next === 0) return null
  return next < 0 ? (days.length > 0 ? days.length - 1 : null) : next - 1
}
