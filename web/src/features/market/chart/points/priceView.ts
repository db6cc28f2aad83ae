import type { PlotRange } from '../../../../kit/chart/plotFrame.ts'
import { isWhole } from '../../../../kit/chart/zoom.ts'
import { downsample } from './downsample.ts'
import type { PlotPoint } from './pricePoint.ts'

/** The part of a line that is shown. */
export interface PriceView {
  readonly range: PlotRange
  readonly isPart: boolean
  /** Ends with the last point of the line. */
  readonly isLatest: boolean
  /** Those that are drawn. */
  readonly points: readonly PlotPoint[]
  /** Of all points of the part. */
  readonly instants: readonly number[]
  /** The instant before the first of them. */
  readonly before: number | undefined
}

/** A part of a line, or all of it, in at most so many points. */
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
