import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { isWriting, useKeys } from '../../../device/keys.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useIsNarrow } from '../../../device/media.ts'
import { columnsOf } from '../model/listColumns.ts'
import { ListRow } from './ListRow.tsx'
import type { ListTask } from '../model/listTask.ts'
import { sortAfter, type Sort } from '../model/sortEntries.ts'
import { useRowMotion } from './useRowMotion.ts'
import { VirtualRows } from './VirtualRows.tsx'
import type { WatchedEntry } from '../model/watchedEntry.ts'
import styles from './ListTable.module.css'

interface ListTableProps {
  readonly name: string
  readonly listId: string
  readonly kind: ListKind
  readonly entries: readonly WatchedEntry[]
  /** True for a long list, also while a filter shortens it. */
  readonly isVirtual: boolean
  readonly filter: string
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly onAsk: (task: ListTask) => void
  /** Entry addressed by the URL: its row scrolls into view. */
  readonly shownEntryId: string | null
  /** Global ids; null if selection mode is off. */
  readonly selected: ReadonlySet<string> | null
  readonly onToggle: (entryId: string) => void
}

/** Table that never scrolls sideways, so that its head can stick below the app bar. */
export function ListTable(props: ListTableProps) {
  const { name, listId, kind, entries, isVirtual, filter, sort, onSort, onAsk, shownEntryId, selected, onToggle } =
    props
  const { formatMessage } = useIntl()
  const layout = useIsNarrow() ? 'narrow' : 'wide'
  const columns = columnsOf(kind, layout)
  const body = useRef<HTMLTableSectionElement>(null)
  useRowMotion(body, entries, isVirtual)
  useFirstRowKey(body)
  useEffect(() => {
    if (shownEntryId === null || isVirtual) return
    rowsOf(body.current)
      .find(({ dataset }) => dataset['row'] === shownEntryId)
      ?.scrollIntoView({ block: 'center' })
  }, [shownEntryId, isVirtual])

  const Arrow = sort.isDescending ? ArrowDown : ArrowUp
  const label = formatMessage({ id: 'list.table' }, { name })
  const row = (entry: WatchedEntry, index: number) => (
    <ListRow
      key={entry.id}
      entry={entry}
      listId={listId}
      filter={filter}
      rowIndex={index + 2}
      layout={layout}
      onAsk={onAsk}
      isSelected={selected && selected.has(entry.id)}
      onToggle={onToggle}
    />
  )
  return (
    <table className={styles['table']} data-wide-paper aria-label={label} aria-rowcount={entries.length + 1}>
      <thead className={styles['heads']}>
        <tr aria-rowindex={1}>
          {columns.map(({ id, title, width, align }) => (
            <th
              key={id}
              scope="col"
              className={styles['head']}
              data-align={align}
              data-column={id}
              style={{ width: `${width}%` }}
              aria-sort={sort.column === id ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
            >
              <button className={styles['sort']} type="button" onClick={() => onSort(sortAfter(sort, id))}>
                {formatMessage({ id: title })}
                {sort.column === id && <Arrow className={styles['sortArrow']} aria-hidden="true" />}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={moveByKey}>
        {isVirtual ? (
          <VirtualRows body={body} entries={entries} row={row} columns={columns.length} shownEntryId={shownEntryId} />
        ) : (
          entries.map(row)
        )}
      </tbody>
    </table>
  )
}

function rowsOf(body: HTMLElement | null): HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
}

/** Key j focuses the first row if the focus is outside the rows. */
function useFirstRowKey(body: RefObject<HTMLTableSectionElement | null>): void {
  const { singleKeysOff } = useStorage()
  useKeys((event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (key !== 'j' || ctrlKey || metaKey || altKey || isWriting(event) || singleKeysOff.read() === true) return
    const isElsewhere = target instanceof Node && !body.current?.contains(target) && !isInDialog(target)
    if (isElsewhere) rowsOf(body.current)[0]?.querySelector('a')?.focus()
  })
}

function isInDialog(target: Node): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  if ((event.key !== 'j' && event.key !== 'k') || event.ctrlKey || event.metaKey || event.altKey) return
  const rows = rowsOf(event.currentTarget)
  const place = rows.findIndex((row) => event.target instanceof Node && row.contains(event.target))
  const wanted = place < 0 ? undefined : rows[place + (event.key === 'j' ? 1 : -1)]
  wanted?.querySelector('a')?.focus()
}
