import { useEffect, useEffectEvent, useState, useTransition } from 'react'
import type { SortedBy } from './AdminTable.tsx'

const TYPING_MILLISECONDS = 300

interface WishVariables<Sort extends string> {
  readonly search: string | null
  readonly sort: Sort
  readonly direction: 'ASCENDING' | 'DESCENDING'
}

/** What a table is searched and sorted by. `ask` hears the newest wishes, of typing once it has paused. */
export function useTableWishes<Sort extends string>(
  first: SortedBy<Sort>,
  ask: (variables: WishVariables<Sort>) => void,
) {
  const [initial] = useState({ search: '', sorted: first })
  const [wishes, setWishes] = useState(initial)
  const [isPending, startTransition] = useTransition()
  const send = useEffectEvent(() =>
    startTransition(() =>
      ask({
        search: wishes.search.trim() || null,
        sort: wishes.sorted.by,
        direction: wishes.sorted.isDescending ? 'DESCENDING' : 'ASCENDING',
      }),
    ),
  )
  useEffect(() => {
    if (wishes === initial) return
    const timer = setTimeout(send, TYPING_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [wishes, initial])

  return {
    isPending,
    search: { text: wishes.search, onChange: (search: string) => setWishes({ ...wishes, search }) },
    sorted: wishes.sorted,
    onSort: (sorted: SortedBy<Sort>) => setWishes({ ...wishes, sorted }),
  }
}
