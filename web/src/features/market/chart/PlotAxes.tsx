import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { Places } from './plotFrame.ts'
import type { PricePlotProps } from './PricePlot.tsx'
import { timeTicks } from '../../../kit/chart/timeTicks.ts'
import { tickDecimals, ticksOf } from './priceScale.ts'
import styles from './PricePlot.module.css'

/** Two labels nearer than this would touch. */
const LABEL_PIXELS = 18
/** A mark of the time axis, in pixels. */
const TICK = 4
/** Of a mark, and of the text beside it. */
const TAG = { width: 52, height: 20 } as const

interface PlotAxesProps extends Pick<PricePlotProps, 'frame' | 'span' | 'timeAxis' | 'livePrice' | 'previousClose'> {
  readonly places: Places
}

/** The grid with its prices at the left, and the instants below. */
export function PlotAxes({ frame, span, timeAxis, livePrice, previousClose, places }: PlotAxesProps) {
  const { amount } = useAmounts()
  const { left, right, bottom, y } = places
  const ticks = ticksOf(span)
  const decimals = tickDecimals(ticks)
  const taken = [livePrice, previousClose].filter((price) => price !== null).map(y)
  const isFree = (place: number) => taken.every((other) => Math.abs(other - place) >= LABEL_PIXELS)
  return (
    <svg className={styles['layer']} width={frame.width} height={frame.height} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles['grid']} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          {!frame.isSmall && isFree(y(tick)) && (
            <text className={styles['axis']} x={left - 10} y={y(tick) + 4} textAnchor="end">
              {amount(tick, decimals)}
            </text>
          )}
        </g>
      ))}
      <line className={styles['base']} x1={left} x2={right} y1={bottom} y2={bottom} />
      {timeTicks({ ...timeAxis, width: right - left, room: [left, frame.width - right] }).map((tick) => (
        <g key={tick.place}>
          <line className={styles['base']} x1={left + tick.x} x2={left + tick.x} y1={bottom} y2={bottom + TICK} />
          <text className={styles['axis']} x={left + tick.textX} y={bottom + 18} textAnchor={tick.anchor}>
            {tick.text}
          </text>
        </g>
      ))}
      {previousClose !== null && !frame.isSmall && (
        <text className={styles['axis']} x={left - 10} y={y(previousClose) + 4} textAnchor="end">
          {isNear(previousClose, livePrice, y) ? '' : amount(previousClose, 2)}
        </text>
      )}
    </svg>
  )
}

function isNear(one: number, other: number | null, y: (price: number) => number): boolean {
  return other !== null && Math.abs(y(one) - y(other)) < TAG.height
}

function useAmounts() {
  const { price, count } = useFormatters()
  return { amount: (value: number, decimals: number) => (decimals === 0 ? count(Math.round(value)) : price(value)) }
}
