import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { FREE_TEXT_MAXIMUM_LENGTH, NAME_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import styles from './ListForm.module.css'

export interface ListWords {
  readonly name: string
  readonly description: string
}

interface ListFormProps {
  /** The name of the form, such as "New buy list". */
  readonly label: string
  readonly saveLabel: string
  readonly first?: ListWords
  /** Said above the fields, once. */
  readonly warning?: string | undefined
  /** Settles with true when it is saved; what went wrong has then been told. */
  readonly onSave: (words: ListWords) => Promise<boolean>
  readonly onCancel: () => void
}

const NOTHING: ListWords = { name: '', description: '' }

/** Name and description of a list, on the back of its card. Escape turns the card again. */
export function ListForm({ label, saveLabel, first = NOTHING, warning, onSave, onCancel }: ListFormProps) {
  const { formatMessage } = useIntl()
  const nameField = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(first)
  const [isMissing, setIsMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => nameField.current?.focus({ preventScroll: true }), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const name = words.name.trim()
    setIsMissing(name === '')
    if (name === '') return nameField.current?.focus()
    setIsBusy(true)
    if (!(await onSave({ name, description: words.description.trim() }))) setIsBusy(false)
  }
  return (
    <form
      className={styles['form']}
      aria-label={label}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      {warning && (
        <p className={styles['warning']} role="alert">
          {warning}
        </p>
      )}
      <TextField
        ref={nameField}
        label={formatMessage({ id: 'dashboard.name' })}
        error={isMissing ? formatMessage({ id: 'dashboard.nameMissing' }) : undefined}
        value={words.name}
        maxLength={NAME_MAXIMUM_LENGTH}
        required
        autoComplete="off"
        onChange={(event) => {
          setWords({ ...words, name: event.target.value })
          setIsMissing(false)
        }}
      />
      <TextField
        label={formatMessage({ id: 'dashboard.description' })}
        value={words.description}
        maxLength={FREE_TEXT_MAXIMUM_LENGTH}
        autoComplete="off"
        placeholder={formatMessage({ id: 'dashboard.descriptionHint' })}
        onChange={(event) => setWords({ ...words, description: event.target.value })}
      />
      <div className={styles['foot']}>
        <Button type="submit" variant="primary" size="small" isBusy={isBusy}>
          {saveLabel}
        </Button>
        <Button size="small" onClick={onCancel}>
          {formatMessage({ id: 'dashboard.cancel' })}
        </Button>
        <span className={styles['count']} aria-hidden="true">
          {words.name.length}/{NAME_MAXIMUM_LENGTH}
        </span>
      </div>
    </form>
  )
}
