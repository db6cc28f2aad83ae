import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { labelPlaces } from './chartLabels.ts'
import type { Places } from './plotFrame.ts'
import type { PricePlotProps } from './PricePlot.tsx'
import { tickDecimals, ticksOf } from './priceScale.ts'
import styles from './PricePlot.module.css'

const LABELS = { wide: 5, small: 3 } as const
/** Two labels nearer than this would touch. */
const LABEL_PIXELS = 18
/** Of a mark, and of the text beside it. */
const TAG = { width: 52, height: 20 } as const

interface PlotAxesProps extends Pick<
  PricePlotProps,
  'frame' | 'points' | 'span' | 'axisLabel' | 'livePrice' | 'previousClose'
> {
  readonly places: Places
}

/** The grid with its prices at the left, and the instants below. */
export function PlotAxes({ frame, points, span, axisLabel, livePrice, previousClose, places }: PlotAxesProps) {
  const { amount } = useAmounts()
  const { left, right, bottom, x, y } = places
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
      {labelPlaces(points, frame.isSmall ? LABELS.small : LABELS.wide, axisLabel).map((place) => (
        <text
          key={place}
          className={styles['axis']}
          x={x(place)}
          y={bottom + 18}
          textAnchor={place === 0 ? 'start' : 'middle'}
        >
          {axisLabel(points[place]?.at ?? 0)}
        </text>
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
