import { Input } from '@chakra-ui/react/input'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Text } from '../text/Text.ts'
import { descriptionOf, Field, type FieldTexts } from './Field.tsx'
import { FieldBox, inputRecipe } from './fieldBox.ts'
import { limitText } from './limitText.ts'

interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'maxLength' | 'color' | 'height' | 'width'> {
  /** How many characters may be written, counted as the server counts them. */
  readonly maxLength: number
  /** What surrounds the text counts as well, as in a password. */
  readonly isExact?: boolean
  /** A unit at the right edge, such as a currency. */
  readonly suffix?: string
  /** At the right edge of the box: a sign, or one small button. */
  readonly end?: ReactNode
  readonly size?: 'medium' | 'large'
}

/** A labelled field: 36 px, 44 on phones and in the large size. All other props go to the input. */
export function TextField({
  label,
  hint,
  error,
  suffix,
  end,
  size = 'medium',
  maxLength,
  isExact = false,
  onChange,
  id,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const noteId = useId()
  return (
    <Field label={label} hint={hint} error={error} id={id} noteId={noteId}>
      <FieldBox size={size} data-invalid={error === undefined ? undefined : ''}>
        <Input
          {...input}
          {...(isExact ? { maxLength, onChange } : { onChange: limitText(maxLength, onChange) })}
          recipe={inputRecipe}
          aria-describedby={descriptionOf({ hint, error }, noteId, describedBy)}
        />
        {suffix && (
          <Text as="span" flex="none" textStyle="note" color="fg.muted">
            {suffix}
          </Text>
        )}
        {end}
      </FieldBox>
    </Field>
  )
}
