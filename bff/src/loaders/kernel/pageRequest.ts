export type PageRequest = { first: number; after: string | null }

/** `cursors`: one per row, only from an API with pages. */
export type AnsweredPage<Row> = {
  rows: readonly Row[]
  cursors: readonly string[]
  nextCursor: string | null
  totalCount: number | null
}

const PLACE = /^at:(\d{1,9})$/

/** Position in a cursor of `pageOfWhole`; null for any other cursor. */
export function placeIn(after: string | null): number | null {
  const place = PLACE.exec(after ?? '')?.[1]
  return place === undefined ? null : Number(place)
}

/** Page of a complete list, for an API without pages. */
export function pageOfWhole<Row>(all: readonly Row[], { first, after }: PageRequest): AnsweredPage<Row> {
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
