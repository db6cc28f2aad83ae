import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type Rows<Row> = { rows: Row[] }

/** What both engines answer to a raw statement. */
interface RowsHKT extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

/** The one type of database that services know, whichever engine is behind it. A transaction is one too. */
export type Database = PgDatabase<RowsHKT>
