import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { isNoResponse } from '../../../kit/alert/RequestFailure.ts'
import { freshSecret } from '../../../device/random.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { writeEdit } from '../../../device/storage/editStore.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { contentInput, contentOf } from '../model/entryContent.ts'
import { ConflictDialog, type ConflictAnswer } from './ConflictDialog.tsx'
import { dropEdit, queuedEdits, type QueuedEdit } from './queuedEdits.ts'
import { useAddEntry } from './useAddEntry.ts'
import { sendEntryChange, type EntryConflict } from './useUpdateEntry.ts'

interface Clash {
  readonly edit: QueuedEdit
  readonly present: EntryConflict
}

/** Sends edits made offline, one at a time. A conflict is shown to the user, and later edits wait for the answer. */
export function QueuedEdits() {
  const { formatMessage } = useIntl()
  const environment = useRelayEnvironment()
  const storage = useStorage()
  const notify = useSnackbar()
  const addEntry = useAddEntry()
  const [clash, setClash] = useState<Clash | null>(null)
  const isSending = useRef(false)

  /** Returns whether the next edit may be sent. */
  async function sendOne(edit: QueuedEdit): Promise<boolean> {
    const { key: entryId, listId, stockId, version, content, idempotencyKey, symbol } = edit
    const outcome = await sendEntryChange(
      environment,
      { entryId, listId, stockId, version, ...content },
      { idempotencyKey, updater: (store) => store.get(listId)?.invalidateRecord() },
    )
    if (outcome.kind === 'conflict') {
      setClash({ edit, present: outcome.present })
      return false
    }
    if (outcome.kind === 'refused') {
      if (isNoResponse(outcome.problem.codes[0] ?? '')) return false
      notify({ text: formatMessage({ id: 'entry.queued.refused' }, { symbol }), isBad: true })
    }
    await dropEdit(storage, entryId)
    if (outcome.kind === 'saved') notify({ text: formatMessage({ id: 'entry.queued.sent' }, { symbol }) })
    return true
  }
  async function sendAll(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    try {
      for (const edit of await queuedEdits(storage)) if (!(await sendOne(edit))) break
    } finally {
      isSending.current = false
    }
  }
  const send = useEffectEvent(() => void sendAll())
  useEffect(() => send(), [])

  async function settle({ edit, present }: Clash, answer: ConflictAnswer): Promise<void> {
    setClash(null)
    // The edit stays queued and is sent again after the next mount.
    if (answer.kind === 'back') return
    if (answer.kind === 'take') await dropEdit(storage, edit.key)
    else if (present) {
      const content = contentInput(answer.content)
      await writeEdit({ ...edit, version: present.version, content, idempotencyKey: freshSecret() })
    } else {
      await addEntry({ listId: edit.listId, stockId: edit.stockId, content: answer.content })
      await dropEdit(storage, edit.key)
    }
    await sendAll()
  }
  if (!clash) return null
  return (
    <ConflictDialog
      symbol={clash.edit.symbol}
      kind={clash.edit.kind}
      before={contentOf(clash.edit.before)}
      mine={contentOf(clash.edit.content)}
      present={clash.present}
      onAnswer={(answer) => void settle(clash, answer)}
    />
  )
}
