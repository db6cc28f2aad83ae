import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { StockOrigin } from '../navigation/origin.ts'
import { pathTo } from '../navigation/paths.ts'
import { EntryCard } from './EntryCard.tsx'
import type { WatchedEntry } from './watchedEntry.ts'
import styles from './ListCards.module.css'

interface ListCardsProps {
  readonly name: string
  readonly listId: string
  readonly entries: readonly WatchedEntry[]
  readonly filter: string
}

/** A list as cards, for a phone. Cards far from the window are not laid out until they come near. */
export function ListCards({ name, listId, entries, filter }: ListCardsProps) {
  const { formatMessage } = useIntl()
  const state: StockOrigin = { originListId: listId }
  return (
    <ul className={styles['cards']} aria-label={formatMessage({ id: 'list.table' }, { name })}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles['item']}>
          <Link className={styles['link']} to={pathTo('Stock', { id: entry.stock.stockId })} state={state}>
            <EntryCard entry={entry} filter={filter} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
