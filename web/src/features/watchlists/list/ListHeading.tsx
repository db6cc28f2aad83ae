import { memo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { useIsMobile } from '../../../device/media.ts'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useListState } from './useListState.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'
import styles from './ListHeading.module.css'

interface ListHeadingProps {
  readonly name: string
  readonly kind: ListKind
  readonly entries: readonly WatchedEntry[]
  readonly filter: string
  /** How many stocks the filter lets through; null where that is not known yet. */
  readonly matches: number | null
  /** Without it there is nothing to filter. */
  readonly onFilter?: (text: string) => void
  /** Somebody is about to filter. */
  readonly onFilterFocus?: () => void
  /** Beside the name: the way to other lists. */
  readonly selector?: ReactNode
  /** At the right end. */
  readonly actions?: ReactNode
}

/** The kind, name and state of a list at the left, its filter at the right. A phone names the list in the bar instead. */
export function ListHeading(props: ListHeadingProps) {
  const { name, kind, entries, filter, matches, onFilter, onFilterFocus, selector, actions } = props
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const state = useListState(kind, entries)
  const text = filter.trim()
  const placeholder = isMobile
    ? formatMessage({ id: 'list.filterCount' }, { count: entries.length })
    : formatMessage({ id: 'list.filterHint' })
  return (
    <div className={styles['heading']}>
      <div className={styles['words']}>
        <p className={styles['kind']}>{formatMessage({ id: `list.kind.${kind}` })}</p>
        <div className={styles['title']}>
          <h1 className={styles['name']}>{name}</h1>
          {!isMobile && selector}
        </div>
        <p className={styles['state']}>{state}</p>
      </div>
      <div className={styles['tools']}>
        {onFilter && (
          <div className={styles['filter']}>
            <Filter placeholder={placeholder} text={filter} onType={onFilter} onFocus={onFilterFocus} />
            <div role="status">
              <VisuallyHidden>
                {text !== '' && matches !== null && formatMessage({ id: 'list.matches' }, { count: matches, text })}
              </VisuallyHidden>
            </div>
          </div>
        )}
        {isMobile && selector}
        {actions}
      </div>
    </div>
  )
}

interface FilterProps {
  readonly placeholder: string
  readonly text: string
  readonly onType: (text: string) => void
  readonly onFocus: (() => void) | undefined
}

const Filter = memo(function Filter({ placeholder, text, onType, onFocus }: FilterProps) {
  const { formatMessage } = useIntl()
  return (
    <SearchField
      label={formatMessage({ id: 'list.filter' })}
      placeholder={placeholder}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onFocus={onFocus}
    />
  )
})
