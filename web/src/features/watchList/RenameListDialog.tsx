import { useRef, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { FREE_TEXT_MAXIMUM_LENGTH, NAME_MAXIMUM_LENGTH } from '@palier/domain/constants'
import { Button } from '../../ui/Button.tsx'
import { ContentDialog } from '../../ui/ContentDialog.tsx'
import { useSnackbar } from '../../ui/SnackbarContext.ts'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useAlert } from '../alert/AlertContext.ts'
import { alertOf } from '../alert/alertOf.ts'
import type { ListFacts } from './ListDialogs.tsx'
import { useUpdateWatchList } from './useUpdateWatchList.ts'
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
  const [version, setVersion] = useState(list.version)
  const [elsewhere, setElsewhere] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isMissing = name.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isMissing || isBusy) return first.current?.focus()
    setIsBusy(true)
    const change = { listId: list.id, name: name.trim(), description: description.trim(), version }
    const outcome = await updateWatchList(change)
    setIsBusy(false)
    if (outcome.kind === 'refused') return alert(alertOf(outcome.problem))
    if (outcome.kind === 'saved') {
      notify({ text: formatMessage({ id: 'listEdit.saved' }) })
      return onClose()
    }
    if (!outcome.present) return alert({ code: 'resource_missing' })
    // What is typed stays; saving again is the answer to the question that now shows.
    setVersion(outcome.present.version)
    setElsewhere(outcome.present.name)
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
        {elsewhere !== null && (
          <div className={styles['conflict']} role="alert">
            {formatMessage({ id: 'listEdit.conflict' }, { name: elsewhere })}
          </div>
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
