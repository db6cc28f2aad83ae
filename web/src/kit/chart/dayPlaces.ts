import type { PlotFrame, PlotRange, Span } from './plotFrame.ts'

/** `date` is YYYY-MM-DD; `second` is the value of the second line, if any. */
export interface PlotDay {
  readonly date: string
  readonly value: number
  readonly second: number | null
}

export interface PlotMarker {
  readonly date: string
  readonly kind: 'buy' | 'sell'
  readonly text: string
}

const PADDING = 0.06

export function dayFrame(width: number, height: number, isSmall: boolean): PlotFrame {
  const margin = isSmall ? { top: 20, right: 0, bottom: 24, left: 0 } : { top: 20, right: 112, bottom: 24, left: 64 }
  return { width, height, margin, isSmall }
}

export function daySpan(days: readonly PlotDay[], { from, to }: PlotRange): Span {
  const values = days.slice(from, to + 1).flatMap(({ value, second }) => (second === null ? [value] : [value, second]))
  const least = Math.min(...values)
  const most = Math.max(...values)
  const padding = (most - least) * PADDING || Math.abs(most) * PADDING || 1
  return { low: least - padding, high: most + padding }
}

/** Index of the date, or of the last day before it. Null before the first day. */
export function placeOfDate(days: readonly PlotDay[], date: string): number | null {
  const next = days.findIndex((day) => day.date > date)
  if (next === 0) return null
  return next < 0 ? (days.length > 0 ? days.length - 1 : null) : next - 1
}
