import type { ComponentProps } from 'react'
import { Search } from 'lucide-react'
import { SEARCH_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { KeyCap } from '../layout/KeyCap.tsx'
import { limitText } from './limitText.ts'
import { BoxInput, FieldBox } from './fieldBox.ts'

interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'aria-label' | 'size' | 'maxLength' | 'color' | 'height' | 'width'
> {
  readonly label: string
  readonly shortcut?: string
}

export function SearchField({ label, shortcut, onChange, ...input }: SearchFieldProps) {
  return (
    <FieldBox isQuiet>
      <Search aria-hidden="true" />
      <BoxInput
        {...input}
        onChange={limitText(SEARCH_MAXIMUM_LENGTH, onChange)}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
      />
      {shortcut && <KeyCap>{shortcut}</KeyCap>}
    </FieldBox>
  )
}
