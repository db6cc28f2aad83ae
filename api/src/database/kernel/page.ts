import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Cursor: the last row of a page; the next page continues with older rows. */
export type Cursor = { instant: Date; id: string }

/** A page, the newest rows first. Null `first`: all rows. */
export type Page = { first: number | null; after: Cursor | null }

type PagedColumns = { instant: PgColumn; id: PgColumn }

/** The order of a page: instant descending, then id descending, so that equal instants keep one order. */
export function newestFirst({ instant, id }: PagedColumns): SQL[] {
  return [desc(instant), desc(id)]
}

/** The rows after a cursor in that order; undefined, which filters nothing, on the first page. */
export function olderThan({ instant, id }: PagedColumns, { after }: Page): SQL | undefined {
  if (after === null) return undefined
  return or(lt(instant, after.instant), and(eq(instant, after.instant), lt(id, after.id)))
}
