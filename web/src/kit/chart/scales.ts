import type { Places, PlotFrame, PlotRange, Span } from './plotFrame.ts'

interface LinearScale {
  (value: number): number
  invert(pixels: number): number
  /** Value at pixel 0 of the x axis. */
  readonly first: number
}

export interface PlotScales extends Places {
  readonly xScale: LinearScale
  readonly yScale: LinearScale
  readonly innerWidth: number
  readonly innerHeight: number
}

/** Points are at equal distances, since an exchange skips nights and weekends. Values are linear. */
export function plotScales(frame: PlotFrame, { from, to }: PlotRange, { low, high }: Span): PlotScales {
  const { width, height, margin } = frame
  const innerWidth = Math.max(1, width - margin.left - margin.right)
  const innerHeight = Math.max(1, height - margin.top - margin.bottom)
  const xScale = linearScale({ from, to: Math.max(from + 1, to) }, { from: 0, to: innerWidth })
  const yScale = linearScale({ from: low, to: high > low ? high : low + 1 }, { from: innerHeight, to: 0 })
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

interface Range {
  readonly from: number
  readonly to: number
}

function linearScale(values: Range, pixels: Range): LinearScale {
  const slope = (pixels.to - pixels.from) / (values.to - values.from)
  const scale = (value: number) => pixels.from + (value - values.from) * slope
  return Object.assign(scale, {
    invert: (position: number) => values.from + (position - pixels.from) / slope,
    first: values.from,
  })
}
