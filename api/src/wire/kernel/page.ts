import type { Cursor, Page } from '../../database/kernel/page.ts'
import { Refusal } from '../../kernel/refusal.ts'

type WirePage = { first?: number | undefined; after?: string | undefined }

const CURSOR = /^(\d{1,15})\.([0-9a-f-]{36})$/

/** Throws BadCursor if the cursor is invalid. */
export function pageFromWire({ first, after }: WirePage): Page {
  return { first: first ?? null, after: after === undefined ? null : cursorFromWire(after) }
}

/**
 * Cuts a page of `first` rows from one more row, so that a full last page has no next page. Null
 * `first`: all rows.
 */
export function cutPage<Row>(
  found: readonly Row[],
  first: number | null,
  cursorOf: (row: Row) => string,
): { rows: readonly Row[]; cursors: string[]; nextCursor: string | null } {
  const rows = first === null ? found : found.slice(0, first)
  const cursors = rows.map(cursorOf)
  return { rows, cursors, nextCursor: found.length > rows.length ? (cursors.at(-1) ?? null) : null }
}

/** Requests one more row, for `cutPage`. */
export function withOneMore(page: Page): Page {
  return page.first === null ? page : { ...page, first: page.first + 1 }
}

export function cursorToWire({ instant, id }: Cursor): string {
  return Buffer.from(`${instant.getTime()}.${id}`).toString('base64url')
}

function cursorFromWire(text: string): Cursor {
  const [, milliseconds, id] = CURSOR.exec(Buffer.from(text, 'base64url').toString()) ?? []
  const instant = new Date(Number(milliseconds))
  if (id === undefined || Number.isNaN(instant.getTime())) {
    throw new Refusal('BadCursor', { field: 'after' })
  }
  return { instant, id }
}
