import { NativeSelect } from '@chakra-ui/react/native-select'
import { ChevronDown } from 'lucide-react'
import { selectRecipe } from './fieldRecipe.ts'

export interface SelectProps<Value extends string> {
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly isDisabled?: boolean }[]
  readonly onChange: (value: Value) => void
  readonly onBlur?: () => void
  readonly 'aria-label'?: string
  readonly 'aria-describedby'?: string | undefined
}

export function Select<Value extends string>({ options, onChange, ...select }: SelectProps<Value>) {
  return (
    <NativeSelect.Root recipe={selectRecipe}>
      <NativeSelect.Field
        {...select}
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
  )
}
