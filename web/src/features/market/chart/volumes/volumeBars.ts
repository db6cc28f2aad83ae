import { dateOfDay } from '@palier/domain/market/exchangeDay'
import { civilTime } from '../../../../kit/chart/exchangeClock.ts'
import type { PlotPoint } from '../points/pricePoint.ts'

export interface DayVolume {
  readonly date: string
  readonly shareCount: number
}

/** Volume of a day, or the daily mean if the line has fewer points than days. */
export interface VolumeBar {
  /** First and last index in the whole line. */
  readonly from: number
  readonly to: number
  readonly shareCount: number
}

/** Oldest first. Days without a volume have no bar. */
export function volumeBars(
  points: readonly PlotPoint[],
  volumes: readonly DayVolume[],
  timeZone: string,
): readonly VolumeBar[] {
  const first = points[0] && dateOf(points[0], timeZone)
  const bars: VolumeBar[] = []
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

/** Merges each `size` bars into one, because thinner bars would not be visible. */
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

export function barAt(bars: readonly VolumeBar[], place: number): VolumeBar | undefined {
  return bars.find(({ from, to }) => from <= place && place <= to)
}

function dateOf({ at }: PlotPoint, timeZone: string): string {
  return dateOfDay(civilTime(at, timeZone).day)
}

/** Rounded; 0 for an empty list. */
function mean(counts: readonly number[]): number {
  return counts.length === 0 ? 0 : Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length)
}
