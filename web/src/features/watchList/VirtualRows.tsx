import { useEffect, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { remInPixels, scrollTop } from '../../device/document.ts'
import type { WatchedEntry } from './watchedEntry.ts'

/** A row with its line, in rem. */
const ROW_HEIGHT = 3.3125
const ROWS_AROUND = 12

interface VirtualRowsProps {
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly entries: readonly WatchedEntry[]
  readonly row: (entry: WatchedEntry, index: number) => ReactNode
  readonly columns: number
  /** The entry that comes into sight. */
  readonly shownEntryId: string | null
}

/** The rows near the window, between two spacers as high as all the others. */
export function VirtualRows({ body, entries, row, columns, shownEntryId }: VirtualRowsProps) {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + scrollTop())
  }, [body])

  const height = ROW_HEIGHT * remInPixels()
  const virtualizer = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => height,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: ROWS_AROUND,
    scrollMargin: top,
  })
  const shown = shownEntryId === null ? -1 : entries.findIndex(({ id }) => id === shownEntryId)
  useEffect(() => {
    if (top > 0 && shown >= 0) virtualizer.scrollToIndex(shown, { align: 'center' })
    // Once an address: rows that change places afterwards do not carry the window along.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shownEntryId, top])
  const items = virtualizer.getVirtualItems()
  const above = (items[0]?.start ?? top) - top
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return (
    <>
      <Spacer height={above} columns={columns} />
      {items.map(({ index }) => {
        const entry = entries[index]
        return entry && row(entry, index)
      })}
      <Spacer height={below} columns={columns} />
    </>
  )
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
