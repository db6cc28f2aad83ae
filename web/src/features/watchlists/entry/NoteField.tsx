import { useIntl } from 'react-intl'
import { FREE_TEXT_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import type { EntryForm } from './useEntryForm.ts'

interface NoteFieldProps {
  readonly form: Pick<EntryForm, 'note' | 'writeNote'>
  readonly autoFocus?: boolean
}

/** Renders nothing if the server does not support notes. */
export function NoteField({ form: { note, writeNote }, autoFocus }: NoteFieldProps) {
  const { formatMessage } = useIntl()
  if (note === null) return null
  return (
    <TextAreaField
      label={formatMessage({ id: 'entry.note' })}
      hint={formatMessage({ id: 'entry.note.hint' })}
      autoFocus={autoFocus}
      rows={2}
      maxLength={FREE_TEXT_MAXIMUM_LENGTH}
      value={note}
      onChange={({ target }) => writeNote(target.value)}
    />
  )
}
