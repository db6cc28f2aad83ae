import { tickDecimals, valueTicks } from '../../../kit/chart/valueTicks.ts'
import type { ReturnDay } from './returnSpans.ts'

/** Below this width in CSS pixels, values are labelled inside the plot. */
const SMALL = 600
const MARGINS = {
  small: { left: 0, right: 6, top: 28, bottom: 24 },
  wide: { left: 56, right: 96, top: 20, bottom: 28 },
} as const
const PADDING = 0.08
/** Heights in CSS pixels of the rows of marks at the foot of the plot. */
export const LANES = { trades: 15, income: 20 } as const

/** Coordinates and paths of a return plot of the given size, in CSS pixels. */
export function returnShape(days: readonly ReturnDay[], width: number, height: number) {
  const isSmall = width < SMALL
  const margin = MARGINS[isSmall ? 'small' : 'wide']
  const left = margin.left
  const right = Math.max(margin.left + 1, width - margin.right)
  const top = margin.top
  const foot = height - margin.bottom
  const has = (isWanted: (event: string) => boolean) => days.some(({ events }) => events.some(isWanted))
  const incomeTop = foot - (has((event) => event === 'income') ? LANES.income : 0)
  const bottom = incomeTop - (has((event) => event !== 'income') ? LANES.trades : 0)
  const values = days.flatMap(({ value, others }) => [value, ...others.flatMap((other) => other ?? [])])
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  const padding = (most - least) * PADDING || 1
  const span = { low: least - padding, high: most + padding }
  const x = (place: number) => left + ((right - left) * place) / Math.max(1, days.length - 1)
  const y = (value: number) => bottom - ((bottom - top) * (value - span.low)) / (span.high - span.low)
  const path = (valueOf: (day: ReturnDay) => number | null | undefined) =>
    days
      .flatMap((day, place) => {
        const value = valueOf(day)
        return value == null ? [] : `${x(place).toFixed(1)} ${y(value).toFixed(1)}`
      })
      .join('L')
      .replace(/^./, 'M$&')
  const own = path(({ value }) => value)
  const last = Number((days.at(-1)?.value ?? 0).toFixed(1))
  return {
    isSmall,
    left,
    right,
    top,
    bottom,
    foot,
    incomeTop,
    span,
    x,
    y,
    own,
    area: own && `${own}V${y(0).toFixed(1)}H${left}Z`,
    others: (days[0]?.others ?? []).map((_, at) => path(({ others }) => others[at])),
    decimals: tickDecimals(valueTicks(span, 5)),
    direction: last === 0 ? ('flat' as const) : last > 0 ? ('up' as const) : ('down' as const),
  }
}
