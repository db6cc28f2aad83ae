import { useEffect, useEffectEvent, useState, useTransition } from 'react'
import type { SortedBy } from './AdminTable.tsx'

const TYPING_MILLISECONDS = 300

interface TableVariables<Sort extends string> {
  readonly search: string | null
  readonly sort: Sort
  readonly direction: 'ASCENDING' | 'DESCENDING'
}

/** Search and sort state. Calls `ask` with the latest settings, debounced. */
export function useTableQuery<Sort extends string>(
  first: SortedBy<Sort>,
  ask: (variables: TableVariables<Sort>) => void,
) {
  const [initial] = useState({ search: '', sorted: first })
  const [settings, setSettings] = useState(initial)
  const [isPending, startTransition] = useTransition()
  const send = useEffectEvent(() =>
    startTransition(() =>
      ask({
        search: settings.search.trim() || null,
        sort: settings.sorted.by,
        direction: settings.sorted.isDescending ? 'DESCENDING' : 'ASCENDING',
      }),
    ),
  )
  useEffect(() => {
    if (settings === initial) return
    const timer = setTimeout(send, TYPING_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [settings, initial])

  return {
    isPending,
    search: { text: settings.search, onChange: (search: string) => setSettings({ ...settings, search }) },
    sorted: settings.sorted,
    onSort: (sorted: SortedBy<Sort>) => setSettings({ ...settings, sorted }),
  }
}
