import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { useNow } from '../../../device/clock.ts'
import { useIsMobile, useIsNarrow } from '../../../device/media.ts'
import { FilterHeading } from '../../../ui/fields/FilterHeading.tsx'
import { usePriceAge } from '../../../kit/prices/usePriceAge.ts'
import { useListState } from './useListState.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'

interface ListHeadingProps {
  readonly name: string
  readonly kind: ListKind
  readonly entries: readonly WatchedEntry[]
  readonly filter: string
  /** Number of stocks that pass the filter; null until known. */
  readonly matches: number | null
  /** If absent, the heading has no filter field. */
  readonly onFilter?: (text: string) => void
  readonly onFilterFocus?: () => void
  readonly selector?: ReactNode
  readonly actions?: ReactNode
}

export function ListHeading(props: ListHeadingProps) {
  const { name, kind, entries, filter, matches, onFilter, onFilterFocus, selector, actions } = props
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const state = useListState(kind, entries)
  const isNarrow = useIsNarrow()
  const age = useAgeOfPrices(entries)
  // If ages differ, shows the newest one, and only if no column shows each age.
  const told = age !== null && (age.isOfAll ? 'list.ageOfAll' : isNarrow && 'list.newest')
  const note = told ? `${state} ${formatMessage({ id: told }, { age: age.text })}` : state
  const text = filter.trim()
  const placeholder = isMobile
    ? formatMessage({ id: 'list.filterCount' }, { count: entries.length })
    : formatMessage({ id: isNarrow ? 'list.filterShort' : 'list.filterHint' })
  const isCounted = text !== '' && matches !== null
  const label = formatMessage({ id: 'list.filter' })
  const matchesText = isCounted ? formatMessage({ id: 'list.matches' }, { count: matches, text }) : null
  const field = useMemo(
    () =>
      onFilter && { label, placeholder, text: filter, onType: onFilter, onFocus: onFilterFocus, matches: matchesText },
    [label, placeholder, filter, onFilter, onFilterFocus, matchesText],
  )
  return (
    <FilterHeading
      kind={formatMessage({ id: `list.kind.${kind}` })}
      name={name}
      note={note}
      filter={field ?? null}
      selector={selector}
      actions={actions}
    />
  )
}

/** Age of the newest price, and whether all prices have that age. Null if no price has a time. */
function useAgeOfPrices(entries: readonly WatchedEntry[]): { readonly text: string; readonly isOfAll: boolean } | null {
  const now = useNow()
  const ageOf = usePriceAge()
  let newest = ''
  let oldest = ''
  let knownCount = 0
  // ISO 8601 instants sort as text.
  for (const { stock } of entries) {
    if (stock.lastPriceAt == null) continue
    knownCount += 1
    if (stock.lastPriceAt > newest) newest = stock.lastPriceAt
    if (oldest === '' || stock.lastPriceAt < oldest) oldest = stock.lastPriceAt
  }
  if (newest === '') return null
  const text = ageOf(newest, now)
  return { text, isOfAll: knownCount === entries.length && knownCount > 1 && ageOf(oldest, now) === text }
}
