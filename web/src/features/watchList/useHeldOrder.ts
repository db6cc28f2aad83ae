import { useState } from 'react'
import { compareByAbsoluteScore } from '@palier/domain/ranking'
import type { WatchedEntry } from './watchedEntry.ts'

/**
 * The entries in their order, highest absolute score first. While it is held (somebody points at a row or has the
 * focus in one), rows stay where they are: prices change, places do not.
 */
export function useHeldOrder(entries: readonly WatchedEntry[], isHeld: boolean): readonly WatchedEntry[] {
  const [order, setOrder] = useState(() => idsOf(ranked(entries)))
  const ordered = isHeld ? inOrder(entries, order) : ranked(entries)
  const ids = idsOf(ordered)
  if (ids.join() !== order.join()) setOrder(ids)
  return ordered
}

function ranked(entries: readonly WatchedEntry[]): WatchedEntry[] {
  return entries.toSorted(compareByAbsoluteScore)
}

/** Those that were there keep their place, new ones follow in their own order. */
function inOrder(entries: readonly WatchedEntry[], order: readonly string[]): WatchedEntry[] {
  const places = new Map(order.map((id, index) => [id, index]))
  const placeOf = ({ id }: WatchedEntry) => places.get(id) ?? order.length
  return ranked(entries).toSorted((one, other) => placeOf(one) - placeOf(other))
}

function idsOf(entries: readonly WatchedEntry[]): string[] {
  return entries.map(({ id }) => id)
}
