import { useEffect, useState } from 'react'

/** The list re-renders when this many rows have passed, not at each of them. */
const STEP = 6

interface Rows {
  /** Where the first one begins, in pixels from the top of the page; null until that is known. */
  readonly top: number | null
  /** Of each of them, in pixels. */
  readonly height: number
  readonly count: number
  /** How many rows beyond the window are rendered on either side. */
  readonly around: number
}

/** Which of many rows of equal height are in the viewport or near it: the first, and the one after the last. */
export function useRowsInSight({ top, height, count, around }: Rows): { readonly from: number; readonly to: number } {
  // Until positions are known, the first rows, below the head.
  const [first, setFirst] = useState(-STEP)
  const [shown, setShown] = useState(() => shownOf(height))
  // The position is read on scroll and resize only: reading it at other times would force a layout.
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

/** Brings a place of the page, in pixels from its top, to the middle of the window. */
export function scrollToMiddle(place: number): void {
  window.scrollTo({ top: place - window.innerHeight / 2 })
}

function shownOf(height: number): number {
  return Math.ceil(window.innerHeight / height) + STEP
}
