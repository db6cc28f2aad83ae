import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What rows are put in order by. `instant` has milliseconds at most. */
export type SortValue = { value: PgColumn | SQL; kind: 'text' | 'instant' | 'number' }

/** The orders a table can be read in, and the column in small letters where words are looked for. */
export type SortedTable<Key extends string> = {
  orders: Record<Key, SortValue>
  id: PgColumn
  searched: PgColumn | SQL
}

/** The row after which a page begins: its value as text, and its id. */
export type SortedCursor = { value: string; id: string }

/** A part of a table in one of its orders. Null `first`: all of it. */
export type SortedPage<Key extends string = string> = {
  search: string | null
  first: number | null
  after: SortedCursor | null
  by: Key
  isDescending: boolean
}

// As text that reads back as the same value.
const AS_TEXT: Record<SortValue['kind'], (value: SortValue['value']) => SQL<string>> = {
  text: (value) => sql<string>`${value}`,
  instant: (value) => sql<string>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  number: (value) => sql<string>`${value}::text`,
}
const FROM_TEXT: Record<SortValue['kind'], (text: string) => SQL> = {
  text: (text) => sql`${text}::text`,
  instant: (text) => sql`${text}::timestamptz`,
  number: (text) => sql`${text}::integer`,
}

/** What a cursor keeps of a row, as a column to select. */
export function cursorValue<Key extends string>(table: SortedTable<Key>, { by }: SortedPage<Key>): SQL<string> {
  const { value, kind } = table.orders[by]
  return AS_TEXT[kind](value)
}

export function inOrder<Key extends string>(table: SortedTable<Key>, { by, isDescending }: SortedPage<Key>): SQL[] {
  const direct = isDescending ? desc : asc
  return [direct(table.orders[by].value), direct(table.id)]
}

/** One comparison of both, so that an index of both finds where to begin. */
export function afterCursor<Key extends string>(
  table: SortedTable<Key>,
  { by, isDescending, after }: SortedPage<Key>,
): SQL | undefined {
  if (after === null) return undefined
  const { value, kind } = table.orders[by]
  const comparison = isDescending ? sql`<` : sql`>`
  return sql`(${value}, ${table.id}) ${comparison} (${FROM_TEXT[kind](after.value)}, ${after.id}::uuid)`
}

/** What is searched for stands somewhere in the searched text, in capitals or not. */
export function containing({ searched }: { searched: PgColumn | SQL }, search: string | null): SQL | undefined {
  if (search === null) return undefined
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`${searched} like lower(${pattern})`
}
