import type { IntlShape } from 'react-intl'
import type { Formatters } from '../../../ui/figures/formatters.ts'
import type { ChartMove } from './chartMove.ts'
import type { PlotPoint } from './pricePoint.ts'

export interface IntervalLength {
  readonly quantity: number
  readonly unit: 'DAY' | 'MONTH' | 'YEAR'
}

type InstantLabel = (at: number) => string

/** How an instant is written under a chart of this length: hours of a day, days of months, months of years. */
export function axisLabels(
  { formatDate }: IntlShape,
  { quantity, unit }: IntervalLength,
  formatters: Formatters,
): InstantLabel {
  if (unit === 'DAY' && quantity === 1) return (at) => formatters.time(at)
  if (unit === 'YEAR' && quantity > 1) return (at) => formatDate(at, { year: 'numeric', month: 'short' })
  if (unit === 'YEAR' || quantity > 1) {
    return unit === 'DAY'
      ? (at) => formatDate(at, { day: 'numeric', month: 'short' })
      : (at) =>
          formatDate(at, {
            month: 'short',
            ...(unit === 'YEAR' && { year: 'numeric' }),
            ...(unit === 'MONTH' && { day: 'numeric' }),
          })
  }
  return (at) => formatDate(at, { day: 'numeric', month: 'short' })
}

/** The whole instant of a point, for the crosshair and the table: with its hour where days are told apart by it. */
export function pointLabels({ unit }: IntervalLength, formatters: Formatters): InstantLabel {
  return (at) => (unit === 'YEAR' ? formatters.date(at) : `${formatters.date(at)}, ${formatters.time(at)}`)
}

/** A move as signs say it: "−10,6 %". */
export function moveText(move: ChartMove, formatters: Formatters): string {
  return move.percent === null ? formatters.signedPrice(move.amount) : formatters.signedPercent(move.percent)
}

/**
 * Four to six places along a line of points, the first one at its beginning, none of them too near its end. Where two
 * neighbours would say the same, such as one day twice, the first says it alone.
 */
export function labelPlaces(points: readonly PlotPoint[], count: number, label: InstantLabel): readonly number[] {
  const last = points.length - 1
  if (last < 1) return points.map((_, index) => index)
  const step = last / count
  const places = Array.from({ length: count }, (_, index) => Math.round(index * step))
  const textAt = (place: number | undefined) => (place === undefined ? null : label(points[place]?.at ?? 0))
  return places.filter((place, index) => textAt(place) !== textAt(places[index - 1]))
}
