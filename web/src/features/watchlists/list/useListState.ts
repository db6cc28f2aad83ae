import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { ListKind, ThresholdKey } from '@palier/domain/watchlists/thresholds'
import { useNow } from '../../../device/clock.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'

const SPELLED = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Single line such as "17 stocks. Two below the deal price, three below target, one stale price." */
export function useListState(kind: ListKind, entries: readonly WatchedEntry[]): string {
  const intl = useIntl()
  const now = useNow()
  const count = entries.length
  const { first, second, stale } = countReached(kind, entries, now.getTime())
  // Prices change far more often than the sentence.
  return useMemo(() => {
    const counted = intl.formatMessage({ id: 'list.count' }, { count })
    const [firstId, secondId] = kind === 'sell' ? SELL_PARTS : BUY_PARTS
    const details = [part(intl, firstId, first), part(intl, secondId, second), part(intl, 'list.state.stale', stale)]
      .filter((text) => text !== null)
      .join(', ')
    return details === '' ? `${counted}.` : `${counted}. ${capitalized(details)}.`
  }, [intl, kind, count, first, second, stale])
}

const BUY_PARTS = ['list.state.deal', 'list.state.target'] as const
const SELL_PARTS = ['list.state.crossed', 'list.state.limits'] as const

/** A buy list counts each stock once, at its deepest threshold. */
function countReached(kind: ListKind, entries: readonly WatchedEntry[], now: number) {
  const counts = { first: 0, second: 0, stale: 0 }
  for (const { crossed, staleFrom } of entries) {
    if (staleFrom !== null && staleFrom < now) counts.stale += 1
    // Fast path: this runs at every tick, and most entries have crossed nothing.
    if (crossed.length === 0) continue
    if (kind === 'buy') {
      const deepest = crossed[crossed.length - 1]
      if (deepest === 't800') counts.first += 1
      if (deepest === 't600') counts.second += 1
    }
    if (kind === 'sell') {
      counts.first += crossed.length
      counts.second += crossed.filter(isLimit).length
    }
  }
  return counts
}

function isLimit(key: ThresholdKey): boolean {
  return key === 't200' || key === 't800'
}

function part({ formatMessage }: IntlShape, id: MessageId, count: number): string | null {
  if (count === 0) return null
  const spelled = SPELLED.find((known) => known === count)
  const spelledCount = spelled === undefined ? String(count) : formatMessage({ id: `list.state.word.${spelled}` })
  return formatMessage({ id }, { count, word: spelledCount })
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
