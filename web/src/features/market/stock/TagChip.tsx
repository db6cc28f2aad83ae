import { useIntl } from 'react-intl'
import type { Tag } from './tagSearch.ts'
import styles from './TagChip.module.css'

interface TagChipProps {
  readonly tag: Tag
  /** Is searched for now. */
  readonly isSearched?: boolean
  readonly onChoose: (tag: Tag) => void
}

/** A tag of a stock, by which others like it are found. */
export function TagChip({ tag, isSearched = false, onChoose }: TagChipProps) {
  const { formatMessage } = useIntl()
  return (
    <button
      className={styles['chip']}
      type="button"
      data-searched={isSearched || undefined}
      aria-label={formatMessage({ id: 'stock.tag.find' }, { value: tag.value })}
      onClick={() => onChoose(tag)}
    >
      {tag.value}
    </button>
  )
}
