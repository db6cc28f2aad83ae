import { useEffect, useRef, type ReactNode } from 'react'
import { Pencil } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { StockOrigin } from '../../../kit/navigation/origin.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { ScoreTip } from '../score/ScoreTip.tsx'
import { EntryCard } from './EntryCard.tsx'
import type { ListTask } from '../model/listTask.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'
import styles from './ListCards.module.css'

interface ListCardsProps {
  readonly name: string
  readonly listId: string
  readonly entries: readonly WatchedEntry[]
  readonly filter: string
  readonly onAsk: (task: ListTask) => void
  /** Entry addressed by the URL: its card scrolls into view. */
  readonly shownEntryId: string | null
  /** Global ids; null if selection mode is off. */
  readonly selected: ReadonlySet<string> | null
  readonly onToggle: (entryId: string) => void
}

export function ListCards(props: ListCardsProps) {
  const { name, listId, entries, filter, onAsk, shownEntryId, selected, onToggle } = props
  const { formatMessage } = useIntl()
  const state: StockOrigin = { originListId: listId }
  const shown = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (shownEntryId !== null) void shown.current?.scrollIntoView({ block: 'center' })
  }, [shownEntryId])
  return (
    <ul className={styles['cards']} aria-label={formatMessage({ id: 'list.table' }, { name })}>
      {entries.map((entry) => (
        <li key={entry.id} ref={entry.id === shownEntryId ? shown : null} className={styles['item']}>
          {/* The link is under the card and as large: buttons on the card remain buttons. */}
          {selected ? (
            <input
              className={styles['check']}
              type="checkbox"
              aria-label={formatMessage({ id: 'list.row.select' }, { symbol: entry.stock.symbol })}
              checked={selected.has(entry.id)}
              onChange={() => onToggle(entry.id)}
            />
          ) : (
            <Link
              className={styles['link']}
              to={pathTo('Stock', { id: entry.stock.stockId })}
              state={state}
              aria-label={`${entry.stock.symbol}, ${entry.stock.companyName}`}
            />
          )}
          <div className={styles['card']} data-selecting={selected !== null || undefined}>
            <EntryCard entry={entry} filter={filter} wrapBadge={(badge) => around(entry, badge)} />
          </div>
        </li>
      ))}
    </ul>
  )

  function around(entry: WatchedEntry, badge: ReactNode) {
    const edit = formatMessage({ id: 'list.row.edit' }, { symbol: entry.stock.symbol })
    return (
      <span className={styles['tools']}>
        <ScoreTip entry={entry}>{badge}</ScoreTip>
        <button
          className={styles['edit']}
          type="button"
          aria-label={edit}
          onClick={() => onAsk({ kind: 'edit', entryId: entry.id })}
        >
          <Pencil aria-hidden="true" />
        </button>
      </span>
    )
  }
}
