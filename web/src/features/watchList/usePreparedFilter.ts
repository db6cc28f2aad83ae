import { useEffect, useRef } from 'react'
import { whileResting } from '../../device/rest.ts'
import type { EntryWords } from './useEntryWords.ts'
import type { WatchedEntry } from './watchedEntry.ts'

const QUIET_MILLISECONDS = 1000

/**
 * Writes what a filter looks through while the page rests: the first letter typed then finds it there. What moved since
 * is written once the prices are quiet for a second, not at each of them.
 */
export function usePreparedFilter(entries: readonly WatchedEntry[], words: EntryWords): void {
  const wasPrepared = useRef(false)
  useEffect(() => {
    let end = () => {}
    function prepare() {
      let next = 0
      end = whileResting(() => {
        const entry = entries[next]
        if (!entry) {
          wasPrepared.current = true
          return false
        }
        words.searchText(entry)
        next += 1
        return true
      })
    }
    const timer = setTimeout(prepare, wasPrepared.current ? QUIET_MILLISECONDS : 0)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [entries, words])
}
