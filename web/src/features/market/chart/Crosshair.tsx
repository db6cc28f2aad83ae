import type { KeyboardEvent, PointerEvent } from 'react'
import type { Places } from './plotFrame.ts'
import type { PricePlotProps } from './PricePlot.tsx'
import styles from './PricePlot.module.css'

const PAGE_POINTS = 10

interface CrosshairProps extends Pick<
  PricePlotProps,
  'frame' | 'points' | 'crosshair' | 'crosshairLabel' | 'onCrosshair' | 'pointSentence'
> {
  readonly places: Places
}

/** A line that follows the pointer or the arrow keys; the point is described above the chart. */
export function Crosshair({
  frame,
  points,
  crosshair,
  crosshairLabel,
  onCrosshair,
  pointSentence,
  places,
}: CrosshairProps) {
  const { left, right, top, bottom, x, y, nearest } = places
  const last = points.length - 1
  const point = crosshair === null ? undefined : points[crosshair]

  function follow({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    onCrosshair(nearest(clientX - currentTarget.getBoundingClientRect().left + left))
  }
  function move(event: KeyboardEvent) {
    const to = placeAfter(event.key, crosshair ?? last, last)
    if (to === undefined) return
    event.preventDefault()
    onCrosshair(to)
  }
  return (
    <>
      <div
        className={styles['pointer']}
        style={{ left, top, width: right - left, height: bottom - top }}
        role="slider"
        tabIndex={0}
        aria-label={crosshairLabel}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={crosshair ?? last}
        aria-valuetext={pointSentence(crosshair ?? last)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => onCrosshair(null)}
        onBlur={() => onCrosshair(null)}
        onKeyDown={move}
      />
      {crosshair !== null && point && (
        <svg className={styles['layer']} width={frame.width} height={frame.height} aria-hidden="true">
          <line className={styles['crosshair']} x1={x(crosshair)} x2={x(crosshair)} y1={top} y2={bottom} />
          <circle className={styles['crosshairDot']} cx={x(crosshair)} cy={y(point.price)} r={3} />
        </svg>
      )}
    </>
  )
}

/** Null takes the line away; undefined is a key that means something else. */
function placeAfter(key: string, place: number, last: number): number | null | undefined {
  const within = (wanted: number) => Math.max(0, Math.min(last, wanted))
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(place - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return within(place + 1)
    case 'PageDown':
      return within(place - PAGE_POINTS)
    case 'PageUp':
      return within(place + PAGE_POINTS)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'Escape':
      return null
    default:
      return undefined
  }
}
