import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Direction } from '@palier/domain/market/priceChange'
import { flash } from './flash.ts'
import styles from './LiveNumber.module.css'

const PAUSE_MILLISECONDS = 1000

interface LiveNumberProps {
  /** Decimal that triggers the flash; `children` are the visible text. */
  readonly value: string | number
  readonly children: ReactNode
  readonly direction?: Direction
  readonly stale?: boolean
  readonly over?: 'self' | 'cell'
}

/** Flashes on a change, at most once a second. Not announced: live figures would flood a screen reader. */
export function LiveNumber({ value, children, direction, stale = false, over = 'self' }: LiveNumberProps) {
  const live = useRef<HTMLSpanElement>(null)
  const last = useRef({ value, flashedAt: -Infinity })

  // Runs in the same frame as the number and outside React: one paint, one render.
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
