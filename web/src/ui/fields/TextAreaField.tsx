import { Textarea } from '@chakra-ui/react/textarea'
import { useId, type ComponentProps } from 'react'
import { descriptionOf, Field, type FieldTexts } from './Field.tsx'
import { FieldBox, inputRecipe } from './fieldBox.ts'
import { limitText } from './limitText.ts'

interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'maxLength' | 'color'> {
  /** In characters as the server counts them. */
  readonly maxLength: number
}

export function TextAreaField({ label, hint, error, maxLength, onChange, id, rows = 4, ...area }: TextAreaFieldProps) {
  const noteId = useId()
  return (
    <Field label={label} hint={hint} error={error} id={id} noteId={noteId}>
      <FieldBox size="lines" data-invalid={error === undefined ? undefined : ''}>
        <Textarea
          {...area}
          onChange={limitText(maxLength, onChange)}
          rows={rows}
          recipe={inputRecipe}
          aria-describedby={descriptionOf({ hint, error }, noteId)}
          resize="vertical"
        />
      </FieldBox>
    </Field>
  )
}
