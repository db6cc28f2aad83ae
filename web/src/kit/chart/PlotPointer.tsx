import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { PlotFrame, PlotLine, PlotRange } from './plotFrame.ts'
import type { PlotScales } from './scales.ts'
import { between, moved, zoomed } from './zoom.ts'
import styles from './TimeChart.module.css'

const PAGE_POINTS = 10
const NOTCH = 1.25
/** A shorter drag is a click, in pixels. */
const LEAST_DRAG = 12

export interface PlotPointerProps {
  readonly frame: PlotFrame
  readonly scales: PlotScales
  /** Main line first. All lines have points at the same positions. */
  readonly lines: readonly PlotLine[]
  readonly crosshair: number | null
  readonly onCrosshair: (index: number | null) => void
  readonly label: string
  readonly describe: (index: number) => string
  readonly range: PlotRange
  readonly lastPlace: number
  /** Null shows the whole line. If absent, the plot cannot be zoomed. */
  readonly onRange?: ((range: PlotRange | null) => void) | undefined
}

/** Dragging, Ctrl with the wheel, pinching, + and − zoom; a double click or 0 resets. */
export function PlotPointer(props: PlotPointerProps) {
  const { frame, scales, lines, crosshair, onCrosshair, label, describe, range, lastPlace, onRange } = props
  const { left, right, top, bottom, x, y, xScale } = scales
  const area = useRef<HTMLDivElement>(null)
  const pressed = useRef(new Map<number, number>())
  const [drag, setDrag] = useState<readonly [from: number, to: number] | null>(null)
  const points = lines[0]?.points ?? []
  const last = points.length - 1
  const pointed = crosshair === null ? undefined : points[crosshair]

  const inside = (clientX: number) => clientX - (area.current?.getBoundingClientRect().left ?? 0)
  const placeAt = (pixels: number) => xScale.invert(pixels)
  const show = (next: PlotRange) => onRange?.(next)

  useEffect(() => {
    const element = area.current
    if (!element || !onRange) return
    // React's own listener is passive and could not stop the page from zooming.
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const place = xScale.invert(event.clientX - element.getBoundingClientRect().left)
      onRange(zoomed(range, place, NOTCH ** Math.sign(event.deltaY), lastPlace))
    }
    element.addEventListener('wheel', zoom, { passive: false })
    return () => element.removeEventListener('wheel', zoom)
  }, [onRange, xScale, range, lastPlace])

  function follow({ pointerId, clientX, pointerType, buttons }: PointerEvent) {
    const at = inside(clientX)
    if (pressed.current.size === 2 && pressed.current.has(pointerId)) return pinch(pointerId, at)
    if (drag && pointerType === 'mouse' && buttons === 1) setDrag([drag[0], clamp(at, right - left)])
    onCrosshair(nearest(points, placeAt(at)))
  }
  function pinch(pointerId: number, at: number) {
    const before = [...pressed.current.values()]
    pressed.current.set(pointerId, at)
    const after = [...pressed.current.values()]
    const spread = distanceOf(before)
    const wanted = distanceOf(after)
    if (spread < 1 || wanted < 1) return
    onCrosshair(null)
    const middle = ((after[0] ?? 0) + (after[1] ?? 0)) / 2
    show(zoomed(range, placeAt(middle), spread / wanted, lastPlace))
  }
  function press(event: PointerEvent) {
    const at = inside(event.clientX)
    pressed.current.set(event.pointerId, at)
    if (event.pointerType === 'mouse' && event.button === 0 && onRange) {
      area.current?.setPointerCapture(event.pointerId)
      setDrag([at, at])
    }
    follow(event)
  }
  function release({ pointerId }: PointerEvent) {
    pressed.current.delete(pointerId)
    if (drag && Math.abs(drag[1] - drag[0]) >= LEAST_DRAG) {
      show(between(placeAt(drag[0]), placeAt(drag[1]), lastPlace))
      onCrosshair(null)
    }
    setDrag(null)
  }
  function cancel({ pointerId }: PointerEvent) {
    pressed.current.delete(pointerId)
    setDrag(null)
    onCrosshair(null)
  }

  function takeKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const action = actionOf(event.key)
    if (!action) return
    event.preventDefault()
    action()
  }
  function actionOf(key: string): (() => void) | null {
    const here = crosshair ?? last
    const step = STEPS_OF_KEYS[key]
    if (step !== undefined) return () => stepTo(here, step)
    if (key === 'Home') return () => onCrosshair(0)
    if (key === 'End') return () => onCrosshair(last)
    if (key === 'Escape') return crosshair === null ? null : () => onCrosshair(null)
    if (!onRange) return null
    const place = pointed?.place ?? range.to
    if (key === '+' || key === '=') return () => zoomTo(place, 1 / NOTCH)
    if (key === '-' || key === '\u2212') return () => zoomTo(place, NOTCH)
    return key === '0' ? () => onRange(null) : null
  }
  function zoomTo(place: number, factor: number) {
    onCrosshair(null)
    show(zoomed(range, place, factor, lastPlace))
  }
  function stepTo(here: number, step: number) {
    const to = here + step
    if (to < 0 && range.from > 0) show(moved(range, step, lastPlace))
    if (to > last && range.to < lastPlace) show(moved(range, step, lastPlace))
    onCrosshair(Math.max(0, Math.min(last, to)))
  }

  return (
    <>
      <div
        ref={area}
        className={styles['pointer']}
        style={{ left, top, width: right - left, height: bottom - top }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={crosshair ?? Math.max(0, last)}
        aria-valuetext={describe(crosshair ?? last)}
        onPointerMove={follow}
        onPointerDown={press}
        onPointerUp={release}
        onPointerCancel={cancel}
        onPointerLeave={cancel}
        onDoubleClick={onRange && (() => onRange(null))}
        onBlur={() => onCrosshair(null)}
        onKeyDown={takeKey}
      />
      <svg className={styles['layer']} width={frame.width} height={frame.height} aria-hidden="true">
        {drag && Math.abs(drag[1] - drag[0]) >= LEAST_DRAG && (
          <rect
            className={styles['selection']}
            x={left + Math.min(drag[0], drag[1])}
            y={top}
            width={Math.abs(drag[1] - drag[0])}
            height={bottom - top}
          />
        )}
        {crosshair !== null && pointed && (
          <>
            <line className={styles['crosshair']} x1={x(pointed.place)} x2={x(pointed.place)} y1={top} y2={bottom} />
            {lines.map(({ id, look, points: own }) => {
              const value = own[crosshair]?.value
              return (
                value != null && (
                  <circle
                    key={id}
                    className={styles['crosshairDot']}
                    data-look={look}
                    cx={x(pointed.place)}
                    cy={y(value)}
                    r={3.5}
                  />
                )
              )
            })}
          </>
        )}
      </svg>
    </>
  )
}

const STEPS_OF_KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE_POINTS,
  PageUp: PAGE_POINTS,
}

function clamp(pixels: number, width: number): number {
  return Math.max(0, Math.min(width, pixels))
}

function distanceOf([one = 0, other = 0]: readonly number[]): number {
  return Math.abs(one - other)
}

function nearest(points: readonly { readonly place: number }[], place: number): number {
  const next = points.findIndex((point) => point.place >= place)
  if (next <= 0) return next === 0 ? 0 : Math.max(0, points.length - 1)
  const before = points[next - 1]?.place ?? 0
  const after = points[next]?.place ?? 0
  return place - before < after - place ? next - 1 : next
}
