import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { THRESHOLD_KEYS, type ListKind } from '@palier/domain/watchlists/thresholds'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { EntryPrice } from './EntryPrice.tsx'
import { EntryThreshold } from './EntryThreshold.tsx'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import { useEntryLabels, type EntryLabels } from '../model/useEntryLabels.ts'
import { useRowMotion } from './useRowMotion.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'
import styles from './ShowcaseTable.module.css'

const RAIL_WIDTH = 72

interface ShowcaseTableProps {
  readonly name: string
  readonly kind: ListKind
  readonly entries: readonly WatchedEntry[]
}

/** A list in eight columns, to be looked at: nothing in it can be opened. */
export function ShowcaseTable({ name, kind, entries }: ShowcaseTableProps) {
  const { formatMessage } = useIntl()
  const labels = useEntryLabels()
  const body = useRef<HTMLTableSectionElement>(null)
  useRowMotion(body, entries, false)
  return (
    <table className={styles['table']} aria-label={formatMessage({ id: 'list.table' }, { name })}>
      <thead>
        <tr>
          <th className={styles['left']}>{formatMessage({ id: 'list.column.symbol' })}</th>
          <th>{formatMessage({ id: 'list.column.score' })}</th>
          <th>{formatMessage({ id: 'list.column.price' })}</th>
          <th>{formatMessage({ id: 'list.column.day' })}</th>
          {THRESHOLD_KEYS.map((key) => (
            <th key={key} className={styles['thresholdHead']}>
              {formatMessage({ id: thresholdName(kind, key) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {entries.map((entry) => (
          <ShowcaseRow key={entry.id} entry={entry} labels={labels} />
        ))}
      </tbody>
    </table>
  )
}

function ShowcaseRow({ entry, labels }: { entry: WatchedEntry; labels: EntryLabels }) {
  return (
    <tr data-row={entry.id}>
      <th className={styles['left']} scope="row">
        {entry.symbol}
        <span className={styles['second']}>{entry.exchange}</span>
      </th>
      <td className={styles['score']}>
        <ScoreBadge score={entry.score} label={labels.score(entry)} />
      </td>
      <td className={styles['price']}>
        <EntryPrice entry={entry} labels={labels} railWidth={RAIL_WIDTH} />
      </td>
      <td>
        <ChangeText
          direction={entry.percentDirection}
          text={labels.percent(entry)}
          screenReaderText={labels.changeSentence(entry, 'percentOnly')}
        />
      </td>
      {entry.states.map((state) => (
        <td key={state.key} className={styles['threshold']}>
          <EntryThreshold entry={entry} state={state} labels={labels} />
        </td>
      ))}
    </tr>
  )
}
