import type { KeyboardEvent, PointerEvent } from 'react'
import { useIntl } from 'react-intl'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { toneShape, type TonePoint } from './toneShape.ts'
import styles from './Tone.module.css'

export const TONE_HEIGHT = 274
const EDGE = { left: 52, top: 12, plot: 158, bars: 226 } as const
const NARROWEST_LABEL = 64
const NARROWEST_COUNT = 18

interface ToneChartProps {
  readonly points: readonly TonePoint[]
  readonly width: number
  readonly pointed: number | null
  readonly onPoint: (place: number | null) => void
  readonly label: string
  readonly name: string
}

/** Draws a step if a week has enough sources, over bars of the number of sources. */
export function ToneChart({ points, width, pointed, onPoint, label, name }: ToneChartProps) {
  const { formatDate, formatMessage } = useIntl()
  const { signedPrice } = useFormatters()
  const { steps, zero, ticks } = toneShape(points, EDGE.left, width, EDGE.top, EDGE.plot)
  const last = points.length - 1
  const stepWidth = (width - EDGE.left) / points.length
  const every = Math.max(1, Math.ceil(NARROWEST_LABEL / stepWidth))

  function follow({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const x = clientX - currentTarget.getBoundingClientRect().left - EDGE.left
    onPoint(Math.max(0, Math.min(last, Math.floor(x / stepWidth))))
  }
  function move(event: KeyboardEvent) {
    const way = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key]
    if (way === undefined) return
    event.preventDefault()
    onPoint(Math.max(0, Math.min(last, (pointed ?? last) + way)))
  }
  return (
    <div
      className={styles['chart']}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={pointed ?? last}
      aria-valuetext={label}
      onPointerMove={follow}
      onPointerLeave={() => onPoint(null)}
      onBlur={() => onPoint(null)}
      onKeyDown={move}
    >
      <svg width={width} height={TONE_HEIGHT} aria-hidden="true">
        {ticks.map(({ value, y }) => (
          <g key={value}>
            <line className={value === 0 ? styles['zero'] : styles['grid']} x1={EDGE.left} x2={width} y1={y} y2={y} />
            <text className={styles['axis']} x={EDGE.left - 10} y={y + 4} textAnchor="end">
              {value === 0 ? '0' : signedPrice(value)}
            </text>
          </g>
        ))}
        {steps.map(({ left, right, y, isGood, bar }, index) => {
          const before = steps[index - 1]
          const point = points[index]
          return (
            <g key={left} className={styles['step']} data-good={isGood || undefined}>
              {y !== null && <Tread left={left} right={right} y={y} zero={zero} before={before?.y ?? null} />}
              <rect
                className={styles['bar']}
                x={left + 2}
                y={EDGE.bars - bar}
                width={Math.max(1, right - left - 4)}
                height={bar}
              />
              {point && stepWidth >= NARROWEST_COUNT && (
                <text
                  className={styles['count']}
                  data-last={index === last || undefined}
                  x={(left + right) / 2}
                  y={EDGE.bars - bar - 5}
                  textAnchor="middle"
                >
                  {point.sources}
                </text>
              )}
              {point && (last - index) % every === 0 && right - stepWidth / 2 > EDGE.left + 16 && (
                <text
                  className={styles['axis']}
                  x={Math.min((left + right) / 2, width - 20)}
                  y={EDGE.bars + 18}
                  textAnchor="middle"
                >
                  {formatDate(point.at, { day: 'numeric', month: 'short' })}
                </text>
              )}
            </g>
          )
        })}
        <text className={styles['axis']} x={EDGE.left - 10} y={EDGE.bars - 4} textAnchor="end">
          {formatMessage({ id: 'analysis.tone.sources' })}
        </text>
        <line className={styles['zero']} x1={EDGE.left} x2={width} y1={EDGE.bars} y2={EDGE.bars} />
        {pointed !== null && (
          <line
            className={styles['crosshair']}
            x1={EDGE.left + (pointed + 0.5) * stepWidth}
            x2={EDGE.left + (pointed + 0.5) * stepWidth}
            y1={EDGE.top}
            y2={EDGE.bars}
          />
        )}
      </svg>
    </div>
  )
}

interface TreadProps {
  readonly left: number
  readonly right: number
  readonly y: number
  readonly zero: number
  readonly before: number | null
}

function Tread({ left, right, y, zero, before }: TreadProps) {
  return (
    <>
      <rect
        className={styles['area']}
        x={left}
        y={Math.min(y, zero)}
        width={right - left}
        height={Math.abs(zero - y)}
      />
      {before !== null && <line className={styles['riser']} x1={left} x2={left} y1={before} y2={y} />}
      <line className={styles['tread']} x1={left} x2={right} y1={y} y2={y} />
    </>
  )
}
