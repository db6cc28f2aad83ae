import { and, desc, lt, or, eq, ilike, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Where a page ended: the next one begins with what is older. */
export type Cursor = { instant: Date; id: string }

/** A part of a table, the newest first. Null `first`: all of it. */
export type Page = { search: string | null; first: number | null; after: Cursor | null }

export type PagedColumns = { instant: PgColumn; id: PgColumn; searched: readonly PgColumn[] }

export function newestFirst({ instant, id }: PagedColumns): SQL[] {
  return [desc(instant), desc(id)]
}

/** What is searched for stands somewhere in one of the searched columns, in capitals or not. */
export function matching({ searched }: PagedColumns, { search }: Page): SQL | undefined {
  if (search === null) return undefined
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(...searched.map((column) => ilike(column, pattern)))
}

export function olderThan({ instant, id }: PagedColumns, { after }: Page): SQL | undefined {
  if (after === null) return undefined
  return or(lt(instant, after.instant), and(eq(instant, after.instant), lt(id, after.id)))
}
