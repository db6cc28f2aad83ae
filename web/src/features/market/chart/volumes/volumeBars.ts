import { dateOfDay } from '@palier/domain/market/exchangeDay'
import { civilTime } from '../../../../kit/chart/exchangeClock.ts'
import type { PlotPoint } from '../points/pricePoint.ts'

/** How many shares changed hands on a day of the exchange. */
export interface DayVolume {
  readonly date: string
  readonly shareCount: number
}

/** The shares of a day, or a day's share of several where the line has fewer points than days. */
export interface VolumeBar {
  /** Places in the whole line, of its first and its last point. */
  readonly from: number
  readonly to: number
  readonly shareCount: number
}

/** A bar for each day that these points stand for, oldest first; days without a volume have none. */
export function volumeBars(
  points: readonly PlotPoint[],
  volumes: readonly DayVolume[],
  timeZone: string,
): readonly VolumeBar[] {
  const first = points[0] && dateOf(points[0], timeZone)
  const bars: VolumeBar[] = []
  // What came before the first day that is shown belongs to no bar.
  let next = volumes.findIndex(({ date }) => first !== undefined && date >= first)
  if (next < 0) return []
  let last = ''
  for (const point of points) {
    const date = dateOf(point, timeZone)
    const bar = bars.at(-1)
    if (date === last && bar) {
      bars[bars.length - 1] = { ...bar, to: point.place }
      continue
    }
    const days: number[] = []
    for (let day = volumes[next]; day && day.date <= date; day = volumes[next]) {
      days.push(day.shareCount)
      next += 1
    }
    bars.push({ from: point.place, to: point.place, shareCount: mean(days) })
    last = date
  }
  return bars.filter(({ shareCount }) => shareCount > 0)
}

/** So many neighbours as one bar, for where each alone would be too thin to be seen. */
export function groupedBars(bars: readonly VolumeBar[], size: number): readonly VolumeBar[] {
  if (size <= 1) return bars
  return Array.from({ length: Math.ceil(bars.length / size) }, (_, group) => {
    const members = bars.slice(group * size, (group + 1) * size)
    const places = members.flatMap(({ from, to }) => [from, to])
    return {
      from: Math.min(...places),
      to: Math.max(...places),
      shareCount: mean(members.map(({ shareCount }) => shareCount)),
    }
  })
}

/** The bar that a place of the line belongs to. */
export function barAt(bars: readonly VolumeBar[], place: number): VolumeBar | undefined {
  return bars.find(({ from, to }) => from <= place && place <= to)
}

function dateOf({ at }: PlotPoint, timeZone: string): string {
  return dateOfDay(civilTime(at, timeZone).day)
}

/** A whole number, 0 of none. */
function mean(counts: readonly number[]): number {
  return counts.length === 0 ? 0 : Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length)
}
