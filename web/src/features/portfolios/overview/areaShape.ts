import type { DayValue } from './valueSpan.ts'

/** In CSS pixels. */
export const HEIGHT = 164
const ROOM = { above: 10, below: 18 } as const

/** A line from edge to edge through the values, and where each of them lies. No line before the width is known. */
export function areaShape(days: readonly DayValue[], width: number) {
  const values = days.map(({ value }) => value)
  const costs = days.map(({ invested }) => invested)
  const low = Math.min(...values, ...costs)
  const range = Math.max(...values, ...costs) - low || 1
  const last = Math.max(1, days.length - 1)
  const x = (place: number) => (width * place) / last
  const y = (value: number) => HEIGHT - ROOM.below - ((HEIGHT - ROOM.above - ROOM.below) * (value - low)) / range
  const points = values.map((value, place) => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`)
  const isDrawn = width > 0 && points.length > 1
  // What was put in holds until the next purchase or sale.
  const steps = costs.map((cost, place) => `${place === 0 ? 'M0 ' : `H${x(place).toFixed(1)}V`}${y(cost).toFixed(1)}`)
  return { line: isDrawn ? `M${points.join('L')}` : '', invested: isDrawn ? steps.join('') : '', x, y }
}
