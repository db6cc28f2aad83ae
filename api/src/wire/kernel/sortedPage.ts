import { z } from 'zod'
import type { FoundPage, SortedCursor, SortedPage, SortValue } from '../../database/kernel/sortedPage.ts'
import { cutPage } from './page.ts'
import { Refusal } from '../../kernel/refusal.ts'

type WireSortedPage<Key> = {
  search?: string | undefined
  first?: number | undefined
  after?: string | undefined
  sort?: { by: Key; isDescending: boolean } | undefined
}
type WirePageEnd = { nextCursor?: string | null; totalCount?: number; cursors?: string[] }

const cursor = z.tuple([z.string(), z.boolean(), z.string(), z.uuid()])

const IS_VALUE: Record<SortValue['kind'], (text: string) => boolean> = {
  text: (text) => !text.includes('\0'),
  instant: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text)),
  number: (text) => /^-?\d{1,9}$/.test(text),
}

/**
 * Parses a page request for a table with these orders. Default: latest rows of the order `usual`.
 * Throws BadCursor if the cursor is invalid or of another order.
 */
export function sortedPageFromWire<Key extends string>(
  { search, first, after, sort }: WireSortedPage<Key>,
  orders: Record<Key, Pick<SortValue, 'kind'>>,
  usual: Key,
): SortedPage<Key> {
  const { by, isDescending } = sort ?? { by: usual, isDescending: true }
  const page = { search: search?.trim() || null, first: first ?? null, after: null, by, isDescending }
  return after === undefined ? page : { ...page, after: cursorFromWire(after, page, orders[by].kind) }
}

/** Returns only the rows if the whole table was requested. */
export function sortedPageToWire<Row extends { cursor: SortedCursor }, Key extends string>(
  page: SortedPage<Key>,
  { rows: found, totalCount }: FoundPage<Row>,
): { rows: readonly Row[]; end: WirePageEnd } {
  const { rows, ...cursors } = cutPage(found, page.first, ({ cursor }) => cursorToWire(page, cursor))
  return { rows, end: totalCount === null ? {} : { totalCount, ...cursors } }
}

function cursorToWire({ by, isDescending }: SortedPage, { value, id }: SortedCursor): string {
  return Buffer.from(JSON.stringify([by, isDescending, value, id])).toString('base64url')
}

function cursorFromWire(text: string, page: SortedPage, kind: SortValue['kind']): SortedCursor {
  const refusal = new Refusal('BadCursor', { field: 'after' })
  let content: unknown
  try {
    content = JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    throw refusal
  }
  const parsed = cursor.safeParse(content)
  if (!parsed.success) throw refusal
  const [by, isDescending, value, id] = parsed.data
  if (by !== page.by || isDescending !== page.isDescending || !IS_VALUE[kind](value)) throw refusal
  return { value, id }
}
