import { Input } from '@chakra-ui/react/input'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Text } from '../text/Text.ts'
import { descriptionOf, Field, type FieldTexts } from './Field.tsx'
import { FieldBox, inputRecipe } from './fieldBox.ts'
import { limitText } from './limitText.ts'

interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'maxLength' | 'color' | 'height' | 'width'> {
  /** In characters as the server counts them. */
  readonly maxLength: number
  /** Counts surrounding spaces too, as in a password. */
  readonly isExact?: boolean
  readonly suffix?: string
  readonly end?: ReactNode
  readonly size?: 'medium' | 'large'
}

/** Height: 36 px, or 44 on phones and with `size="large"`. */
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
