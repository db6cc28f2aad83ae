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

  const { kept, added } = isSameRows(entries, held.entries)
    ? { kept: atPresent(entries, held), added: [] }
    : inPlaces(entries, held.order)
  // What is nearly in order is sorted at little cost.
  const order =
    isHeld && held.sort === sort
      ? [...kept, ...sortEntries(added, sort, language)]
      : sortEntries([...kept, ...added], sort, language)
  setHeld({ entries, isHeld, sort, language, order })
  return order
}

function isSameRows(entries: readonly WatchedEntry[], before: readonly WatchedEntry[]): boolean {
  return entries.length === before.length && entries.every(({ id }, place) => id === before[place]?.id)
}

/** The same rows, those that moved as they are now. */
function atPresent(entries: readonly WatchedEntry[], before: Held): WatchedEntry[] {
  const moved = new Map<WatchedEntry | undefined, WatchedEntry>()
  entries.forEach((entry, place) => {
    if (entry !== before.entries[place]) moved.set(before.entries[place], entry)
  })
  return before.order.map((entry) => moved.get(entry) ?? entry)
}

/** Those that were there, in the order that they had, and those that are new. */
function inPlaces(entries: readonly WatchedEntry[], order: readonly WatchedEntry[]) {
  const present = new Map(entries.map((entry) => [entry.id, entry]))
  const kept = order.map(({ id }) => present.get(id)).filter((entry) => entry !== undefined)
  for (const { id } of kept) present.delete(id)
  return { kept, added: [...present.values()] }
}
