import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

// Few enough rows to sort at once.
const FEW = 1_000

/** `instant` has at most millisecond precision. */
export type SortValue = { value: PgColumn | SQL; kind: 'text' | 'instant' | 'number' }

export type SortedTable<Key extends string> = {
  source: PgTable
  orders: Record<Key, SortValue>
  id: PgColumn
  searched: PgColumn | SQL
}

/** Last row of the previous page: its sort value as text, and its id. */
export type SortedCursor = { value: string; id: string }

export type SortedPage<Key extends string = string> = {
  search: string | null
  first: number | null
  after: SortedCursor | null
  by: Key
  isDescending: boolean
}

/**
 * `rows` has up to one row more than the page, which shows that another page follows. `totalCount`
 * is null if all rows were requested.
 */
export type FoundPage<Row> = { rows: Row[]; totalCount: number | null }

/** `always` restricts the table itself, `filter` the requested rows. */
type Wanted = { always?: SQL; filter: SQL | undefined }

// Converts sort values to text without loss.
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

type PageClauses = { cursor: { value: SQL<string>; id: SQL<string> }; where: SQL | undefined; orderBy: SQL[] }

type Query<Row> = PromiseLike<Row[]> & { limit(most: number): PromiseLike<Row[]> }

function inOrder<Key extends string>(table: SortedTable<Key>, { by, isDescending }: SortedPage<Key>): SQL[] {
  const direct = isDescending ? desc : asc
  return [direct(table.orders[by].value), direct(table.id)]
}

/** Row comparison, which an index of both columns serves. */
function afterCursor<Key extends string>(
  table: SortedTable<Key>,
  { by, isDescending, after }: SortedPage<Key>,
): SQL | undefined {
  if (after === null) return undefined
  const { value, kind } = table.orders[by]
  const comparison = isDescending ? sql`<` : sql`>`
  return sql`(${value}, ${table.id}) ${comparison} (${FROM_TEXT[kind](after.value)}, ${after.id}::uuid)`
}

/**
 * Evaluates the filter once per row. Few matches are collected before sorting. If there are many,
 * the first ones are found soon in index order.
 */
export async function findPage<Row, Key extends string>(
  database: Database,
  table: SortedTable<Key>,
  page: SortedPage<Key>,
  { always, filter }: Wanted,
  queryOf: (clauses: PageClauses) => Query<Row>,
): Promise<FoundPage<Row>> {
  const { source, id } = table
  const { first, by } = page
  const { value, kind } = table.orders[by]
  async function read(condition: SQL | undefined): Promise<Row[]> {
    const query = queryOf({
      cursor: { value: AS_TEXT[kind](value), id: sql<string>`${id}` },
      where: and(condition, afterCursor(table, page)),
      orderBy: inOrder(table, page),
    })
    return first === null ? query : query.limit(first + 1)
  }
  const condition = and(always, filter)
  if (first === null) return { rows: await read(condition), totalCount: null }
  if (filter) {
    const found = await database.execute<{ total: number; ids: string[] }>(sql`
      with found as materialized (select ${id} as id from ${source} where ${condition})
      select (select count(*)::integer from found) as total, array(select id::text from found limit ${FEW}) as ids`)
    const { total = 0, ids = [] } = found.rows[0] ?? {}
    const isFew = total <= FEW
    return {
      rows: await read(isFew ? sql`${id} = any(${sql.param(ids)}::uuid[])` : condition),
      totalCount: total,
    }
  }
  const [rows, totalCount] = await Promise.all([read(condition), database.$count(source, condition)])
  return { rows, totalCount }
}

/** Case-insensitive substring search. */
export function containing({ searched }: { searched: PgColumn | SQL }, search: string | null): SQL | undefined {
  if (search === null) return undefined
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`${searched} like lower(${pattern})`
}
