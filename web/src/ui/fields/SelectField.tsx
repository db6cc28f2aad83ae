import { NativeSelect } from '@chakra-ui/react/native-select'
import { useId } from 'react'
import { ChevronDown } from 'lucide-react'
import { descriptionOf, Field, type FieldTexts } from './Field.tsx'
import { selectRecipe } from './fieldRecipe.ts'

interface SelectFieldProps<Value extends string> extends FieldTexts {
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly isDisabled?: boolean }[]
  readonly onChange: (value: Value) => void
  readonly onBlur?: () => void
}

/** One of several, chosen from the browser's own list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, value, options, onChange, onBlur } = props
  const noteId = useId()
  return (
    <Field label={label} hint={hint} error={error} noteId={noteId}>
      <NativeSelect.Root recipe={selectRecipe}>
        <NativeSelect.Field
          value={value}
          aria-describedby={descriptionOf({ hint, error }, noteId)}
          onBlur={onBlur}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown aria-hidden="true" />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Field>
  )
}
