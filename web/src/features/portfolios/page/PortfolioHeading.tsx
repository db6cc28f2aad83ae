import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useIsMobile } from '../../../device/media.ts'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import styles from './PortfolioHeading.module.css'

interface PortfolioHeadingProps {
  readonly name: string
  readonly description: string
  readonly filter: string
  /** How many stocks the filter lets through. */
  readonly matches: number
  /** Without it there is nothing to filter. */
  readonly onFilter: ((text: string) => void) | undefined
  /** Beside the name: the way to other lists and portfolios. */
  readonly selector: ReactNode
  readonly actions: ReactNode
}

/** The name of a portfolio at the left, its filter and actions at the right. A phone names it in the bar instead. */
export function PortfolioHeading(props: PortfolioHeadingProps) {
  const { name, description, filter, matches, onFilter, selector, actions } = props
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const text = filter.trim()
  return (
    <div className={styles['heading']}>
      <div className={styles['words']}>
        <p className={styles['kind']}>{formatMessage({ id: 'portfolio.kind' })}</p>
        <div className={styles['title']}>
          <h1 className={styles['name']}>{name}</h1>
          {!isMobile && selector}
        </div>
        {description !== '' && <p className={styles['description']}>{description}</p>}
      </div>
      <div className={styles['tools']}>
        {onFilter && (
          <div className={styles['filter']}>
            <SearchField
              label={formatMessage({ id: 'portfolio.filter' })}
              placeholder={formatMessage({ id: 'portfolio.filter' })}
              value={filter}
              onChange={(event) => onFilter(event.target.value)}
            />
            <div role="status">
              <VisuallyHidden>
                {text === '' ? '' : formatMessage({ id: 'portfolio.matches' }, { count: matches, text })}
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
