import { useLayoutEffect, useRef, type RefObject } from 'react'
import { prefersStillness } from '../../../device/media.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'

const MOVE: KeyframeAnimationOptions = { duration: 240, easing: 'cubic-bezier(.2,0,0,1)' }

/** Animates rows that change places, so that the eye can follow a stock. */
export function useRowMotion(
  body: RefObject<HTMLElement | null>,
  entries: readonly WatchedEntry[],
  isOff: boolean,
): void {
  const before = useRef<{ order: string; tops: ReadonlyMap<string, number> }>({ order: '', tops: new Map() })

  useLayoutEffect(() => {
    if (isOff || !body.current) return
    const order = entries.map(({ id }) => id).join()
    if (before.current.order === order) return
    const rows = [...body.current.querySelectorAll<HTMLElement>('[data-row]')]
    // Read all before the first one moves: each reading after a movement would lay the page out anew.
    const tops = new Map(rows.map((row) => [row.dataset['row'] ?? '', row.offsetTop]))
    const isReordered = sorted(before.current.order) === sorted(order)
    if (isReordered && !prefersStillness()) {
      for (const row of rows) {
        const id = row.dataset['row'] ?? ''
        const [from, to] = [before.current.tops.get(id), tops.get(id)]
        if (from !== undefined && to !== undefined) glide(row, from - to)
      }
    }
    before.current = { order, tops }
  })
}

function glide(row: HTMLElement, distance: number) {
  if (distance !== 0) row.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], MOVE)
}

/** The same rows in another order, and not more or fewer of them: a filter does not move rows about. */
function sorted(order: string): string {
  return order.split(',').sort().join()
}
