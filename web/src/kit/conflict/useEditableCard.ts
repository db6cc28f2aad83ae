import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import { useAlert } from '../alert/AlertContext.ts'
import { useReload } from '../failure/useReload.ts'
import type { MessageId } from '../language/MessageId.ts'
import { mergeEdits } from './mergeEdits.ts'
import { saveMerged, type Versioned, type VersionedResult } from './saveMerged.ts'
import { useDeletion } from './useDeletion.ts'

interface EditableCard<Answers> {
  readonly card: Versioned<Answers>
  readonly update: (answers: Answers, version: number) => Promise<VersionedResult<Versioned<Answers>>>
  readonly remove: (version: number) => Promise<VersionedResult<{ readonly name: string; readonly version: number }>>
  readonly messages: { readonly saved: MessageId; readonly deleted: MessageId; readonly kept: MessageId }
}

/** A card whose back is a form, and which is deleted after a question. */
export function useEditableCard<Answers extends { readonly name: string }>(props: EditableCard<Answers>) {
  const { card, update, remove, messages } = props
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const alert = useAlert()
  const reload = useReload()
  const menu = useRef<HTMLDivElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  // As it was when editing began: what others change meanwhile is shown, not overwritten.
  const [begun, setBegun] = useState(card)
  const [isAsking, setIsAsking] = useState(false)
  // What somebody else has made of the same fields meanwhile.
  const [present, setPresent] = useState<Versioned<Answers> | null>(null)
  const wasEditing = useRef(false)
  const deleteAt = useDeletion({ name: card.name, remove, messages, onSettled: reload })

  useEffect(() => {
    if (wasEditing.current && !isEditing) menu.current?.querySelector('button')?.focus({ preventScroll: true })
    wasEditing.current = isEditing
  }, [isEditing])

  function turnBack() {
    setIsEditing(false)
    // The card shows what somebody else has made of it.
    if (present) void reload()
    setPresent(null)
  }
  /** Whether the form is done with. */
  async function save(typed: Answers): Promise<boolean> {
    // What the reader has left alone stays as it became elsewhere.
    const answers = present ? mergeEdits<Answers>(begun, typed, present).merged : typed
    const outcome = await saveMerged<Answers>(answers, present ?? begun, update)
    if (outcome.kind === 'saved') {
      notify({ text: formatMessage({ id: messages.saved }, { name: outcome.answers.name }) })
      setPresent(null)
      setIsEditing(false)
      return true
    }
    if (outcome.kind === 'gone') {
      alert({ code: 'resource_missing' })
      await reload()
      return true
    }
    if (outcome.kind === 'refused') alert(outcome.problem)
    else setPresent(outcome.present)
    return false
  }
  function answer(isYes: boolean) {
    setIsAsking(false)
    if (isYes) void deleteAt(card.version)
  }
  return {
    menu,
    isEditing,
    edit() {
      setBegun(card)
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
