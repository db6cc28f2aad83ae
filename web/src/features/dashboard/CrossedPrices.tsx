import { useIntl } from 'react-intl'
import { compareByAbsoluteScore } from '@palier/domain/watchlists/ranking'
import { LiveNumber } from '../../ui/figures/LiveNumber.tsx'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import type { BestEntry } from './BestEntries.tsx'
import { thresholdName } from '../../kit/prices/thresholdName.ts'
import type { BoardList } from './useBoard.ts'
import { useEntryLabels } from '../watchlists/model/useEntryLabels.ts'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'
import styles from './CrossedPrices.module.css'

const SHOWN = 5

interface CrossedPricesProps {
  readonly lists: readonly BoardList[]
  readonly onView: (best: BestEntry) => void
}

/** The stocks of all lists that are beyond a threshold, the most pressing first. */
export function CrossedPrices({ lists, onView }: CrossedPricesProps) {
  const { formatMessage } = useIntl()
  const labels = useEntryLabels()
  const title = formatMessage({ id: 'dashboard.crossed' })
  const crossed = crossedOf(lists)
  return (
    <section className={styles['crossed']} aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      {crossed.length === 0 && <p className={styles['none']}>{formatMessage({ id: 'dashboard.crossed.none' })}</p>}
      <ul className={styles['rows']}>
        {crossed.map(({ entry, listId }) => {
          const state = lastCrossed(entry)
          return (
            <li key={entry.id} className={styles['row']}>
              <ScoreBadge score={entry.score} label={labels.score(entry)} />
              <span className={styles['words']}>
                <button
                  className={styles['symbol']}
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => onView({ entry, listId })}
                >
                  {entry.symbol}
                </button>
                {state && (
                  <span className={styles['note']}>
                    {formatMessage({ id: thresholdName(entry.kind, state.key) })}, {labels.threshold(state)}
                  </span>
                )}
              </span>
              <span className={styles['figures']}>
                <span className={styles['price']}>
                  <LiveNumber value={entry.stock.lastPrice ?? '0'}>{labels.price(entry)}</LiveNumber>
                </span>
                <span className={styles['percent']} data-direction={entry.percentDirection}>
                  {labels.percent(entry)}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function crossedOf(lists: readonly BoardList[]): BestEntry[] {
  const byStock = new Map<string, BestEntry>()
  for (const { listId, top } of lists) {
    for (const entry of top) {
      if (lastCrossed(entry) && !byStock.has(entry.stock.id)) byStock.set(entry.stock.id, { entry, listId })
    }
  }
  return [...byStock.values()].sort((one, other) => compareByAbsoluteScore(one.entry, other.entry)).slice(0, SHOWN)
}

/** Of several crossed prices the one farthest along: the last of a purchase, the outermost of a sale. */
function lastCrossed({ kind, states }: WatchedEntry) {
  const crossed = states.filter(({ state }) => state === 'crossed')
  // A sale is either above or below: of what is below, the low limit comes first.
  const isBelow = kind === 'sell' && crossed.some(({ key }) => key === 't200' || key === 't400')
  return isBelow ? crossed[0] : crossed.at(-1)
}
