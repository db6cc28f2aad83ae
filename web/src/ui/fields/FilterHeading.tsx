import { memo, type ReactNode } from 'react'
import { useIsMobile } from '../../device/media.ts'
import { SearchField } from './SearchField.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import styles from './FilterHeading.module.css'

interface FilterHeadingProps {
  /** What kind of thing is named, such as "Buy list". */
  readonly kind: string
  readonly name: string
  readonly note: string
  /** Without it there is nothing to filter. */
  readonly filter: (FilterProps & { readonly matches: string | null }) | null
  /** Beside the name: the way to other lists and portfolios. */
  readonly selector?: ReactNode
  /** At the right end. */
  readonly actions?: ReactNode
}

/** The name of a list or portfolio at the left, its filter and actions at the right. A phone names it in the bar instead. */
export function FilterHeading({ kind, name, note, filter, selector, actions }: FilterHeadingProps) {
  const isMobile = useIsMobile()
  return (
    <div className={styles['heading']}>
      <div className={styles['words']}>
        <p className={styles['kind']}>{kind}</p>
        <div className={styles['title']}>
          <h1 className={styles['name']}>{name}</h1>
          {!isMobile && selector}
        </div>
        {note !== '' && <p className={styles['note']}>{note}</p>}
      </div>
      <div className={styles['tools']}>
        {filter && (
          <div className={styles['filter']}>
            <Filter
              label={filter.label}
              placeholder={filter.placeholder}
              text={filter.text}
              onType={filter.onType}
              onFocus={filter.onFocus}
            />
            <div role="status">
              <VisuallyHidden>{filter.matches}</VisuallyHidden>
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
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onType: (text: string) => void
  readonly onFocus?: (() => void) | undefined
}

const Filter = memo(function Filter({ label, placeholder, text, onType, onFocus }: FilterProps) {
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onFocus={onFocus}
    />
  )
})
