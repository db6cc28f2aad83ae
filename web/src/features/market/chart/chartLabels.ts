import { civilTime } from '../../../kit/chart/exchangeClock.ts'
import type { Formatters } from '../../../ui/figures/formatters.ts'
import type { ChartMove } from './chartMove.ts'

export interface IntervalLength {
  readonly quantity: number
  readonly unit: 'DAY' | 'MONTH' | 'YEAR'
}

/** Whether no day has two of these instants on the calendar of a time zone. */
export function isDaily(instants: readonly number[], timeZone: string): boolean {
  const days = instants.map((instant) => civilTime(instant, timeZone).day)
  return new Set(days).size === days.length
}

/** The whole instant of a point, for the crosshair and the table: a day, with its hour where a day has several points. */
export function pointLabels(daily: boolean, formatters: Formatters): (at: number) => string {
  return (at) => (daily ? formatters.date(at) : `${formatters.date(at)}, ${formatters.time(at)}`)
}

/** A move as signs say it: "−10,6 %". */
export function moveText(move: ChartMove, formatters: Formatters): string {
  return move.percent === null ? formatters.signedPrice(move.amount) : formatters.signedPercent(move.percent)
}
