import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSnackbar } from '../../ui/SnackbarContext.ts'
import { useAlert } from '../alert/AlertContext.ts'
import { alertOf } from '../alert/alertOf.ts'
import { useReload } from '../failure/useReload.ts'
import type { ListWords } from './ListForm.tsx'
import type { BoardList } from './useBoard.ts'
import { useDeleteWatchList } from './useDeleteWatchList.ts'
import { useUpdateWatchList } from './useUpdateWatchList.ts'

type PresentWords = ListWords & { readonly version: number }

/** What can be done with a list on its card: its words on the back, its end after a question. */
export function useListCard(list: BoardList) {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const alert = useAlert()
  const reload = useReload()
  const update = useUpdateWatchList()
  const remove = useDeleteWatchList()
  const menu = useRef<HTMLDivElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  // What somebody else has made of the list while it was written here.
  const [present, setPresent] = useState<PresentWords | null>(null)
  const wasEditing = useRef(false)
  const { id: listId, name } = list

  useEffect(() => {
    if (wasEditing.current && !isEditing) menu.current?.querySelector('button')?.focus({ preventScroll: true })
    wasEditing.current = isEditing
  }, [isEditing])

  function turnBack() {
    setIsEditing(false)
    // The other words are the present ones: the card shows them.
    if (present) void reload()
    setPresent(null)
  }
  async function save(words: ListWords): Promise<boolean> {
    const outcome = await update({ listId, version: present?.version ?? list.version, ...words })
    if (outcome.kind === 'saved') {
      notify({ text: formatMessage({ id: 'dashboard.saved' }, { name: words.name }) })
      setPresent(null)
      setIsEditing(false)
      return true
    }
    if (outcome.kind === 'refused') {
      alert(alertOf(outcome.problem))
      return false
    }
    if (outcome.present) {
      setPresent(outcome.present)
      return false
    }
    alert({ code: 'resource_missing' })
    await reload()
    return true
  }
  async function answer(isYes: boolean) {
    setIsAsking(false)
    if (!isYes) return
    const problem = await remove({ listId, version: list.version })
    if (problem) alert(alertOf(problem))
    else notify({ text: formatMessage({ id: 'dashboard.deleted' }, { name }) })
    await reload()
  }
  return {
    menu,
    isEditing,
    edit: () => setIsEditing(true),
    turnBack,
    present,
    save,
    isAsking,
    ask: () => setIsAsking(true),
    answer: (isYes: boolean) => void answer(isYes),
  }
}
