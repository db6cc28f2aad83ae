import { memo, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useIntl } from 'react-intl'
import type { PlotRange } from '../../../kit/chart/plotFrame.ts'
import { sparklinePath } from '../../../kit/chart/sparklinePath.ts'
import { timeTicks, type TimeAxis } from '../../../kit/chart/timeTicks.ts'
import { between, isWhole, moved } from '../../../kit/chart/zoom.ts'
import { downsample } from './points/downsample.ts'
import type { PlotPoint } from './points/pricePoint.ts'
import styles from './PriceBrush.module.css'

const HEIGHT = 36
const POINTS = 200

interface PriceBrushProps {
  /** Position of the strip and the plot above it, in CSS pixels. */
  readonly left: number
  readonly width: number
  readonly points: readonly PlotPoint[]
  readonly range: PlotRange
  readonly onRange: (range: PlotRange | null) => void
  readonly timeAxis: Omit<TimeAxis, 'width' | 'room' | 'instants' | 'before'>
  readonly instant: (at: number) => string
}

export const PriceBrush = memo(function PriceBrush({
  left,
  width,
  points,
  range,
  onRange,
  timeAxis,
  instant,
}: PriceBrushProps) {
  const { formatMessage } = useIntl()
  const strip = useRef<HTMLDivElement>(null)
  const grip = useRef(0)
  const last = Math.max(1, points.length - 1)
  const line = useMemo(
    () =>
      sparklinePath(
        downsample(points, POINTS).map(({ price }) => price),
        width,
        HEIGHT,
      ),
    [points, width],
  )
  // If the whole line is visible, the plot above has the same labels.
  const isPart = !isWhole(range, last)
  const ticks = useMemo(
    () => (isPart ? timeTicks({ ...timeAxis, instants: points.map(({ at }) => at), width, room: [0, 0] }) : []),
    [isPart, timeAxis, points, width],
  )
  const x = (place: number) => (width * place) / last
  const placeAt = (clientX: number) =>
    Math.max(0, Math.min(last, ((clientX - (strip.current?.getBoundingClientRect().left ?? 0)) / width) * last))
  const show = (next: PlotRange) => onRange(isWhole(next, last) ? null : next)

  const ends = {
    from: (place: number) => between(Math.min(place, range.to - 1), range.to, last),
    to: (place: number) => between(range.from, Math.max(place, range.from + 1), last),
  }
  function keyed(event: KeyboardEvent, place: number, act: (place: number) => PlotRange) {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: place - 1,
      ArrowDown: place - 1,
      ArrowRight: place + 1,
      ArrowUp: place + 1,
      PageDown: place - 10,
      PageUp: place + 10,
      Home: 0,
      End: last,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    show(act(Math.max(0, Math.min(last, to))))
  }
  const dragged = (act: (place: number) => PlotRange) => ({
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = placeAt(event.clientX) - range.from
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) show(act(placeAt(event.clientX)))
    },
  })
  const slide = (place: number) => moved(range, Math.round(place - grip.current) - range.from, last)
  return (
    <div className={styles['brush']} style={{ marginLeft: left, width }}>
      <div ref={strip} className={styles['strip']} onDoubleClick={() => onRange(null)}>
        <svg className={styles['line']} width={width} height={HEIGHT} aria-hidden="true">
          {line && (
            <>
              <path className={styles['area']} d={`${line}V${HEIGHT}H0Z`} />
              <path className={styles['stroke']} d={line} />
            </>
          )}
        </svg>
        <div
          className={styles['part']}
          style={{ left: x(range.from), width: x(range.to) - x(range.from) }}
          {...dragged(slide)}
        />
        {(['from', 'to'] as const).map((end) => (
          <div
            key={end}
            className={styles['handle']}
            style={{ left: x(range[end]) }}
            role="slider"
            tabIndex={0}
            aria-label={formatMessage({ id: `stock.chart.brush.${end}` })}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={range[end]}
            aria-valuetext={instant(points[range[end]]?.at ?? 0)}
            onKeyDown={(event) => keyed(event, range[end], ends[end])}
            {...dragged(ends[end])}
          />
        ))}
      </div>
      <svg className={styles['axis']} width={width} height={18} aria-hidden="true">
        {ticks.map(({ place, textX, text, anchor }) => (
          <text key={place} x={textX} y={14} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
})
