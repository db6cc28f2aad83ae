import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { FREE_TEXT_MAXIMUM_LENGTH, NAME_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { FormDialog } from '../../../kit/dialog/FormDialog.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { ConflictNote } from '../../../kit/conflict/ConflictNote.tsx'
import { saveMerged, type Versioned } from '../../../kit/conflict/saveMerged.ts'
import type { ListFacts } from './ListDialogs.tsx'
import type { ListAnswers } from './ListForm.tsx'
import { useUpdateWatchList } from './useUpdateWatchList.ts'

export function RenameListDialog({ list, onClose }: { list: ListFacts; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const updateWatchList = useUpdateWatchList()
  const first = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(list.name)
  const [description, setDescription] = useState(list.description)
  // List as last read from the server: when the dialog opened, or after a conflict.
  const [known, setKnown] = useState<Versioned<ListAnswers>>(list)
  const [isClash, setIsClash] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const isMissing = name.trim() === ''

  async function submit() {
    if (isMissing) return first.current?.focus()
    setIsBusy(true)
    await save({ name: name.trim(), description: description.trim() })
    setIsBusy(false)
  }
  async function save(answers: ListAnswers): Promise<void> {
    const outcome = await saveMerged(answers, known, (merged, version) =>
      updateWatchList({ input: { listId: list.id, version, ...merged } }),
    )
    if (outcome.kind === 'refused') return alert(outcome.problem)
    if (outcome.kind === 'gone') return alert({ code: 'resource_missing' })
    if (outcome.kind === 'saved') {
      notify({ text: formatMessage({ id: 'listEdit.saved' }) })
      return onClose()
    }
    show(outcome.merged)
    setKnown(outcome.present)
    setIsClash(true)
  }
  function show(answers: ListAnswers) {
    setName(answers.name)
    setDescription(answers.description)
  }
  function takeTheirs() {
    show(known)
    setIsClash(false)
  }
  return (
    <FormDialog
      title={formatMessage({ id: 'listEdit.title' })}
      firstFocus={first}
      staysOnOutsidePress
      onClose={onClose}
      cancelLabel={formatMessage({ id: 'listEdit.cancel' })}
      submitLabel={formatMessage({ id: 'listEdit.save' })}
      isBusy={isBusy}
      isReady={!isMissing}
      onSubmit={submit}
    >
      {isClash && (
        <ConflictNote
          text={formatMessage(
            { id: 'listEdit.conflict' },
            { name: known.name, description: known.description, described: known.description === '' ? 'no' : 'yes' },
          )}
          onTakeTheirs={takeTheirs}
        />
      )}
      <TextField
        ref={first}
        label={formatMessage({ id: 'listEdit.name' })}
        value={name}
        maxLength={NAME_MAXIMUM_LENGTH}
        required
        hint={formatMessage({ id: 'listEdit.count' }, { count: name.length, maximum: NAME_MAXIMUM_LENGTH })}
        error={isMissing ? formatMessage({ id: 'listEdit.required' }) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextAreaField
        label={formatMessage({ id: 'listEdit.description' })}
        value={description}
        maxLength={FREE_TEXT_MAXIMUM_LENGTH}
        onChange={(event) => setDescription(event.target.value)}
      />
    </FormDialog>
  )
}
