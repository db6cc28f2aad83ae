import { Field as ChakraField } from '@chakra-ui/react/field'
import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { fieldRecipe } from './fieldRecipe.ts'

export interface FieldTexts {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong, in one sentence; it replaces the hint. */
  readonly error?: string | undefined
}

interface FieldProps extends FieldTexts {
  /** Of the control. */
  readonly id?: string | undefined
  /** Of the note. */
  readonly noteId: string
  readonly children: ReactNode
}

/** What describes the control of a field: the note under it where there is one, and whatever else does. */
export function descriptionOf({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>, noteId: string, others?: string) {
  return [error || hint ? noteId : undefined, others].filter((id) => id !== undefined).join(' ') || undefined
}

/**
 * One control with its label, and under it a note: help, or what is wrong. The control names the note as its
 * `descriptionOf`, since few screen readers follow the `aria-errormessage` that Chakra sets.
 */
export function Field({ label, hint, error, id, noteId, children }: FieldProps) {
  return (
    <ChakraField.Root
      recipe={fieldRecipe}
      // One element is a group for nobody.
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
