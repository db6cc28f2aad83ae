import { lazy, Suspense, useRef } from 'react'
import { ArrowDown } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ListKind } from '@palier/domain/thresholds'
import { useIsNarrow, useIsTableCut } from '../../device/media.ts'
import { columnsOf } from './listColumns.ts'
import { ListRow } from './ListRow.tsx'
import { useRowMotion } from './useRowMotion.ts'
import type { WatchedEntry } from './watchedEntry.ts'
import styles from './ListTable.module.css'

const VirtualRows = lazy(async () => ({ default: (await import('./VirtualRows.tsx')).VirtualRows }))

/** Up to so many rows all stand in the document; beyond, only those near the window do. */
export const ROWS_IN_DOCUMENT = 100

const RAIL_WIDTH = { wide: 72, narrow: 64 } as const

interface ListTableProps {
  readonly name: string
  readonly listId: string
  readonly kind: ListKind
  /** In the order of the rows. */
  readonly entries: readonly WatchedEntry[]
  readonly filter: string
}

/** A list as a table of eleven columns. Where it does not fit it scrolls sideways inside a region of its own. */
export function ListTable({ name, listId, kind, entries, filter }: ListTableProps) {
  const { formatMessage } = useIntl()
  const isNarrow = useIsNarrow()
  const isCut = useIsTableCut()
  const body = useRef<HTMLTableSectionElement>(null)
  const isVirtual = entries.length > ROWS_IN_DOCUMENT
  useRowMotion(body, entries, isVirtual)

  const label = formatMessage({ id: 'list.table' }, { name })
  const railWidth = isNarrow ? RAIL_WIDTH.narrow : RAIL_WIDTH.wide
  const row = (entry: WatchedEntry, index: number) => (
    <ListRow key={entry.id} entry={entry} listId={listId} filter={filter} rowIndex={index + 2} railWidth={railWidth} />
  )
  return (
    // A region that scrolls must be reached by the keyboard, and named.
    <div className={styles['region']} {...(isCut ? { role: 'region', tabIndex: 0, 'aria-label': label } : {})}>
      <table className={styles['table']} aria-label={label} aria-rowcount={entries.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columnsOf(kind).map(({ id, title, width, align, isSorted }) => (
              <th
                key={id}
                scope="col"
                className={styles['head']}
                data-align={align}
                data-column={id}
                style={{ width: `${width}%` }}
                aria-sort={isSorted ? 'descending' : undefined}
              >
                {formatMessage({ id: title })}
                {isSorted && <ArrowDown className={styles['sortArrow']} aria-hidden="true" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {isVirtual ? (
            <Suspense fallback={entries.slice(0, ROWS_IN_DOCUMENT).map(row)}>
              <VirtualRows body={body} entries={entries} row={row} columns={columnsOf(kind).length} />
            </Suspense>
          ) : (
            entries.map(row)
          )}
        </tbody>
      </table>
    </div>
  )
}
