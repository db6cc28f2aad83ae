import { useCallback, useState } from 'react'

/** Bounds a bulk action to a few seconds, also for requests that wait behind it. */
const MOST_SELECTED = 100

/** Global ids of the selected entries; null if selection mode is off. */
export interface Selection {
  readonly ids: ReadonlySet<string> | null
  readonly begin: () => void
  /** Toggles a row, and turns selection mode on if it was off. Stable identity. */
  readonly toggle: (id: string) => void
  readonly set: (ids: readonly string[]) => void
  readonly end: () => void
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const begin = useCallback(() => setIds((before) => before ?? new Set()), [])
  const end = useCallback(() => setIds(null), [])
  const set = useCallback((wanted: readonly string[]) => setIds(new Set(wanted.slice(0, MOST_SELECTED))), [])
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const next = new Set(before)
        if (!next.delete(id) && next.size < MOST_SELECTED) next.add(id)
        return next
      }),
    [],
  )
  return { ids, begin, toggle, set, end }
}
