import type { PlotRange } from '../../../../kit/chart/plotFrame.ts'
import { isWhole } from '../../../../kit/chart/zoom.ts'
import { downsample } from './downsample.ts'
import type { PlotPoint } from './pricePoint.ts'

export interface PriceView {
  readonly range: PlotRange
  readonly isPart: boolean
  readonly isLatest: boolean
  readonly points: readonly PlotPoint[]
  /** Instants of all points in the range. */
  readonly instants: readonly number[]
  readonly before: number | undefined
}

export function priceView(all: readonly PlotPoint[], part: PlotRange | null, most: number): PriceView {
  const last = Math.max(0, all.length - 1)
  const range = part && part.to <= last ? part : { from: 0, to: last }
  const shown = isWhole(range, last) ? all : all.slice(range.from, range.to + 1)
  return {
    range,
    isPart: !isWhole(range, last),
    isLatest: range.to === last,
    points: downsample(shown, most),
    instants: shown.map(({ at }) => at),
    before: all[range.from - 1]?.at,
  }
}
