import type { ComponentProps } from 'react'
import { Search } from 'lucide-react'
import { SEARCH_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { KeyCap } from '../layout/KeyCap.tsx'
import { limitText } from './limitText.ts'
import styles from './TextField.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'size' | 'maxLength'> {
  /** The name of the field; its placeholder may say more. */
  readonly label: string
  /** The key that leads here, such as "/". */
  readonly shortcut?: string
}

/** A search field without a visible label, as wide as its place. All other props go to the input. */
export function SearchField({ label, shortcut, onChange, ...input }: SearchFieldProps) {
  return (
    <div className={styles['box']} data-quiet>
      <Search className={styles['icon']} aria-hidden="true" />
      <input
        {...input}
        onChange={limitText(SEARCH_MAXIMUM_LENGTH, onChange)}
        className={styles['input']}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
      />
      {shortcut && <KeyCap>{shortcut}</KeyCap>}
    </div>
  )
}
