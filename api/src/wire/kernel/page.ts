import type { Cursor, Page } from '../../database/kernel/page.ts'
import { Refusal } from '../../kernel/refusal.ts'

type WirePage = { first?: number | undefined; after?: string | undefined }

const CURSOR = /^(\d{1,15})\.([0-9a-f-]{36})$/

/** Refused with BadCursor where the cursor is none of ours. */
export function pageFromWire({ first, after }: WirePage): Page {
  return { first: first ?? null, after: after === undefined ? null : cursorFromWire(after) }
}

/** Cursor of the next page; null where this one was not full. */
export function nextCursorToWire({ first }: Page, cursors: readonly Cursor[]): string | null {
  const last = cursors.at(-1)
  return cursors.length === first && last ? cursorToWire(last) : null
}

/** An opaque cursor, which `pageFromWire` reads. */
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
