import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { moveAmongHeads, SortHead } from '../../../ui/layout/SortHead.tsx'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { useFirstRowKey } from '../../../kit/navigation/useFirstRowKey.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import { HoldingRow } from './HoldingRow.tsx'
import { HoldingsTotal } from './HoldingsTotal.tsx'
import type { PortfolioFigures } from '../figures/portfolioFigures.ts'
import { ClosedPositions } from './ClosedPositions.tsx'
import { BY_VALUE, holdingSortAfter, sortHoldings, type HoldingColumn } from '../figures/sortHoldings.ts'
import styles from './HoldingsTable.module.css'

interface Column {
  readonly id: HoldingColumn
  readonly title: MessageId
  /** Starts a group of columns, with a gap before it. */
  readonly isFirst?: boolean
  readonly isText?: boolean
}

const SYMBOL: Column = { id: 'symbol', title: 'portfolio.column.symbol', isText: true }
const COMPANY: Column = { id: 'company', title: 'portfolio.column.company', isText: true }
const PRICE: Column = { id: 'price', title: 'portfolio.column.price', isFirst: true }
const SHARES: Column = { id: 'shares', title: 'portfolio.column.shares' }
const AVERAGE: Column = { id: 'average', title: 'portfolio.column.average' }
const DAY: Column = { id: 'day', title: 'portfolio.column.day', isFirst: true }
const GAIN: Column = { id: 'gain', title: 'portfolio.column.gain', isFirst: true }
const VALUE: Column = { id: 'value', title: 'portfolio.column.value' }

const COLUMNS = {
  page: [SYMBOL, COMPANY, PRICE, SHARES, AVERAGE, DAY, GAIN, VALUE],
  dashboard: [SYMBOL, COMPANY, PRICE, SHARES, DAY, GAIN, VALUE],
} as const

export interface HoldingsTableProps {
  readonly label: string
  readonly holdings: readonly HeldStock[]
  readonly figures: PortfolioFigures
  /** The page includes the average cost. The dashboard has lower rows. */
  readonly place: keyof typeof COLUMNS
  /** Figures of the stocks that were sold completely, shown as one line of the total. */
  readonly closed?: PortfolioFigures | undefined
  /** False if only some of the stocks are shown, whose sum would be misleading. */
  readonly hasTotal?: boolean
  readonly onOpen: (held: HeldStock) => void
  /** Rendered at the end of a row's company cell. */
  readonly actionsOf?: ((held: HeldStock) => ReactNode) | undefined
}

export function HoldingsTable(props: HoldingsTableProps) {
  const { label, holdings, figures, closed, place, hasTotal = true, onOpen, actionsOf } = props
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const [sort, setSort] = useState(BY_VALUE)
  const ordered = sortHoldings(holdings, sort, figures, language)
  const columns: readonly Column[] = COLUMNS[place]
  const body = useRef<HTMLTableSectionElement>(null)
  useFirstRowKey(body, place === 'page' ? '[data-open]' : null)
  const group = (id: MessageId, span: number) => (
    <th className={styles['group']} scope="colgroup" colSpan={span}>
      <span>{formatMessage({ id })}</span>
    </th>
  )
  return (
    <table className={styles['table']} data-place={place} data-wide-paper aria-label={label} onKeyDown={moveByKey}>
      <colgroup>
        {columns.map(({ id }) => (
          <col key={id} data-column={id} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td colSpan={2} />
          {group('portfolio.group.current', columns.length - 5)}
          {group('portfolio.group.today', 1)}
          {group('portfolio.group.total', 2)}
        </tr>
        <tr onKeyDown={moveAmongHeads}>
          {columns.map(({ id, title, isText, isFirst }) => (
            <SortHead
              key={id}
              className={styles['head']}
              data-column={id}
              data-text={isText}
              data-first={isFirst}
              order={sort.column === id ? (sort.isDescending ? 'descending' : 'ascending') : null}
              isStop={sort.column === id}
              onSort={() => setSort(holdingSortAfter(sort, id))}
            >
              {formatMessage({ id: title })}
            </SortHead>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {ordered.map((held) => (
          <HoldingRow
            key={held.id}
            held={held}
            hasAverage={place === 'page'}
            onOpen={onOpen}
            actions={actionsOf?.(held)}
          />
        ))}
      </tbody>
      {hasTotal && (
        <tfoot>
          {closed && <ClosedPositions figures={closed} columns={columns.length} />}
          <HoldingsTotal figures={figures} columns={columns.length} />
        </tfoot>
      )}
    </table>
  )
}

/**
 * Makes each row a single tab stop. Left and right move between its figures; up and down, or k and
 * j, move between rows.
 */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
  const row = event.target.closest('tr')
  if (!row) return
  const places = [...row.querySelectorAll<HTMLElement>('[data-open], [data-figure]')]
  const place = places.indexOf(event.target)
  if (place < 0) return
  const next = targetOf(event.key, row, places, place)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function targetOf(key: string, row: HTMLElement, places: readonly HTMLElement[], place: number) {
  if (key === 'ArrowRight') return places[place + 1]
  if (key === 'ArrowLeft') return places[place - 1]
  const isDown = key === 'ArrowDown' || key === 'j'
  if (!isDown && key !== 'ArrowUp' && key !== 'k') return undefined
  const other = isDown ? row.nextElementSibling : row.previousElementSibling
  return [...(other?.querySelectorAll<HTMLElement>('[data-open], [data-figure]') ?? [])][place]
}
