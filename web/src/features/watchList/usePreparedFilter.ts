import { useEffect } from 'react'
import { whileResting } from '../../device/rest.ts'
import type { EntryWords } from './useEntryWords.ts'
import type { WatchedEntry } from './watchedEntry.ts'

/** Writes what a filter looks through while the page rests: the first letter typed then finds it there. */
export function usePreparedFilter(entries: readonly WatchedEntry[], words: EntryWords): void {
  useEffect(() => {
    let next = 0
    return whileResting(() => {
      const entry = entries[next]
      if (!entry) return false
      words.searchText(entry)
      next += 1
      return true
    })
  }, [entries, words])
}
