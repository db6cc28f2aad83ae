import { Axis, Grid, type AxisTickProps } from '@nivo/axes'
import { memo, useCallback, useMemo } from 'react'
import type { PlotFrame, Span } from './plotFrame.ts'
import type { PlotScales } from './scales.ts'
import { timeTicks, type TimeAxis } from './timeTicks.ts'
import { tickDecimals, valueTicks } from './valueTicks.ts'
import styles from './TimeChart.module.css'

const MOST_VALUES = 5
/** Of a mark of the time axis, and of a label from what it names, in pixels. */
const MARK = 4
const BELOW = 18
const BESIDE = 10
/** A label nearer than this to a mark on the same axis would touch it. */
const NEAR = 18

/** For the container of both. */
export const THEME = {
  axis: { domain: { line: { stroke: 'var(--p-colors-border-strong)', strokeWidth: 1, shapeRendering: 'crispEdges' } } },
  grid: { line: { stroke: 'var(--p-colors-border)', strokeWidth: 1, shapeRendering: 'crispEdges' } },
} as const
const NO_DOMAIN = { domain: { line: { strokeWidth: 0 } } }

interface PlotGridProps {
  readonly frame: PlotFrame
  readonly scales: PlotScales
  readonly span: Span
  readonly timeAxis: Omit<TimeAxis, 'width' | 'room'>
}

/** The lines of round values, and the round instants below. */
export const PlotGrid = memo(function PlotGrid({ frame, scales, span, timeAxis }: PlotGridProps) {
  const { innerWidth, innerHeight, xScale, yScale, left, top } = scales
  const times = useMemo(
    () => timeTicks({ ...timeAxis, width: innerWidth, room: [left, frame.width - left - innerWidth] }),
    [timeAxis, innerWidth, left, frame.width],
  )
  const first = xScale.domain()[0] ?? 0
  const renderTime = useCallback(
    ({ tickIndex, x }: AxisTickProps<number>) => {
      const tick = times[tickIndex]
      return (
        <g key={tickIndex} transform={`translate(${x},0)`}>
          <line className={styles['base']} y2={MARK} />
          {tick && (
            <text className={styles['axis']} x={tick.textX - tick.x} y={BELOW} textAnchor={tick.anchor}>
              {tick.text}
            </text>
          )}
        </g>
      )
    },
    [times],
  )
  return (
    <svg className={styles['layer']} width={frame.width} height={frame.height} aria-hidden="true">
      <g transform={`translate(${left},${top})`}>
        <Grid width={innerWidth} height={innerHeight} yScale={yScale} yValues={[...valueTicks(span, MOST_VALUES)]} />
        <Axis
          axis="x"
          scale={xScale}
          y={innerHeight}
          length={innerWidth}
          ticksPosition="after"
          tickValues={times.map(({ place }) => first + place)}
          renderTick={renderTime}
        />
      </g>
    </svg>
  )
})

export interface PlotValuesProps {
  readonly frame: PlotFrame
  readonly scales: PlotScales
  readonly span: Span
  /** Writes a value with the decimals that tell neighbours apart. */
  readonly writeValue: (value: number, decimals: number) => string
  /** Values that have a mark of their own on the axis. */
  readonly taken: readonly number[]
  /** The values are what somebody owns. */
  readonly isOfAmounts?: boolean | undefined
}

/** The round values, at the left of the plot or on it. */
export const PlotValues = memo(function PlotValues(props: PlotValuesProps) {
  const { frame, scales, span, writeValue, taken, isOfAmounts } = props
  const { innerHeight, yScale, left, top, y } = scales
  const values = valueTicks(span, MOST_VALUES)
  const decimals = tickDecimals(values)
  const isFree = (value: number) => taken.every((other) => Math.abs(y(other) - y(value)) >= NEAR)
  const renderValue = ({ value, y: at }: AxisTickProps<number>) => (
    <text
      key={value}
      className={styles['axis']}
      data-on-plot={frame.isSmall || undefined}
      data-amount={isOfAmounts || undefined}
      x={frame.isSmall ? 2 : -BESIDE}
      y={frame.isSmall ? at - 4 : at + 4}
      textAnchor={frame.isSmall ? 'start' : 'end'}
    >
      {writeValue(value, decimals)}
    </text>
  )
  return (
    <svg className={styles['layer']} width={frame.width} height={frame.height} aria-hidden="true">
      <g transform={`translate(${left},${top})`}>
        <Axis
          axis="y"
          scale={yScale}
          length={innerHeight}
          tickValues={values.filter(isFree)}
          renderTick={renderValue}
          style={NO_DOMAIN}
        />
      </g>
    </svg>
  )
})
