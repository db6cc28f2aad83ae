import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FilterHeading } from '../../../ui/fields/FilterHeading.tsx'

interface PortfolioHeadingProps {
  readonly name: string
  readonly description: string
  readonly filter: string
  /** Number of stocks that match the filter. */
  readonly matches: number
  /** Undefined hides the filter. */
  readonly onFilter: ((text: string) => void) | undefined
  readonly selector: ReactNode
  readonly actions: ReactNode
}

export function PortfolioHeading(props: PortfolioHeadingProps) {
  const { name, description, filter, matches, onFilter, selector, actions } = props
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'portfolio.filter' })
  const text = filter.trim()
  return (
    <FilterHeading
      kind={formatMessage({ id: 'portfolio.kind' })}
      name={name}
      note={description}
      filter={
        onFilter
          ? {
              label,
              placeholder: label,
              text: filter,
              onType: onFilter,
              matches: text === '' ? null : formatMessage({ id: 'portfolio.matches' }, { count: matches, text }),
            }
          : null
      }
      selector={selector}
      actions={actions}
    />
  )
}
