import { Search } from 'lucide-react'
import { useIntl } from 'react-intl'
import { KeyCap } from '../../../ui/layout/KeyCap.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { usePalette } from './PaletteContext.ts'
import styles from './SearchButton.module.css'

/** Looks like the field that it opens: the search over stocks, lists and commands. */
export function SearchButton({ isLarge = false }: { isLarge?: boolean }) {
  const { formatMessage } = useIntl()
  const openPalette = usePalette()
  return (
    <button
      className={styles['search']}
      data-large={isLarge || undefined}
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K"
      onClick={() => openPalette('all')}
    >
      <Search className={styles['icon']} aria-hidden="true" />
      <span className={styles['hint']}>
        <VisuallyHidden>{formatMessage({ id: 'shell.search' })} </VisuallyHidden>
        {formatMessage({ id: 'shell.searchHint' })}
      </span>
      {!isLarge && <KeyCap>/</KeyCap>}
    </button>
  )
}
