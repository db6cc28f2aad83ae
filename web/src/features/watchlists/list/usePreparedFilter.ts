import { useEffect, useState } from 'react'
import { whileResting } from '../../../device/rest.ts'
import type { EntryLabels } from '../model/useEntryLabels.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'

const QUIET_MILLISECONDS = 1000

/**
 * Whether what a filter looks through is written. It is, slice by slice, once somebody is about to filter: thousands of
 * rows at a time would hold the page. What moves later is written once the prices are quiet for a second, not at each
 * of them.
 */
export function usePreparedFilter(entries: readonly WatchedEntry[], labels: EntryLabels, isAsked: boolean): boolean {
  const [isPrepared, setIsPrepared] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    let end = () => {}
    function prepare() {
      let next = 0
      end = whileResting(() => {
        const entry = entries[next]
        if (entry) labels.searchText(entry)
        else setIsPrepared(true)
        next += 1
        return entry !== undefined
      })
    }
    // A tick meanwhile does not start it over: prepared texts are cached.
    const timer = setTimeout(prepare, isPrepared ? QUIET_MILLISECONDS : 0)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [entries, labels, isAsked, isPrepared])
  return isPrepared
}
