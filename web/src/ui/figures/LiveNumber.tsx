import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Direction } from '@palier/domain/market/priceChange'
import { flash } from './flash.ts'
import styles from './LiveNumber.module.css'

const PAUSE_MILLISECONDS = 1000

interface LiveNumberProps {
  /** The decimal that is watched; what is shown are the children. */
  readonly value: string | number
  readonly children: ReactNode
  /** Colour of the flash where it is not the direction of the move itself. */
  readonly direction?: Direction
  /** An old price, at 60 %. */
  readonly stale?: boolean
  /** What flashes: the number, or the table cell around it. */
  readonly over?: 'self' | 'cell'
}

/**
 * A number that flashes its background when it moves: never on the first paint, at most once a second. It is never
 * announced: figures that move would drown the page.
 */
export function LiveNumber({ value, children, direction, stale = false, over = 'self' }: LiveNumberProps) {
  const live = useRef<HTMLSpanElement>(null)
  const last = useRef({ value, flashedAt: -Infinity })

  // In the same frame as the number, so that the page is painted once; outside React, which would render twice.
  useLayoutEffect(() => {
    const moved = directionBetween(last.current.value, value)
    last.current.value = value
    const now = performance.now()
    if (moved === 'flat' || now - last.current.flashedAt < PAUSE_MILLISECONDS) return
    last.current.flashedAt = now
    const place = over === 'cell' ? live.current?.closest('td') : live.current
    if (place) flash(place, direction ?? moved)
  }, [value, direction, over])

  return (
    <span ref={live} className={styles['live']} data-stale={stale || undefined}>
      <span className={styles['text']}>{children}</span>
    </span>
  )
}

function directionBetween(before: string | number, after: string | number): Direction {
  const difference = Number(after) - Number(before)
  if (difference === 0) return 'flat'
  return difference > 0 ? 'up' : 'down'
}
