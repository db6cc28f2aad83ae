import { useEffect, useState } from 'react'
import { whileResting } from '../../../device/rest.ts'
import type { EntryLabels } from '../model/useEntryLabels.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'

const QUIET_MILLISECONDS = 1000

/**
 * Builds search texts in idle time once the user is about to filter, as thousands at once would
 * block the page. Returns whether they are ready. After a price change, waits until prices are
 * quiet for a second.
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
    // A tick does not restart the work: built texts are cached.
    const timer = setTimeout(prepare, isPrepared ? QUIET_MILLISECONDS : 0)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [entries, labels, isAsked, isPrepared])
  return isPrepared
}
