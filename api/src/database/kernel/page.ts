import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

export type Cursor = { instant: Date; id: string }

export type Page = { first: number | null; after: Cursor | null }

type PagedColumns = { instant: PgColumn; id: PgColumn }

export function newestFirst({ instant, id }: PagedColumns): SQL[] {
  return [desc(instant), desc(id)]
}

/** Rows after the cursor. Undefined, which filters nothing, on the first page. */
export function olderThan({ instant, id }: PagedColumns, { after }: Page): SQL | undefined {
  if (after === null) return undefined
  return or(lt(instant, after.instant), and(eq(instant, after.instant), lt(id, after.id)))
}
