import { useCallback, useState } from 'react'

/** So many are written together at most: a press stays a matter of seconds, also for those who wait behind it. */
const MOST_SELECTED = 100

/** Rows that are chosen to do something with all of them; null while nobody chooses. Global ids of entries. */
export interface Selection {
  readonly ids: ReadonlySet<string> | null
  /** Begins to choose. */
  readonly begin: () => void
  /** Chooses a row, or no longer; begins where nobody chose yet. The same function always. */
  readonly toggle: (id: string) => void
  /** Chooses these, as many as may be. */
  readonly set: (ids: readonly string[]) => void
  readonly end: () => void
}

/** Which rows of a list are chosen. */
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
