import { Field as ChakraField } from '@chakra-ui/react/field'
import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { fieldRecipe } from './fieldRecipe.ts'

export interface FieldTexts {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

interface FieldProps extends FieldTexts {
  readonly id?: string | undefined
  readonly noteId: string
  readonly children: ReactNode
}

/** Value of `aria-describedby`: the note under the control, if any, and other ids. */
export function descriptionOf({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>, noteId: string, others?: string) {
  return [error || hint ? noteId : undefined, others].filter((id) => id !== undefined).join(' ') || undefined
}

/** The control must use `descriptionOf`: few screen readers support the `aria-errormessage` that Chakra sets. */
export function Field({ label, hint, error, id, noteId, children }: FieldProps) {
  return (
    <ChakraField.Root
      recipe={fieldRecipe}
      // A group of a single element is noise for screen readers.
      role="presentation"
      invalid={error !== undefined}
      {...(id !== undefined && { id })}
      ids={{ helperText: noteId, errorText: noteId }}
    >
      <ChakraField.Label>{label}</ChakraField.Label>
      {children}
      {error ? (
        <ChakraField.ErrorText>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </ChakraField.ErrorText>
      ) : (
        hint && <ChakraField.HelperText>{hint}</ChakraField.HelperText>
      )}
    </ChakraField.Root>
  )
}
