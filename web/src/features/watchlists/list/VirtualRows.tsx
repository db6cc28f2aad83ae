import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useIsOnPaper } from '../../../device/paper.ts'
import { remInPixels, scrollTop } from '../../../device/document.ts'
import { scrollToMiddle, useRowsInSight } from '../../../device/rowsInSight.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'

/** Height with border, in rem. */
const ROW_HEIGHT = 3.3125
const ROWS_AROUND = 6

interface VirtualRowsProps {
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly entries: readonly WatchedEntry[]
  readonly row: (entry: WatchedEntry, index: number) => ReactNode
  readonly columns: number
  readonly shownEntryId: string | null
}

/** Rows near the window between two spacers. Renders all rows for print. */
export function VirtualRows({ body, entries, row, columns, shownEntryId }: VirtualRowsProps) {
  const [top, setTop] = useState<number | null>(null)
  const [height] = useState(() => ROW_HEIGHT * remInPixels())
  // The table body is known only after these rows are laid out.
  useEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + scrollTop())
  }, [body])

  const inSight = useRowsInSight({ top, height, count: entries.length, around: ROWS_AROUND })
  const { from, to } = useIsOnPaper() ? { from: 0, to: entries.length } : inSight
  const shown = shownEntryId === null ? -1 : entries.findIndex(({ id }) => id === shownEntryId)
  useEffect(() => {
    if (top !== null && shown >= 0) scrollToMiddle(top + (shown + 0.5) * height)
    // Runs once per address: later reordering does not scroll the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shownEntryId, top])
  return (
    <>
      <Spacer height={from * height} columns={columns} />
      {entries.slice(from, to).map((entry, place) => row(entry, from + place))}
      <Spacer height={(entries.length - to) * height} columns={columns} />
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
