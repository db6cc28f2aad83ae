import { createLinearScale, type ScaleLinear } from '@nivo/scales'
import type { Places, PlotFrame, PlotRange, Span } from './plotFrame.ts'

/** The scales of a plot. */
export interface PlotScales extends Places {
  readonly xScale: ScaleLinear<number>
  readonly yScale: ScaleLinear<number>
  readonly innerWidth: number
  readonly innerHeight: number
}

/** Places at equal distances, as the days of an exchange follow each other; values in proportion. */
export function plotScales(frame: PlotFrame, { from, to }: PlotRange, { low, high }: Span): PlotScales {
  const { width, height, margin } = frame
  const innerWidth = Math.max(1, width - margin.left - margin.right)
  const innerHeight = Math.max(1, height - margin.top - margin.bottom)
  const xScale = linearScale(from, Math.max(from + 1, to), innerWidth, 'x')
  const yScale = linearScale(low, high > low ? high : low + 1, innerHeight, 'y')
  return {
    xScale,
    yScale,
    innerWidth,
    innerHeight,
    left: margin.left,
    right: margin.left + innerWidth,
    top: margin.top,
    bottom: margin.top + innerHeight,
    x: (place) => margin.left + xScale(place),
    y: (value) => margin.top + yScale(value),
  }
}

/** The ends are given: no data are looked at. */
const NO_DATA = { all: [], min: 0, max: 0 }

function linearScale(min: number, max: number, size: number, axis: 'x' | 'y'): ScaleLinear<number> {
  return createLinearScale({ type: 'linear', min, max, nice: false }, NO_DATA, size, axis)
}
