import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useIntl } from 'react-intl'
import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import {
  moveThreshold,
  movedTo,
  normalizedPrice,
  rangeOfThreshold,
  type ThresholdRange,
} from '@palier/domain/watchlists/thresholdMove'
import type { ThresholdKey } from '@palier/domain/watchlists/thresholds'
import { useFormatters } from '../language/useFormatters.ts'
import { thresholdName } from '../prices/thresholdName.ts'
import type { LiveStair } from './LiveStairContext.ts'
import { GRIP, type StairPlace } from './stairPlace.ts'
import type { StairStep } from './stairSteps.ts'
import styles from './Stair.module.css'

const MANY = 10
/** A shorter drag is a press, in pixels. */
const LEAST_DRAG = 3
const TAG_BESIDE = 14

interface StairGripsProps {
  readonly stair: LiveStair
  readonly steps: readonly StairStep[]
  readonly place: StairPlace
  readonly plotLeft: number
  readonly width: number
}

interface Drag {
  readonly pointerId: number
  readonly key: ThresholdKey
  readonly from: Decimal
  readonly range: ThresholdRange | null
  readonly startY: number
  readonly stepY: number
  readonly isMoving: boolean
}

/** Moves steps by pointer or keys on a price grid, never past a neighbour. Writes into the form only. */
export function StairGrips({ stair, steps, place, plotLeft, width }: StairGripsProps) {
  const { formatMessage } = useIntl()
  const { signedPercent, percent, money } = useFormatters()
  const grips = useRef(new Map<ThresholdKey, HTMLElement>())
  const [drag, setDrag] = useState<Drag | null>(null)
  const before = useRef<{ readonly key: ThresholdKey; readonly price: Decimal } | null>(null)
  const { kind, thresholds, price, currency } = stair
  const gridAt = (own: Decimal, isByCent: boolean) => ({ price: price ?? own, isByCent })
  const nameOf = (key: ThresholdKey) => formatMessage({ id: thresholdName(kind, key) })
  const atGrip = (step: StairStep) => ({ x: place.left + place.widthOf(step), y: place.inside(step.price) })
  const shareOf = (own: Decimal) => (price?.gt(0) ? own.minus(price).div(price).times(100).toNumber() : null)

  function write(key: ThresholdKey, next: Decimal) {
    if (!thresholds[key]?.eq(next)) stair.move(key, next)
  }
  /** If targets overlap, selects the nearest grip. */
  function press(event: PointerEvent<HTMLElement>) {
    if (drag || event.button !== 0) return
    const box = event.currentTarget.offsetParent?.getBoundingClientRect()
    const distanceTo = (step: StairStep) => {
      const { x, y } = atGrip(step)
      return Math.hypot(event.clientX - (box?.left ?? 0) - x, event.clientY - (box?.top ?? 0) - y)
    }
    const [meant] = steps.toSorted((one, other) => distanceTo(one) - distanceTo(other))
    const from = meant && thresholds[meant.key]
    if (!meant || !from) return
    event.preventDefault()
    const element = grips.current.get(meant.key)
    element?.focus({ preventScroll: true })
    element?.setPointerCapture(event.pointerId)
    before.current = { key: meant.key, price: from }
    stair.onDrag(true)
    setDrag({
      pointerId: event.pointerId,
      key: meant.key,
      from,
      range: rangeOfThreshold(kind, thresholds, meant.key),
      startY: event.clientY,
      stepY: atGrip(meant).y,
      isMoving: false,
    })
  }
  function follow(event: PointerEvent) {
    if (event.pointerId !== drag?.pointerId) return
    const moved = event.clientY - drag.startY
    if (!drag.isMoving) {
      if (Math.abs(moved) < LEAST_DRAG) return
      setDrag({ ...drag, isMoving: true })
    }
    const wanted = decimal(place.priceAt(drag.stepY + moved))
    if (drag.range) write(drag.key, movedTo(drag.range, wanted, gridAt(drag.from, event.altKey)))
  }
  function end(event: PointerEvent, isKept: boolean) {
    if (event.pointerId !== drag?.pointerId) return
    if (!isKept) write(drag.key, drag.from)
    release()
  }
  function release() {
    setDrag(null)
    stair.onDrag(false)
  }

  function takeKey(event: KeyboardEvent, key: ThresholdKey) {
    const own = thresholds[key]
    if (!own || event.ctrlKey || event.metaKey) return
    const steps = STEPS_OF_KEYS[event.key]
    const range = rangeOfThreshold(kind, thresholds, key)
    if (event.key === 'Escape') {
      if (before.current?.key !== key || own.eq(before.current.price)) return
      // Prevents Escape from closing a dialog around the stair.
      event.stopPropagation()
      write(key, before.current.price)
      if (drag) release()
    } else if (steps !== undefined && !(event.altKey && SIDEWAYS.has(event.key))) {
      if (range) write(key, moveThreshold(range, own, steps * (event.shiftKey ? MANY : 1), gridAt(own, event.altKey)))
    } else if (event.key === 'Home') {
      if (range && price) write(key, movedTo(range, normalizedPrice(price), gridAt(own, true)))
    } else if (event.key === 'Delete') {
      stair.move(key, null)
      stair.onEmptied(key)
    } else return
    event.preventDefault()
  }
  function focus(key: ThresholdKey) {
    const own = thresholds[key]
    if (own) before.current = { key, price: own }
  }

  const dragged = drag?.isMoving ? steps.find(({ key }) => key === drag.key) : undefined
  const own = drag && thresholds[drag.key]
  const line = dragged && atGrip(dragged)
  const share = own ? shareOf(own) : null
  return (
    <>
      {drag && dragged && own && line && (
        <>
          <svg className={styles['drawn']} width={width} aria-hidden="true">
            <line className={styles['drawnLine']} x1={plotLeft} x2={line.x} y1={line.y} y2={line.y} />
            <line
              className={styles['old']}
              x1={place.left}
              x2={line.x}
              y1={place.inside(drag.from.toNumber())}
              y2={place.inside(drag.from.toNumber())}
            />
          </svg>
          <p
            className={styles['tag']}
            style={{ right: width - place.left + TAG_BESIDE, top: line.y }}
            aria-hidden="true"
          >
            <strong>{`${nameOf(drag.key)} ${money(own.toString(), currency)}`}</strong>
            {share !== null && <span>{signedPercent(share, 1)}</span>}
          </p>
        </>
      )}
      {steps.map((step) => {
        const { key } = step
        const value = thresholds[key]
        const range = rangeOfThreshold(kind, thresholds, key)
        const { x, y } = atGrip(step)
        const distance = value && shareOf(value)
        const side = distance === null ? 'unknown' : distance < 0 ? 'below' : distance > 0 ? 'above' : 'at'
        return (
          value && (
            <div
              key={key}
              ref={(element) => {
                if (element) grips.current.set(key, element)
                else grips.current.delete(key)
              }}
              className={styles['target']}
              style={{ left: x - GRIP.target / 2, top: y - GRIP.target / 2 }}
              data-drawn={drag?.key === key || undefined}
              role="slider"
              tabIndex={0}
              aria-orientation="vertical"
              aria-label={formatMessage({ id: 'stair.grip' }, { name: nameOf(key) })}
              aria-valuemin={Number(range?.least ?? value)}
              aria-valuemax={Math.max(value.toNumber(), Math.min(Number(range?.greatest ?? value), FAR))}
              aria-valuenow={value.toNumber()}
              aria-valuetext={formatMessage(
                { id: 'stair.value' },
                {
                  name: nameOf(key),
                  price: money(value.toString(), currency),
                  side,
                  distance: percent(Math.abs(distance ?? 0), 1),
                  score: stair.score ?? 'none',
                },
              )}
              onPointerDown={press}
              onPointerMove={follow}
              onPointerUp={(event) => end(event, true)}
              onPointerCancel={(event) => end(event, false)}
              onFocus={() => focus(key)}
              onKeyDown={(event) => takeKey(event, key)}
            >
              <span className={styles['grip']} />
            </div>
          )
        )
      })}
    </>
  )
}

/** Cap for `aria-valuemax`. */
const FAR = 1_000_000
const STEPS_OF_KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }
/** Alt with these keys navigates the browser history. */
const SIDEWAYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight'])
