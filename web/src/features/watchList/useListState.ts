import { useIntl, type IntlShape } from 'react-intl'
import type { ListKind, ThresholdKey } from '@palier/domain/thresholds'
import { useNow } from '../../device/clock.ts'
import type { MessageId } from '../language/MessageId.ts'
import type { WatchedEntry } from './watchedEntry.ts'

/** A sentence spells numbers up to nine. */
const SPELLED = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** The state of a list in one line: "17 stocks. Two below the deal price, three below target, one stale price." */
export function useListState(kind: ListKind, entries: readonly WatchedEntry[]): string {
  const intl = useIntl()
  const now = useNow()
  const count = intl.formatMessage({ id: 'list.count' }, { count: entries.length })
  const stale = entries.filter(({ staleFrom }) => staleFrom !== null && staleFrom < now.getTime()).length
  const parts = [
    ...(kind === 'sell' ? sellParts(intl, entries) : buyParts(intl, kind, entries)),
    part(intl, 'list.state.stale', stale),
  ]
  const said = parts.filter((text) => text !== null).join(', ')
  return said === '' ? `${count}.` : `${count}. ${capitalized(said)}.`
}

/** Each stock counts once, at the deepest price that it has reached. */
function buyParts(intl: IntlShape, kind: ListKind, entries: readonly WatchedEntry[]): (string | null)[] {
  if (kind === 'others') return []
  const deepest = entries.map(({ crossed }) => crossed.at(-1))
  const reached = (key: ThresholdKey) => deepest.filter((crossed) => crossed === key).length
  return [part(intl, 'list.state.deal', reached('t800')), part(intl, 'list.state.target', reached('t600'))]
}

function sellParts(intl: IntlShape, entries: readonly WatchedEntry[]): (string | null)[] {
  const crossed = entries.flatMap((entry) => entry.crossed)
  const limits = crossed.filter((key) => key === 't200' || key === 't800')
  return [part(intl, 'list.state.crossed', crossed.length), part(intl, 'list.state.limits', limits.length)]
}

function part({ formatMessage }: IntlShape, id: MessageId, count: number): string | null {
  if (count === 0) return null
  const spelled = SPELLED.find((known) => known === count)
  const word = spelled === undefined ? String(count) : formatMessage({ id: `list.state.word.${spelled}` })
  return formatMessage({ id }, { count, word })
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
