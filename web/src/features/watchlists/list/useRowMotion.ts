import { useLayoutEffect, useRef, type RefObject } from 'react'
import { prefersStillness } from '../../../device/media.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'

const MOVE: KeyframeAnimationOptions = { duration: 240, easing: 'cubic-bezier(.2,0,0,1)' }

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
    // Reads all positions before the first move: a read after a move forces another layout.
    const tops = new Map(rows.map((row) => [row.dataset['row'] ?? '', row.offsetTop]))
    const isReordered = sorted(before.current.order) === sorted(order)
    if (isReordered && !prefersStillness()) {
      for (const row of rows) {
        const id = row.dataset['row'] ?? ''
        const from = before.current.tops.get(id)
        const to = tops.get(id)
        if (from !== undefined && to !== undefined) glide(row, from - to)
      }
    }
    before.current = { order, tops }
  })
}

function glide(row: HTMLElement, distance: number) {
  if (distance !== 0) row.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], MOVE)
}

/** Detects pure reordering: filtering does not animate rows. */
function sorted(order: string): string {
  return order.split(',').sort().join()
}
