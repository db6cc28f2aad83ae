import { useId } from 'react'
import { descriptionOf, Field, type FieldTexts } from './Field.tsx'
import { Select, type SelectProps } from './Select.tsx'

type SelectFieldProps<Value extends string> = FieldTexts & Omit<SelectProps<Value>, 'aria-label' | 'aria-describedby'>

export function SelectField<Value extends string>({ label, hint, error, ...select }: SelectFieldProps<Value>) {
  const noteId = useId()
  return (
    <Field label={label} hint={hint} error={error} noteId={noteId}>
      <Select {...select} aria-describedby={descriptionOf({ hint, error }, noteId)} />
    </Field>
  )
}
