import { useRef, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { FREE_TEXT_MAXIMUM_LENGTH, NAME_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ContentDialog } from '../../../ui/dialogs/ContentDialog.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOf } from '../../../kit/alert/alertOf.ts'
import { ConflictNote } from '../../../kit/conflict/ConflictNote.tsx'
import { mergeEdits } from '../../../kit/conflict/mergeEdits.ts'
import type { ListFacts } from './ListDialogs.tsx'
import type { ListWords } from './ListForm.tsx'
import { useUpdateWatchList, type PresentWords } from './useUpdateWatchList.ts'
import styles from './RenameListDialog.module.css'

/** The name of a list and what it is for. */
export function RenameListDialog({ list, onClose }: { list: ListFacts; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const updateWatchList = useUpdateWatchList()
  const first = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(list.name)
  const [description, setDescription] = useState(list.description)
  // As it was when the reader began, or as it became elsewhere meanwhile.
  const [known, setKnown] = useState<PresentWords>(list)
  const [isClash, setIsClash] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const isMissing = name.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isMissing || isBusy) return first.current?.focus()
    setIsBusy(true)
    await save({ name: name.trim(), description: description.trim() }, known)
    setIsBusy(false)
  }
  async function save(words: ListWords, base: PresentWords): Promise<void> {
    const outcome = await updateWatchList({ listId: list.id, ...words, version: base.version })
    if (outcome.kind === 'refused') return alert(alertOf(outcome.problem))
    if (outcome.kind === 'saved') {
      notify({ text: formatMessage({ id: 'listEdit.saved' }) })
      return onClose()
    }
    if (!outcome.present) return alert({ code: 'resource_missing' })
    const { merged, clashes } = mergeEdits(wordsOf(base), words, wordsOf(outcome.present))
    if (clashes.length === 0) return save(merged, outcome.present)
    // What is typed stays; saving again is one answer to the question that now shows.
    show(merged)
    setKnown(outcome.present)
    setIsClash(true)
  }
  function show(words: ListWords) {
    setName(words.name)
    setDescription(words.description)
  }
  function takeTheirs() {
    show(known)
    setIsClash(false)
  }
  return (
    <ContentDialog
      title={formatMessage({ id: 'listEdit.title' })}
      closeLabel={formatMessage({ id: 'alerts.close' })}
      size="edit"
      firstFocus={first}
      isHeld
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        {isClash && (
          <ConflictNote
            text={formatMessage(
              { id: 'listEdit.conflict' },
              { ...wordsOf(known), described: known.description === '' ? 'no' : 'yes' },
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
        <div className={styles['footer']}>
          <Button onClick={onClose}>{formatMessage({ id: 'listEdit.cancel' })}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={isMissing}>
            {formatMessage({ id: 'listEdit.save' })}
          </Button>
        </div>
      </form>
    </ContentDialog>
  )
}

function wordsOf({ name, description }: ListWords): ListWords {
  return { name, description }
}
