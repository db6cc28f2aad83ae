import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { useNow } from '../../../device/clock.ts'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { StockOrigin } from '../../../kit/navigation/origin.ts'
import { PriceAgeText } from '../../../kit/prices/PriceAgeText.tsx'
import { ScoreTip } from '../score/ScoreTip.tsx'
import { EntryPrice } from './EntryPrice.tsx'
import { EntrySymbol } from './EntrySymbol.tsx'
import { EntryThreshold } from './EntryThreshold.tsx'
import type { ListLayout } from '../model/listColumns.ts'
import type { ListTask } from '../model/listTask.ts'
import { Highlight } from '../../../kit/text/Highlight.tsx'
import { RowActions } from './RowActions.tsx'
import { useEntryLabels } from '../model/useEntryLabels.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'
import styles from './ListTable.module.css'

const RAIL_WIDTH: Readonly<Record<ListLayout, number>> = { wide: 72, narrow: 64 }

interface ListRowProps {
  readonly entry: WatchedEntry
  readonly listId: string
  readonly filter: string
  /** Position in the whole table; the head is row 1. */
  readonly rowIndex: number
  readonly layout: ListLayout
  readonly onAsk: (task: ListTask) => void
  /** Null if selection mode is off. */
  readonly isSelected: boolean | null
  readonly onToggle: (entryId: string) => void
}

/** A click anywhere on the row opens the stock. The symbol is the link for keyboards and screen readers. */
export const ListRow = memo(function ListRow({ rowIndex, ...cells }: ListRowProps) {
  const { entry, listId, onAsk, isSelected, onToggle } = cells
  const navigate = useNavigate()

  function open(event: MouseEvent<HTMLTableRowElement>) {
    const { target, currentTarget } = event
    // Clicks inside a menu bubble through the React tree to this row.
    const isInside = target instanceof Element && currentTarget.contains(target)
    if (!isInside || target.closest('a, button, input, [role=tooltip]') !== null) return
    if (isSelected !== null) return onToggle(entry.id)
    const state: StockOrigin = { originListId: listId }
    void navigate(pathTo('Stock', { id: entry.stock.stockId }), { state })
  }
  function press(event: KeyboardEvent<HTMLTableRowElement>) {
    if ((event.key !== 'e' && event.key !== 'x') || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (event.key === 'x') onToggle(entry.id)
    else onAsk({ kind: 'edit', entryId: entry.id })
  }

  return (
    <tr
      className={styles['row']}
      data-row={entry.id}
      data-selected={isSelected || undefined}
      aria-rowindex={rowIndex}
      onClick={open}
      onKeyDown={press}
    >
      <RowCells {...cells} />
    </tr>
  )
})

/** Memoized apart from the row, so that a new row position does not render the cells. */
const RowCells = memo(function RowCells(props: Omit<ListRowProps, 'rowIndex'>) {
  const { entry, listId, filter, layout, onAsk, isSelected, onToggle } = props
  const { formatMessage } = useIntl()
  const labels = useEntryLabels()
  const { stock, exchange, isScoredByRange } = entry
  const state: StockOrigin = { originListId: listId }
  const { note } = entry.content
  const about = isScoredByRange ? formatMessage({ id: 'list.fiftyTwoWeeks' }) : (stock.sector ?? '')
  const secondLine = note || about

  return (
    <>
      <th className={styles['symbol']} scope="row">
        {isSelected !== null && (
          <input
            className={styles['check']}
            type="checkbox"
            aria-label={formatMessage({ id: 'list.row.select' }, { symbol: stock.symbol })}
            checked={isSelected}
            onChange={() => onToggle(entry.id)}
          />
        )}
        <Link className={styles['link']} to={pathTo('Stock', { id: stock.stockId })} state={state}>
          <EntrySymbol symbol={stock.symbol} filter={filter} />
        </Link>
        <span className={styles['second']}>
          <Highlight text={`${exchange} · ${stock.currency}`} filter={filter} />
        </span>
      </th>
      <td className={styles['company']}>
        <span className={styles['name']} title={stock.companyName}>
          <Highlight text={stock.companyName} filter={filter} />
        </span>
        <span className={styles['second']} title={note || undefined}>
          {layout === 'narrow' ? (
            <AgeOrText entry={entry}>
              <Highlight text={secondLine} filter={filter} />
            </AgeOrText>
          ) : (
            <Highlight text={secondLine} filter={filter} />
          )}
        </span>
        <RowActions entryId={entry.id} symbol={stock.symbol} onAsk={onAsk} />
      </td>
      <td className={styles['score']}>
        <ScoreTip entry={entry}>
          <ScoreBadge score={entry.score} label={labels.score(entry)} compact="narrow" />
        </ScoreTip>
      </td>
      <td className={styles['price']}>
        <EntryPrice entry={entry} labels={labels} railWidth={RAIL_WIDTH[layout]} filter={filter} />
      </td>
      <td className={styles['change']}>
        <ChangeText
          direction={entry.direction}
          text={labels.change(entry)}
          screenReaderText={labels.changeSentence(entry)}
        />
        {/* The sentence for screen readers includes the percent. */}
        <span className={styles['percent']} data-direction={entry.direction} aria-hidden="true">
          {labels.percent(entry)}
        </span>
      </td>
      {layout === 'wide' && (
        <td>
          <PriceAgeText at={stock.lastPriceAt ?? null} isIntraday={stock.isIntraday} />
        </td>
      )}
      {entry.states.map((state) => (
        <td key={state.key} className={styles['threshold']}>
          <EntryThreshold entry={entry} state={state} labels={labels} />
        </td>
      ))}
      <td className={styles['marketCap']}>
        <Highlight text={labels.marketCap(entry)} filter={filter} />
      </td>
    </>
  )
})

/** Shows the age of a stale price instead of the second line, for tables without an age column. */
function AgeOrText({ entry: { stock, staleFrom }, children }: { entry: WatchedEntry; children: ReactNode }) {
  const now = useNow()
  const isStale = staleFrom !== null && staleFrom < now.getTime()
  return isStale ? <PriceAgeText at={stock.lastPriceAt ?? null} isIntraday={stock.isIntraday} /> : children
}
