import { useEffect, useState } from 'react'

const STEP = 6

interface Rows {
  /** Pixels from the top of the page to the first row; null until known. */
  readonly top: number | null
  /** Height of a row, in pixels. */
  readonly height: number
  readonly count: number
  readonly around: number
}

/** Rows of equal height in or near the window; `to` is exclusive. */
export function useRowsInSight({ top, height, count, around }: Rows): { readonly from: number; readonly to: number } {
  const [first, setFirst] = useState(-STEP)
  const [shown, setShown] = useState(() => shownOf(height))
  // Reads the position on scroll and resize only: other reads would force a layout.
  useEffect(() => {
    if (top === null) return
    const begin = top
    function read() {
      setFirst(Math.floor((window.scrollY - begin) / height / STEP) * STEP)
      setShown(shownOf(height))
    }
    read()
    window.addEventListener('scroll', read, { passive: true })
    window.addEventListener('resize', read)
    return () => {
      window.removeEventListener('scroll', read)
      window.removeEventListener('resize', read)
    }
  }, [top, height])
  return {
    from: Math.max(0, Math.min(first, count - shown) - around),
    to: Math.min(count, Math.max(0, first + shown) + around),
  }
}

/** `place` is in pixels from the top of the page. */
export function scrollToMiddle(place: number): void {
  window.scrollTo({ top: place - window.innerHeight / 2 })
}

function shownOf(height: number): number {
  return Math.ceil(window.innerHeight / height) + STEP
}
