import { useState } from 'react'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { isByUrgency, reorderByUrgency, sortEntries, type Sort } from '../model/sortEntries.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'

interface Held {
  readonly entries: readonly WatchedEntry[]
  readonly isHeld: boolean
  readonly sort: Sort
  readonly language: string
  readonly order: readonly WatchedEntry[]
}

/** While a row has the pointer or the focus, rows keep their positions unless the sort changes. */
export function useStableOrder(entries: readonly WatchedEntry[], isHeld: boolean, sort: Sort): readonly WatchedEntry[] {
  const { language } = useLanguage()
  const [held, setHeld] = useState<Held>({ entries: [], isHeld, sort, language, order: [] })
  const isKnown = held.entries === entries && held.isHeld === isHeld && held.sort === sort && held.language === language
  if (isKnown) return held.order

  const order = orderOf(entries, isHeld, sort, language, held)
  setHeld({ entries, isHeld, sort, language, order })
  return order
}

function orderOf(
  entries: readonly WatchedEntry[],
  isHeld: boolean,
  sort: Sort,
  language: string,
  before: Held,
): readonly WatchedEntry[] {
  const isSameSort = before.sort === sort && before.language === language
  const moved = movedRows(entries, before.entries)
  if (!moved) {
    const { remaining, added } = inPlaces(entries, before.order)
    if (isHeld && isSameSort) return [...remaining, ...sortEntries(added, sort, language)]
    return sortEntries([...remaining, ...added], sort, language)
  }
  const isInOrder = isSameSort && !before.isHeld
  if (!isHeld && isInOrder && isByUrgency(sort)) return reorderByUrgency(before.order, moved)
  const present = before.order.map((entry) => moved.get(entry) ?? entry)
  // Cheap: the rows are nearly in order.
  return isHeld && isSameSort ? present : sortEntries(present, sort, language)
}

/** Maps each changed entry to its current object. Null if rows were added, removed or reordered. */
function movedRows(entries: readonly WatchedEntry[], before: readonly WatchedEntry[]) {
  if (entries.length !== before.length) return null
  const moved = new Map<WatchedEntry, WatchedEntry>()
  for (let place = 0; place < entries.length; place += 1) {
    const last = before[place]
    const entry = entries[place]
    if (entry === last) continue
    if (!last || last.id !== entry?.id) return null
    moved.set(last, entry)
  }
  return moved
}

function inPlaces(entries: readonly WatchedEntry[], order: readonly WatchedEntry[]) {
  const present = new Map(entries.map((entry) => [entry.id, entry]))
  const remaining = order.map(({ id }) => present.get(id)).filter((entry) => entry !== undefined)
  for (const { id } of remaining) present.delete(id)
  return { remaining, added: [...present.values()] }
}
