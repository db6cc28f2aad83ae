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
  const [held, setHeld] = useState<{ sort: Sort | null; order: readonly WatchedEntry[] }>({ sort: null, order: [] })
  const stays = isHeld && held.sort === sort
  const places = useMemo(() => new Map(held.order.map(({ id }, place) => [id, place])), [held.order])
  const ordered = useMemo(() => {
    const { kept, added } = inPlaces(entries, places)
    // What is nearly in order is sorted at little cost.
    return stays ? [...kept, ...sortEntries(added, sort, language)] : sortEntries([...kept, ...added], sort, language)
  }, [entries, places, stays, sort, language])
  if (held.sort !== sort || !isSameOrder(ordered, held.order)) setHeld({ sort, order: ordered })
  return ordered
}

/** Those that were there, in the order that they had, and those that are new. */
function inPlaces(entries: readonly WatchedEntry[], places: ReadonlyMap<string, number>) {
  const slots = new Array<WatchedEntry | undefined>(places.size)
  const added: WatchedEntry[] = []
  for (const entry of entries) {
    const place = places.get(entry.id)
    if (place === undefined) added.push(entry)
    else slots[place] = entry
  }
  return { kept: slots.filter((entry) => entry !== undefined), added }
}

function isSameOrder(entries: readonly WatchedEntry[], others: readonly WatchedEntry[]): boolean {
  return entries.length === others.length && entries.every(({ id }, place) => id === others[place]?.id)
}
