import { useState } from 'react'
import { useLanguage } from '../language/LanguageContext.ts'
import { sortEntries, type Sort } from './sortEntries.ts'
import type { WatchedEntry } from './watchedEntry.ts'

interface Held {
  readonly entries: readonly WatchedEntry[]
  readonly isHeld: boolean
  readonly sort: Sort
  readonly language: string
  readonly order: readonly WatchedEntry[]
}

/**
 * The entries in their order. While it is held (somebody points at a row or has the focus in one), rows stay where
 * they are: prices change, places do not, unless another order is asked for.
 */
export function useHeldOrder(entries: readonly WatchedEntry[], isHeld: boolean, sort: Sort): readonly WatchedEntry[] {
  const { language } = useLanguage()
  const [held, setHeld] = useState<Held>({ entries: [], isHeld, sort, language, order: [] })
  const isKnown = held.entries === entries && held.isHeld === isHeld && held.sort === sort && held.language === language
  if (isKnown) return held.order

  const { kept, added } = inPlaces(entries, held.order)
  // What is nearly in order is sorted at little cost.
  const order =
    isHeld && held.sort === sort
      ? [...kept, ...sortEntries(added, sort, language)]
      : sortEntries([...kept, ...added], sort, language)
  setHeld({ entries, isHeld, sort, language, order })
  return order
}

/** Those that were there, in the order that they had, and those that are new. */
function inPlaces(entries: readonly WatchedEntry[], order: readonly WatchedEntry[]) {
  const present = new Map(entries.map((entry) => [entry.id, entry]))
  const kept = order.map(({ id }) => present.get(id)).filter((entry) => entry !== undefined)
  for (const { id } of kept) present.delete(id)
  return { kept, added: [...present.values()] }
}
