import { memo, useMemo } from 'react'
import type { PlotFrame, Span } from './plotFrame.ts'
import type { PlotScales } from './scales.ts'
import { timeTicks, type TimeAxis } from './timeTicks.ts'
import { sameNumbers, useKept } from './useKept.ts'
import { tickDecimals, valueTicks } from './valueTicks.ts'
import styles from './TimeChart.module.css'

const MOST_VALUES = 5
/** Length of a mark, and gaps of labels below and at the left of the plot, in pixels. */
const MARK = 4
const BELOW = 18
const BESIDE = 10
/** Labels nearer than this to a marked value are hidden, in pixels. */
const NEAR = 18

interface PlotGridProps {
  readonly frame: PlotFrame
  readonly scales: PlotScales
  readonly span: Span
  readonly timeAxis: Omit<TimeAxis, 'width' | 'room'>
}

/** Drawn without nivo, whose axes animate every mark: a third of the drawing time (decision 035). */
export const PlotGrid = memo(function PlotGrid({ frame, scales, span, timeAxis }: PlotGridProps) {
  const { innerWidth, left, right, bottom, x, y, xScale } = scales
  const times = useMemo(
    () => timeTicks({ ...timeAxis, width: innerWidth, room: [left, frame.width - right] }),
    [timeAxis, innerWidth, left, right, frame.width],
  )
  const first = xScale.first
  return (
    <svg className={styles['layer']} width={frame.width} height={frame.height} aria-hidden="true">
      {valueTicks(span, MOST_VALUES).map((value) => (
        <line key={value} className={styles['grid']} x1={left} x2={right} y1={y(value)} y2={y(value)} />
      ))}
      <line className={styles['base']} x1={left} x2={right} y1={bottom} y2={bottom} />
      {times.map(({ place, text, textX, anchor }) => (
        <g key={place}>
          <line className={styles['base']} x1={x(first + place)} x2={x(first + place)} y1={bottom} y2={bottom + MARK} />
          <text className={styles['axis']} x={left + textX} y={bottom + BELOW} textAnchor={anchor}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
})

export interface PlotValuesProps {
  readonly frame: PlotFrame
  readonly scales: PlotScales
  readonly span: Span
  readonly writeValue: (value: number, decimals: number) => string
  /** Values with a mark of their own on the axis. */
  readonly taken: readonly number[]
  readonly isOfAmounts?: boolean | undefined
}

export const PlotValues = memo(function PlotValues({ taken, ...props }: PlotValuesProps) {
  const { span, scales } = props
  const values = useMemo(() => valueTicks(span, MOST_VALUES), [span])
  const isFree = (value: number) => taken.every((other) => Math.abs(scales.y(other) - scales.y(value)) >= NEAR)
  // The current price changes with each tick, the labels rarely.
  return <ValueLabels {...props} values={useKept(values.filter(isFree), sameNumbers)} decimals={tickDecimals(values)} />
})

interface ValueLabelsProps extends Omit<PlotValuesProps, 'taken' | 'span'> {
  readonly values: readonly number[]
  readonly decimals: number
}

const ValueLabels = memo(function ValueLabels(props: ValueLabelsProps) {
  const { frame, scales, values, decimals, writeValue, isOfAmounts } = props
  const { left, y } = scales
  return (
    <svg className={styles['layer']} width={frame.width} height={frame.height} aria-hidden="true">
      {values.map((value) => (
        <text
          key={value}
          className={styles['axis']}
          data-on-plot={frame.isSmall || undefined}
          data-amount={isOfAmounts || undefined}
          x={frame.isSmall ? left + 2 : left - BESIDE}
          y={frame.isSmall ? y(value) - 4 : y(value) + 4}
          textAnchor={frame.isSmall ? 'start' : 'end'}
        >
          {writeValue(value, decimals)}
        </text>
      ))}
    </svg>
  )
})
