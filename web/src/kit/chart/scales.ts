import { createLinearScale, type ScaleLinear, type ScaleLinearSpec } from '@nivo/scales'
import type { Places, PlotFrame, PlotRange, Span } from './plotFrame.ts'

/** The scales of a plot, and what the chart library makes the same ones from for its canvas. */
export interface PlotScales extends Places {
  readonly xSpec: ScaleLinearSpec
  readonly ySpec: ScaleLinearSpec
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
  const xSpec = specOf(from, Math.max(from + 1, to))
  const ySpec = specOf(low, high > low ? high : low + 1)
  const xScale = createLinearScale(xSpec, NO_DATA, innerWidth, 'x')
  const yScale = createLinearScale(ySpec, NO_DATA, innerHeight, 'y')
  return {
    xSpec,
    ySpec,
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

function specOf(min: number, max: number): ScaleLinearSpec {
  return { type: 'linear', min, max, nice: false }
}
