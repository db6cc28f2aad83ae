/** How many rows a reader asks for, and behind which. */
export type PageWish = { first: number; after: string | null }

/** Rows of a long list as an api answers them: `cursors` is beside them, one for each, where it knows pages. */
export type AnsweredPage<Row> = {
  rows: readonly Row[]
  cursors: readonly string[]
  nextCursor: string | null
  totalCount: number | null
}

const PLACE = /^at:(\d{1,9})$/

/** The place among all rows that a cursor of `pageOfWhole` names; null for any other cursor. */
export function placeIn(after: string | null): number | null {
  const place = PLACE.exec(after ?? '')?.[1]
  return place === undefined ? null : Number(place)
}

/** The rows that are wished for, of an api that knows no pages and has answered all of them. */
export function pageOfWhole<Row>(all: readonly Row[], { first, after }: PageWish): AnsweredPage<Row> {
  const start = placeIn(after) ?? 0
  const end = start + first
  const rows = all.slice(start, end)
  return {
    rows,
    cursors: rows.map((_row, index) => `at:${start + index + 1}`),
    nextCursor: end < all.length ? `at:${end}` : null,
    totalCount: all.length,
  }
}
