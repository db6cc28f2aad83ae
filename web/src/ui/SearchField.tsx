import type { ComponentProps } from 'react'
import { Search } from 'lucide-react'
import { KeyCap } from './KeyCap.tsx'
import styles from './TextField.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'size'> {
  /** The name of the field; its placeholder may say more. */
  readonly label: string
  /** The key that leads here, such as "/". */
  readonly shortcut?: string
}

/** A search field without a visible label, as wide as its place. All other props go to the input. */
export function SearchField({ label, shortcut, ...input }: SearchFieldProps) {
  return (
    <div className={styles['box']} data-quiet>
      <Search className={styles['icon']} aria-hidden="true" />
      <input {...input} className={styles['input']} type="search" aria-label={label} aria-keyshortcuts={shortcut} />
      {shortcut && <KeyCap>{shortcut}</KeyCap>}
    </div>
  )
}
