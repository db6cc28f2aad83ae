import { ChevronRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { TOP_LIST } from '@palier/domain/constants'
import { LiveNumber } from '../../ui/LiveNumber.tsx'
import { ScoreBadge } from '../../ui/ScoreBadge.tsx'
import { pathTo } from '../navigation/paths.ts'
import type { BoardList } from './useBoard.ts'
import { useEntryWords } from './useEntryWords.ts'
import type { WatchedEntry } from './watchedEntry.ts'
import styles from './ListCard.module.css'

/** A list in a card: its name, how many stocks, and its most pressing ones. The whole card opens the list. */
export function ListCard({ list }: { list: BoardList }) {
  const { formatMessage } = useIntl()
  const { listId, name, entryCount, top } = list
  return (
    <article className={styles['card']}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>
          <Link className={styles['link']} to={pathTo('List', { id: listId })}>
            {name}
          </Link>
        </h3>
        <p className={styles['count']}>{formatMessage({ id: 'list.count' }, { count: entryCount })}</p>
      </div>
      <ul className={styles['rows']}>
        {top.slice(0, TOP_LIST.shown).map((entry) => (
          <TopEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      <ChevronRight className={styles['chevron']} aria-hidden="true" />
    </article>
  )
}

function TopEntry({ entry }: { entry: WatchedEntry }) {
  const words = useEntryWords()
  return (
    <li className={styles['row']}>
      <ScoreBadge score={entry.score} label={words.score(entry)} />
      <span className={styles['symbol']}>{entry.symbol}</span>
      <span className={styles['price']}>
        <LiveNumber value={entry.stock.lastPrice ?? '0'}>{words.price(entry)}</LiveNumber>
      </span>
      <span className={styles['percent']} data-direction={entry.percentDirection}>
        {words.percent(entry)}
      </span>
    </li>
  )
}
