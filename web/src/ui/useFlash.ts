import { useLayoutEffect, useRef, useState } from 'react'

export type Direction = 'up' | 'down' | 'flat'

/** Another object is another flash. */
export interface Flash {
  readonly direction: Direction
}

const PAUSE_MS = 1000

/** The flash that a changed value deserves: none on the first paint, at most one a second. `value` is a decimal. */
export function useFlash(value: string | number, direction?: Direction): Flash | null {
  const [flash, setFlash] = useState<Flash | null>(null)
  const previous = useRef(value)
  const lastAt = useRef(-Infinity)

  // Together with the number itself: the page is laid out and painted once.
  useLayoutEffect(() => {
    const moved = directionOf(previous.current, value)
    previous.current = value
    const now = performance.now()
    if (moved === 'flat' || now - lastAt.current < PAUSE_MS) return
    lastAt.current = now
    setFlash({ direction: direction ?? moved })
  }, [value, direction])

  return flash
}

function directionOf(before: string | number, after: string | number): Direction {
  const difference = Number(after) - Number(before)
  if (difference === 0) return 'flat'
  return difference > 0 ? 'up' : 'down'
}
