import { tickDecimals, valueTicks } from '../../../kit/chart/valueTicks.ts'
import type { ReturnDay } from './returnSpans.ts'

/** Narrower than this, values are written on the plot, and those at the ends of the lines above it. */
const SMALL = 600
const MARGINS = {
  small: { left: 0, right: 6, top: 28, bottom: 24 },
  wide: { left: 56, right: 96, top: 20, bottom: 28 },
} as const
const PADDING = 0.08

/** Where the lines of a return lie in a box of this size, in CSS pixels, with their paths. */
export function returnShape(days: readonly ReturnDay[], width: number, height: number) {
  const isSmall = width < SMALL
  const margin = MARGINS[isSmall ? 'small' : 'wide']
  const [left, right] = [margin.left, Math.max(margin.left + 1, width - margin.right)]
  const [top, bottom] = [margin.top, height - margin.bottom]
  const values = days.flatMap(({ value, second }) => (second === null ? [value] : [value, second]))
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const padding = (most - least) * PADDING || 1
  const span = { low: least - padding, high: most + padding }
  const x = (place: number) => left + ((right - left) * place) / Math.max(1, days.length - 1)
  const y = (value: number) => bottom - ((bottom - top) * (value - span.low)) / (span.high - span.low)
  const path = (valueOf: (day: ReturnDay) => number | null) =>
    days
      .flatMap((day, place) => {
        const value = valueOf(day)
        return value === null ? [] : `${x(place).toFixed(1)} ${y(value).toFixed(1)}`
      })
      .join('L')
      .replace(/^./, 'M$&')
  const own = path(({ value }) => value)
  const last = Number((days.at(-1)?.value ?? 0).toFixed(1))
  return {
    ...{ isSmall, left, right, top, bottom, span, x, y, own },
    area: own && `${own}V${y(0).toFixed(1)}H${left}Z`,
    other: path(({ second }) => second),
    decimals: tickDecimals(valueTicks(span, 5)),
    direction: last === 0 ? ('flat' as const) : last > 0 ? ('up' as const) : ('down' as const),
  }
}
