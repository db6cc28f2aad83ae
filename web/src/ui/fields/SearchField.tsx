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
  /** The name of the field; its placeholder may say more. */
  readonly label: string
  /** The key that leads here, such as "/". */
  readonly shortcut?: string
}

/** A search field without a visible label, as wide as its place. All other props go to the input. */
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
