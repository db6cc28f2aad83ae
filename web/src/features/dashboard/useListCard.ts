import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import { useAlert } from '../../kit/alert/AlertContext.ts'
import { alertOf } from '../../kit/alert/alertOf.ts'
import { mergeEdits } from '../../kit/conflict/mergeEdits.ts'
import { useReload } from '../../kit/failure/useReload.ts'
import type { ListWords } from '../watchlists/dialogs/ListForm.tsx'
import type { BoardList } from './useBoard.ts'
import { useDeleteWatchList } from '../watchlists/dialogs/useDeleteWatchList.ts'
import { useUpdateWatchList, type PresentWords } from '../watchlists/dialogs/useUpdateWatchList.ts'

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
  // As it was when its words were begun: what happens elsewhere meanwhile is told, not overwritten.
  const [begun, setBegun] = useState<PresentWords>(list)
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
  function save(words: ListWords): Promise<boolean> {
    // What the reader has left alone stays as it became elsewhere.
    return present ? send(mergeEdits(wordsOf(begun), words, wordsOf(present)).merged, present) : send(words, begun)
  }
  async function send(words: ListWords, base: PresentWords): Promise<boolean> {
    const outcome = await update({ listId, version: base.version, ...words })
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
      const { merged, clashes } = mergeEdits(wordsOf(base), words, wordsOf(outcome.present))
      if (clashes.length === 0) return send(merged, outcome.present)
      setPresent(outcome.present)
      return false
    }
    alert({ code: 'resource_missing' })
    await reload()
    return true
  }
  async function deleteAt(version: number) {
    const outcome = await remove({ listId, version })
    if (outcome.kind === 'refused') alert(alertOf(outcome.problem))
    else if (outcome.kind === 'gone') notify({ text: formatMessage({ id: 'dashboard.deleted' }, { name }) })
    else {
      const { present: kept } = outcome
      notify({
        text: formatMessage({ id: 'dashboard.kept' }, { name: kept.name }),
        isBad: true,
        action: { label: formatMessage({ id: 'conflict.deleteAnyway' }), run: () => void deleteAt(kept.version) },
      })
    }
    await reload()
  }
  function answer(isYes: boolean) {
    setIsAsking(false)
    if (isYes) void deleteAt(list.version)
  }
  return {
    menu,
    isEditing,
    edit() {
      setBegun(list)
      setIsEditing(true)
    },
    turnBack,
    present,
    save,
    isAsking,
    ask: () => setIsAsking(true),
    answer,
  }
}

function wordsOf({ name, description }: ListWords): ListWords {
  return { name, description }
}
