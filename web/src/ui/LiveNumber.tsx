import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { fade } from './fade.ts'
import { useFlash, type Direction } from './useFlash.ts'
import styles from './LiveNumber.module.css'

interface LiveNumberProps {
  /** The decimal that is watched; what is shown are the children. */
  readonly value: string | number
  readonly children: ReactNode
  /** Colour of the flash where it is not the direction of the move itself. */
  readonly direction?: Direction
  /** An old price, at 60 %. */
  readonly stale?: boolean
  /** What the flash covers: the number, or the nearest positioned ancestor (a cell with `isolation: isolate`). */
  readonly over?: 'self' | 'cell'
}

/** A number that flashes its background when it moves. It is never announced: figures that move would drown the page. */
export function LiveNumber({ value, children, direction, stale = false, over = 'self' }: LiveNumberProps) {
  const flash = useFlash(value, direction)
  const shade = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (flash && shade.current) fade(shade.current)
  }, [flash])
  return (
    <span className={styles['live']} data-over={over} data-stale={stale || undefined}>
      {flash && <span ref={shade} className={styles['flash']} data-direction={flash.direction} />}
      <span className={styles['text']}>{children}</span>
    </span>
  )
}
