import { civilTime } from '../../../kit/chart/exchangeClock.ts'
import { foreignZoneName } from '../../../kit/chart/zoneName.ts'
import type { Formatters } from '../../../ui/figures/formatters.ts'
import type { ChartMove } from './points/chartMove.ts'

/** True if no two instants are on the same day of the time zone. Ignores the last one, which is the live price. */
export function isDaily(instants: readonly number[], timeZone: string): boolean {
  const dayAt = (index: number) => civilTime(instants[index] ?? 0, timeZone).day
  const told = instants.length > 2 ? instants.slice(0, -1) : instants
  return told.every((_instant, index) => index === 0 || dayAt(index) !== dayAt(index - 1))
}

export function pointLabels(
  daily: boolean,
  formatters: Formatters,
  locale: string,
  timeZone: string,
): (at: number) => string {
  if (daily) return formatters.date
  return (at) => {
    const text = `${formatters.date(at)}, ${formatters.time(at)}`
    const zone = foreignZoneName(at, timeZone, locale)
    return zone === null ? text : `${text}\u00a0${zone}`
  }
}

/** Signed text such as "−10,6 %". */
export function moveText(move: ChartMove, formatters: Formatters): string {
  return move.percent === null ? formatters.signedPrice(move.amount) : formatters.signedPercent(move.percent)
}
