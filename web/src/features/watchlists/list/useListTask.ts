import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { ListTask } from '../model/listTask.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'

/** An address with a stock opens the prices of its entry; closing returns to the list. Navigation closes any task. */
export function useListTask(listId: string, entries: readonly WatchedEntry[]) {
  const { stockId } = useParams()
  const { key } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ readonly task: ListTask; readonly at: string } | null>(null)
  const addressed = stockId === undefined ? undefined : entries.find(({ stock }) => stock.stockId === stockId)

  const own = asked?.at === key ? asked.task : null
  const task: ListTask | null = own ?? (addressed ? { kind: 'edit', entryId: addressed.id } : null)
  const ask = useCallback((wanted: ListTask) => setAsked({ task: wanted, at: key }), [key])
  function close() {
    setAsked(null)
    if (stockId === undefined) return
    void navigate(pathTo('List', { id: listId }), { replace: true, preventScrollReset: true })
  }
  return { task, ask, close, addressedEntryId: addressed?.id ?? null }
}
