import { LiveNumber } from '../../ui/figures/LiveNumber.tsx'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { useEntryLabels } from '../watchlists/model/useEntryLabels.ts'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'
import styles from './ListCard.module.css'

interface TopEntryProps {
  readonly entry: WatchedEntry
  /** Shows the stock; without it the line is part of the card. */
  readonly onView?: () => void
}

/** A stock in the card of its list. */
export function TopEntry({ entry, onView }: TopEntryProps) {
  const labels = useEntryLabels()
  return (
    <li className={styles['row']}>
      <ScoreBadge score={entry.score} label={labels.score(entry)} />
      {onView ? (
        <button className={styles['view']} type="button" aria-haspopup="dialog" onClick={onView}>
          {entry.symbol}
        </button>
      ) : (
        <span className={styles['symbol']}>{entry.symbol}</span>
      )}
      <span className={styles['price']}>
        <LiveNumber value={entry.stock.lastPrice ?? '0'}>{labels.price(entry)}</LiveNumber>
      </span>
      <span className={styles['percent']} data-direction={entry.percentDirection}>
        {labels.percent(entry)}
      </span>
    </li>
  )
}
