import { useMemo, useState } from 'react'
import { useLanguage } from '../language/LanguageContext.ts'
import { sortEntries, type Sort } from './sortEntries.ts'
import type { WatchedEntry } from './watchedEntry.ts'

/**
 * The entries in their order. While it is held (somebody points at a row or has the focus in one), rows stay where
 * they are: prices change, places do not, unless another order is asked for.
 */
export function useHeldOrder(entries: readonly WatchedEntry[], isHeld: boolean, sort: Sort): readonly WatchedEntry[] {
  const { language } = useLanguage()
  const sorted = useMemo(() => sortEntries(entries, sort, language), [entries, sort, language])
  const [held, setHeld] = useState(() => ({ sort, order: idsOf(sorted) }))
  const ordered = isHeld && held.sort === sort ? inOrder(sorted, held.order) : sorted
  const order = idsOf(ordered)
  if (held.sort !== sort || order.join() !== held.order.join()) setHeld({ sort, order })
  return ordered
}

/** Those that were there keep their place, new ones follow in their own order. */
function inOrder(sorted: readonly WatchedEntry[], order: readonly string[]): WatchedEntry[] {
  const places = new Map(order.map((id, index) => [id, index]))
  const placeOf = ({ id }: WatchedEntry) => places.get(id) ?? order.length
  return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function idsOf(entries: readonly WatchedEntry[]): string[] {
  return entries.map(({ id }) => id)
}
