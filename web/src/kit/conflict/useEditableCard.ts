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

export function useEditableCard<Answers extends { readonly name: string }>(props: EditableCard<Answers>) {
  const { card, update, remove, messages } = props
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const alert = useAlert()
  const reload = useReload()
  const menu = useRef<HTMLDivElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  // Version that the edits are based on, so that changes made elsewhere are shown and not overwritten.
  const [begun, setBegun] = useState(card)
  const [isAsking, setIsAsking] = useState(false)
  const [present, setPresent] = useState<Versioned<Answers> | null>(null)
  const wasEditing = useRef(false)
  const deleteAt = useDeletion({ name: card.name, remove, messages, onSettled: reload })

  useEffect(() => {
    if (wasEditing.current && !isEditing) menu.current?.querySelector('button')?.focus({ preventScroll: true })
    wasEditing.current = isEditing
  }, [isEditing])

  function turnBack() {
    setIsEditing(false)
    if (present) void reload()
    setPresent(null)
  }
  async function save(typed: Answers): Promise<boolean> {
    // Fields the user did not change are updated to the version saved elsewhere.
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
