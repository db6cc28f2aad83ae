import { useIntl } from 'react-intl'
import { suggestionOf } from '@palier/domain/watchlists/score'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { LiveNumber } from '../../ui/figures/LiveNumber.tsx'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import type { MessageId } from '../../kit/language/MessageId.ts'
import { thresholdName } from '../../kit/prices/thresholdName.ts'
import { useEntryLabels } from '../watchlists/model/useEntryLabels.ts'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'
import styles from './BestEntries.module.css'

export interface BestEntry {
  readonly entry: WatchedEntry
  readonly listId: string
}

interface BestEntriesProps {
  readonly title: string
  readonly best: readonly BestEntry[]
  readonly onView: (best: BestEntry) => void
}

/**
 * The most pressing stocks of all lists of a kind: score, name, what to do, price and the percent of the day. Nothing
 * where there are none.
 */
export function BestEntries({ title, best, onView }: BestEntriesProps) {
  const labels = useEntryLabels()
  const { formatMessage } = useIntl()
  if (best.length === 0) return null
  return (
    <section className={styles['best']} aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['rows']}>
        {best.map(({ entry, listId }) => (
          <li key={entry.id} className={styles['row']}>
            <ScoreBadge score={entry.score} label={labels.score(entry)} />
            <button
              className={styles['symbol']}
              type="button"
              aria-haspopup="dialog"
              onClick={() => onView({ entry, listId })}
            >
              {entry.symbol}
            </button>
            <span className={styles['name']}>{entry.stock.companyName}</span>
            <span className={styles['what']}>
              {formatMessage({ id: adviceOf(entry.kind, entry) }).toLocaleLowerCase()}
            </span>
            <span className={styles['price']}>
              <LiveNumber value={entry.stock.lastPrice ?? '0'}>{labels.price(entry)}</LiveNumber>
            </span>
            <span className={styles['percent']} data-direction={entry.percentDirection}>
              {labels.percent(entry)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The message id of the suggestion; for a limit to sell at, which of the two. */
function adviceOf(kind: ListKind, { score }: WatchedEntry): MessageId {
  const suggestion = suggestionOf(kind, score)
  if (suggestion !== 'sellLimit') return `suggestion.${suggestion}`
  return thresholdName('sell', score > 0 ? 't800' : 't200')
}
